/// The names of SF Symbols that have a shape here.
///
/// An entry is a name, "=", and how the symbol is drawn, in the order of the names' bytes:
///
/// - `search`: the glyph of that name in the font of symbols;
/// - `star_border/star`: the glyphs of the symbol and of its filled variant;
/// - `~home`: the outline of the glyph, which the filled variant fills;
/// - `|12,12:4,4:20,4;*5,12,2`: lines and discs, as `SymbolMark` reads them.
///
/// The choice of glyphs is Flipbook's; where the font has no such symbol, it is the nearest one.
enum SymbolTable {
  /// How each name is drawn.
  static let entries: [Substring: Substring] = {
    var entries: [Substring: Substring] = [:]
    for row in rows.split(whereSeparator: \.isWhitespace) {
      guard let sign = row.firstIndex(of: "=") else { continue }
      entries[row[..<sign]] = row[row.index(after: sign)...]
    }
    return entries
  }()

  private static let rows = """
    a.magnify=spellcheck accessibility=accessibility airplane.arrival=~flight_land
    airplane.departure=~flight_takeoff airplane=~flight airplayaudio=cast airplayvideo=airplay
    airpods=earbuds alarm.waves.left.and.right=alarm_on alarm=alarm allergens=coronavirus
    ant=bug_report antenna.radiowaves.left.and.right=settings_input_antenna appclip=~app_shortcut
    apple.terminal=~terminal appletv=~tv applewatch=~watch apps.iphone=~app_shortcut
    aqi.medium=grain archivebox=~archive arkit=view_in_ar arrow.2.circlepath=sync
    arrow.2.squarepath=repeat arrow.backward=|3.8,12:20.2,12:10.4,5.4:10.4,18.6
    arrow.clockwise=refresh arrow.counterclockwise=replay arrow.down.doc=~file_download
    arrow.down.left=|5.6,18.4:18.4,5.6:15.4,18.4:5.6,8.6
    arrow.down.right.and.arrow.up.left=close_fullscreen
    arrow.down.right=|18.4,18.4:5.6,5.6:8.6,18.4:18.4,8.6 arrow.down.to.line=vertical_align_bottom
    arrow.down=|12,20.2:12,3.8:5.4,13.6:18.6,13.6 arrow.forward=|20.2,12:3.8,12:13.6,5.4:13.6,18.6
    arrow.left.and.right=|2.5,12:12,12:7.2,7.5:7.2,16.5;21.5,12:12,12:16.8,7.5:16.8,16.5
    arrow.left.arrow.right=|4,7.5:20,7.5:8.4,3.4:8.4,11.6;20,16.5:4,16.5:15.6,12.4:15.6,20.6
    arrow.left.to.line=first_page arrow.left=|3.8,12:20.2,12:10.4,5.4:10.4,18.6
    arrow.right.to.line.compact=last_page arrow.right.to.line=last_page
    arrow.right=|20.2,12:3.8,12:13.6,5.4:13.6,18.6 arrow.triangle.2.circlepath.camera=cameraswitch
    arrow.triangle.2.circlepath=sync arrow.triangle.branch=fork_right arrow.triangle.merge=merge
    arrow.triangle.swap=swap_vert arrow.triangle.turn.up.right.diamond=~directions
    arrow.turn.down.left=keyboard_return arrow.turn.down.right=subdirectory_arrow_right
    arrow.turn.up.left=subdirectory_arrow_left arrow.turn.up.right=turn_right
    arrow.up.and.down.and.arrow.left.and.right=open_with
    arrow.up.and.down=|12,2.5:12,12:7.5,7.2:16.5,7.2;12,21.5:12,12:7.5,16.8:16.5,16.8
    arrow.up.and.line.horizontal.and.arrow.down=expand
    arrow.up.arrow.down=|7.5,4:7.5,20:3.4,8.4:11.6,8.4;16.5,20:16.5,4:12.4,15.6:20.6,15.6
    arrow.up.doc=~upload_file arrow.up.forward.app=open_in_new
    arrow.up.forward=|18.4,5.6:5.6,18.4:8.6,5.6:18.4,15.4
    arrow.up.left.and.arrow.down.right=open_in_full
    arrow.up.left.and.down.right.magnifyingglass=zoom_in
    arrow.up.left=|5.6,5.6:18.4,18.4:15.4,5.6:5.6,15.4
    arrow.up.right.and.arrow.down.left.rectangle=aspect_ratio
    arrow.up.right.square.fill.on.square.fill=launch
    arrow.up.right=|18.4,5.6:5.6,18.4:8.6,5.6:18.4,15.4 arrow.up.to.line=vertical_align_top
    arrow.up=|12,3.8:12,20.2:5.4,10.4:18.6,10.4 arrow.uturn.backward=undo
    arrow.uturn.down=u_turn_right arrow.uturn.forward=redo arrow.uturn.left=undo
    arrow.uturn.right=redo arrow.uturn.up=u_turn_left arrowshape.right=~forward
    arrowshape.turn.up.left.2=~reply_all arrowshape.turn.up.left=~reply
    arrowshape.turn.up.right=~shortcut arrowtriangle.down=~arrow_drop_down
    arrowtriangle.left=~arrow_left arrowtriangle.right=~play_arrow arrowtriangle.up=~arrow_drop_up
    at=alternate_email backpack=~backpack backward.end=~skip_previous
    backward.frame=~skip_previous backward=~fast_rewind bag.badge.plus=~local_mall
    bag=~shopping_bag bandage=healing banknote=~payments barcode.viewfinder=document_scanner
    baseball=~sports_baseball basket=~shopping_basket basketball=~sports_basketball
    bathtub=~bathtub battery.0=~battery_0_bar battery.100.bolt=~battery_charging_full
    battery.100=~battery_full battery.25=~battery_2_bar battery.50=~battery_4_bar
    battery.75=~battery_5_bar bed.double=bed bell.and.waveform=~notifications_active
    bell.badge=~notification_important bell.slash=notifications_off
    bell=notifications_none/notifications bicycle=directions_bike bird=flutter_dash
    birthday.cake=~cake bitcoinsign=currency_bitcoin bold=format_bold bolt.badge.a=flash_auto
    bolt.car=electric_car bolt.heart=monitor_heart bolt.horizontal=~electric_bolt
    bolt.slash=flash_off bolt=~bolt book.closed=~book book=menu_book
    bookmark=bookmark_border/bookmark books.vertical=library_books box.truck=~local_shipping
    brain.head.profile=~psychology brain=~psychology briefcase=work_outline/work
    bubble.left.and.bubble.right=forum bubble.left.and.exclamationmark.bubble.right=sms_failed
    bubble.left=~chat_bubble bubble.middle.bottom=~mode_comment bubble.right=~chat_bubble
    building.2=location_city building.columns=~account_balance building=apartment
    bus.doubledecker=~directions_bus bus=~directions_bus cablecar=tram
    calendar.badge.clock=pending_actions calendar.badge.exclamationmark=~event_busy
    calendar.badge.plus=edit_calendar calendar=~calendar_today camera.aperture=camera
    camera.macro=~local_florist camera.metering.center.weighted=center_focus_strong
    camera.rotate=flip_camera_ios camera.viewfinder=center_focus_weak camera=~photo_camera
    capslock=~keyboard_capslock captions.bubble=closed_caption car.2=~directions_car
    car.side=~directions_car car=~directions_car cart.badge.minus=remove_shopping_cart
    cart.badge.plus=add_shopping_cart cart=~shopping_cart case=work_outline/work
    cellularbars=signal_cellular_alt chair=~chair character.book.closed=translate
    character.bubble=translate character=text_fields chart.bar.xaxis=~insert_chart
    chart.bar=~bar_chart chart.dots.scatter=scatter_plot chart.line.downtrend.xyaxis=trending_down
    chart.line.uptrend.xyaxis=show_chart chart.pie=~pie_chart chart.xyaxis.line=show_chart
    checklist=checklist checkmark.circle.badge.questionmark=help_outline
    checkmark.icloud=~cloud_done checkmark.seal=~verified checkmark.shield=~verified_user
    checkmark=|9.4,18.8:4.8,12.8:18.8,5.2 chevron.backward=|8.4,12:15.4,4.8:15.4,19.2
    chevron.compact.down=|12,14:3.5,10:20.5,10 chevron.compact.left=|10,12:14,3.5:14,20.5
    chevron.compact.right=|14,12:10,3.5:10,20.5 chevron.compact.up=|12,10:3.5,14:20.5,14
    chevron.down.2=|12,11.5:4.8,4.5:19.2,4.5;12,20.5:4.8,13.5:19.2,13.5
    chevron.down=|12,15.6:4.8,8.6:19.2,8.6 chevron.forward=|15.6,12:8.6,4.8:8.6,19.2
    chevron.left.2=|3.5,12:10.5,4.8:10.5,19.2;12.5,12:19.5,4.8:19.5,19.2
    chevron.left.forwardslash.chevron.right=code chevron.left=|8.4,12:15.4,4.8:15.4,19.2
    chevron.right.2=|11.5,12:4.5,4.8:4.5,19.2;20.5,12:13.5,4.8:13.5,19.2
    chevron.right=|15.6,12:8.6,4.8:8.6,19.2
    chevron.up.2=|12,3.5:4.8,10.5:19.2,10.5;12,12.5:4.8,19.5:19.2,19.5
    chevron.up.chevron.down=|12,4.5:7,9.5:17,9.5;12,19.5:7,14.5:17,14.5
    chevron.up=|12,8.4:4.8,15.4:19.2,15.4 circle.dashed=data_usage circle.grid.2x2=drag_indicator
    circle.grid.3x3=apps circle.grid.cross=games circle.hexagongrid=~workspaces
    circle.lefthalf.filled=contrast circle.slash=do_not_disturb_alt clipboard=content_paste
    clock.arrow.circlepath=history clock.badge.checkmark=more_time clock=schedule/watch_later
    cloud.bolt.rain=~thunderstorm cloud.bolt=~thunderstorm cloud.drizzle=~cloudy_snowing
    cloud.fog=~foggy cloud.hail=~cloudy_snowing cloud.heavyrain=~cloudy_snowing
    cloud.moon.rain=~nights_stay cloud.moon=~nights_stay cloud.rain=~cloudy_snowing
    cloud.slash=cloud_off cloud.sleet=~cloudy_snowing cloud.snow=~cloudy_snowing
    cloud.sun.rain=~sunny_snowing cloud.sun=~wb_cloudy cloud=cloud_queue/cloud
    command=keyboard_command_key computermouse=~mouse control=keyboard_control_key cpu=memory
    creditcard=~credit_card crop.rotate=crop_rotate crop=crop cross.case=~medical_services
    cross.vial=~science cross=~local_hospital cube.transparent=view_in_ar cube=view_in_ar
    cup.and.saucer=~local_cafe cylinder=storage decrease.indent=format_indent_decrease
    delete.left=~backspace delete.right=~backspace desktopcomputer=~desktop_mac dial.min=speed
    dice=~casino display.2=devices display=~monitor
    divide=|4.5,12:19.5,12;*12,6.3,1.6;*12,17.7,1.6 doc.append=post_add
    doc.badge.gearshape=~settings_applications doc.badge.plus=~note_add
    doc.on.clipboard=content_paste doc.on.doc=content_copy doc.plaintext=~article
    doc.richtext=~article doc.text.magnifyingglass=~find_in_page doc.text=~description
    doc=~insert_drive_file dollarsign=attach_money door.left.hand.closed=~door_front
    door.left.hand.open=~meeting_room dot.circle=radio_button_checked
    dot.radiowaves.left.and.right=sensors dot.radiowaves.up.forward=rss_feed dpad=games
    drop=~water_drop dumbbell=~fitness_center earbuds=earbuds eject=~eject ellipsis.bubble=~sms
    ellipsis.vertical=|*12,5,1.8;*12,12,1.8;*12,19,1.8 ellipsis=|*5,12,1.8;*12,12,1.8;*19,12,1.8
    envelope.badge=~mark_email_unread envelope.open=~drafts envelope=mail_outline/mail
    equal=|5,9:19,9;5,15:19,15 escape=exit_to_app eurosign=euro
    exclamationmark.arrow.triangle.2.circlepath=sync_problem exclamationmark.bubble=~announcement
    exclamationmark.octagon=~report exclamationmark.shield=~gpp_maybe
    exclamationmark.triangle=warning_amber/warning exclamationmark=priority_high
    externaldrive=storage eye.slash=visibility_off eye=~visibility eyedropper=colorize
    eyes=~visibility face.dashed=~face face.smiling=~sentiment_satisfied faceid=center_focus_weak
    facemask=masks faxmachine=fax ferry=directions_boat
    figure.2.and.child.holdinghands=family_restroom
    figure.and.child.holdinghands=escalator_warning figure.basketball=sports_basketball
    figure.child=child_care figure.golf=sports_golf figure.hiking=hiking
    figure.outdoor.cycle=directions_bike figure.pool.swim=pool figure.roll=accessible
    figure.run=directions_run figure.skiing.downhill=downhill_skiing figure.soccer=sports_soccer
    figure.stand=accessibility_new figure.surfing=surfing figure.walk=directions_walk
    figure.wave=emoji_people figure.yoga=self_improvement film=theaters fish=set_meal
    flag.2.crossed=emoji_flags flag.checkered=sports_score flag=~flag flame=~local_fire_department
    flashlight.off=flashlight_off flashlight.on=flashlight_on flask=~science
    folder.badge.minus=~folder_delete folder.badge.person.crop=~folder_shared
    folder.badge.plus=~create_new_folder folder=folder_open/folder football=~sports_football
    fork.knife=restaurant forward.end=~skip_next forward.frame=~skip_next forward=~fast_forward
    francsign=currency_franc fuelpump=~local_gas_station function=functions
    gamecontroller=~sports_esports gauge.medium=speed gauge.with.dots.needle.50percent=speed
    gauge=speed gear=~settings gearshape.2=~settings_suggest gearshape=~settings
    gift=card_giftcard giftcard=card_giftcard globe.americas=public
    globe.badge.chevron.backward=language globe.europe.africa=public globe=public
    gobackward.10=replay_10 gobackward.30=replay_30 gobackward=replay goforward.10=forward_10
    goforward.30=forward_30 goforward=forward_5 graduationcap=~school greaterthan=|18,12:6,6:6,18
    hammer=hardware hand.draw=gesture hand.point.left=~swipe_left hand.point.right=~swipe_right
    hand.point.up.left=~touch_app hand.point.up=~touch_app hand.raised.slash=do_not_touch
    hand.raised=~pan_tool hand.tap=~touch_app hand.thumbsdown=thumb_down_off_alt/thumb_down
    hand.thumbsup=thumb_up_off_alt/thumb_up hand.wave=waving_hand hands.sparkles=clean_hands
    hare=cruelty_free headphones=~headphones heart.slash=~heart_broken
    heart.text.square=monitor_heart heart=favorite_border/favorite hifispeaker=~speaker
    highlighter=highlight homepod=~speaker hourglass.bottomhalf.filled=hourglass_bottom
    hourglass.tophalf.filled=hourglass_top hourglass=hourglass_empty house.and.flag=home_work
    house.lodge=cottage house=~home humidity=~water_drop hurricane=cyclone
    icloud.and.arrow.down=~cloud_download icloud.and.arrow.up=~cloud_upload icloud.slash=cloud_off
    icloud=cloud_queue/cloud increase.indent=format_indent_increase indianrupeesign=currency_rupee
    infinity=all_inclusive info=|12,10.5:12,18.5;*12,5.5,1.6 internaldrive=storage
    ipad=~tablet_mac iphone.gen3=~smartphone iphone=~smartphone italic=format_italic
    ivfluid.bag=~bloodtype key.horizontal=~key key=~vpn_key
    keyboard.chevron.compact.down=keyboard_hide keyboard=~keyboard ladybug=bug_report
    laptopcomputer=~laptop_mac largecircle.fill.circle=radio_button_checked lasso=highlight_alt
    leaf=~eco lessthan=|6,12:18,6:18,18 lifepreserver=support
    lightbulb=lightbulb_outline/lightbulb
    line.3.horizontal.decrease=|4,6.4:20,6.4;7,12:17,12;10,17.6:14,17.6
    line.3.horizontal=|4,6.4:20,6.4;4,12:20,12;4,17.6:20,17.6 line.diagonal=|5.5,18.5:18.5,5.5
    line.horizontal.3.decrease=|4,6.4:20,6.4;7,12:17,12;10,17.6:14,17.6
    line.horizontal.3=|4,6.4:20,6.4;4,12:20,12;4,17.6:20,17.6 link.badge.plus=add_link link=link
    list.bullet.clipboard=~assignment list.bullet.rectangle=list_alt
    list.bullet=|*4.4,6.4,1.3;8.5,6.4:20.5,6.4;*4.4,12,1.3;8.5,12:20.5,12;*4.4,17.6,1.3;8.5,17.6:20.5,17.6
    list.clipboard=~assignment
    list.dash=|3,6.4:5,6.4;9,6.4:20.5,6.4;3,12:5,12;9,12:20.5,12;3,17.6:5,17.6;9,17.6:20.5,17.6
    list.number=format_list_numbered list.star=hotel_class location.north=~navigation
    location.slash=near_me_disabled location.viewfinder=location_searching location=~near_me
    lock.open=lock_open lock.rotation=lock_reset lock.shield=~security lock.slash=no_encryption
    lock=lock_outline/lock macbook=~laptop_mac macwindow=~web_asset magazine=~chrome_reader_mode
    magicmouse=~mouse magnifyingglass=search map=~map mappin.and.ellipse=~pin_drop
    mappin.slash=location_off mappin=~location_on medal=~military_tech memorychip=memory
    menucard=menu_book message=~chat_bubble mic.slash=mic_off mic=mic_none/mic microbe=coronavirus
    minus.magnifyingglass=zoom_out minus=|4.5,12:19.5,12 moon.stars=~nights_stay moon.zzz=~bedtime
    moon=~dark_mode motorcycle=two_wheeler mountain.2=~landscape mug=~coffee
    multiply=|12,12:6.5,6.5:17.5,6.5:17.5,17.5:6.5,17.5 music.mic=mic_external_on
    music.note.list=queue_music music.note=~music_note music.quarternote.3=library_music
    network=lan newspaper=newspaper nosign=do_not_disturb_alt note.text.badge.plus=~note_add
    note.text=~sticky_note_2 note=~note number=tag opticaldisc=~album option=keyboard_option_key
    oven=microwave paintbrush.pointed=brush paintbrush=brush paintpalette=~palette
    paperclip=attach_file paperplane=~send paragraphsign=notes parkingsign=local_parking
    party.popper=~celebration pause=~pause pawprint=~pets pc=~computer pencil.and.outline=draw
    pencil.line=border_color pencil.slash=edit_off pencil.tip=draw pencil=~edit percent=percent
    person.2=people_outline/people person.3=~groups person.and.background.dotted=portrait
    person.badge.minus=~person_remove person.badge.plus=~person_add
    person.badge.shield.checkmark=~admin_panel_settings person.crop.artframe=portrait
    person.crop.circle.badge.checkmark=~how_to_reg person.crop.circle.badge.plus=~person_add_alt_1
    person.crop.circle.badge.xmark=person_off person.crop.circle=~account_circle
    person.crop.rectangle=~contact_page person.crop.square=~account_box
    person.fill.checkmark=how_to_reg person.fill.questionmark=~person_search
    person.fill.xmark=person_off person.line.dotted.person=~supervisor_account
    person.slash=person_off person.text.rectangle=~badge person.wave.2=~record_voice_over
    person=person_outline/person personalhotspot=wifi_tethering perspective=transform
    phone.and.waveform=~phone_in_talk phone.arrow.down.left=call_received
    phone.arrow.up.right=call_made phone.badge.plus=~add_ic_call phone.bubble.left=~quickreply
    phone.connection=~phone_in_talk phone.down=~call_end phone=~call photo.artframe=~wallpaper
    photo.badge.plus=~add_photo_alternate photo.on.rectangle.angled=collections
    photo.on.rectangle=photo_library photo.stack=photo_library photo=~image pianokeys=piano
    pill=~medication pills=~medication pin=~push_pin pip=picture_in_picture play=~play_arrow
    plus.bubble=~add_comment plus.forwardslash.minus=~exposure plus.magnifyingglass=zoom_in
    plus.message=~add_comment plus.rectangle.on.folder=~create_new_folder
    plus.square.on.square=library_add plus.viewfinder=filter_center_focus
    plus=|12,12:12,4.5:19.5,12:12,19.5:4.5,12
    plusminus=|12,9:12,3.5:17.5,9:12,14.5:6.5,9;6.5,19.5:17.5,19.5 podcast=podcasts
    power=power_settings_new poweron=power powerplug=~power printer=~print
    puzzlepiece.extension=~extension puzzlepiece=~extension qrcode.viewfinder=qr_code_scanner
    qrcode=qr_code questionmark.app=~help_center questionmark.bubble=~contact_support
    questionmark.folder=~folder_special questionmark=question_mark quote.bubble=~feedback
    quote.opening=format_quote radio=radio record.circle=radio_button_checked
    recordingtape=voicemail rectangle.3.group=~dashboard
    rectangle.and.pencil.and.ellipsis=drive_file_rename_outline
    rectangle.badge.checkmark=~fact_check rectangle.compress.vertical=compress
    rectangle.dashed=crop_free rectangle.expand.vertical=expand rectangle.grid.1x2=~view_agenda
    rectangle.grid.2x2=grid_view rectangle.grid.3x2=~view_module
    rectangle.inset.filled=picture_in_picture rectangle.on.rectangle=filter_none/content_copy
    rectangle.portrait.and.arrow.forward=logout rectangle.portrait.and.arrow.right=logout
    rectangle.split.2x1=view_sidebar rectangle.split.3x1=~view_week
    rectangle.stack.person.crop=contacts rectangle.stack=~collections_bookmark repeat.1=repeat_one
    repeat=repeat return=keyboard_return road.lanes=add_road rosette=~workspace_premium
    rotate.3d=3d_rotation rotate.left=rotate_left rotate.right=rotate_right
    rublesign=currency_ruble ruler=straighten safari=~explore sailboat=~sailing
    scale.3d=view_in_ar scalemass=scale scanner=~scanner scissors=content_cut
    scooter=electric_scooter scope=gps_fixed scribble=gesture sdcard=~sd_card seal=~new_releases
    sensor.tag.radiowaves.forward=sensors server.rack=~dns shield.lefthalf.filled=security
    shield.slash=~remove_moderator shield=~shield shippingbox=~inventory_2 shower=~shower
    shuffle=shuffle sidebar.leading=view_sidebar sidebar.left=view_sidebar
    sidebar.right=view_sidebar signature=draw signpost.right=~signpost simcard=~sim_card
    slash=|18,6:6,18 slider.horizontal.3=tune slider.vertical.3=tune
    smallcircle.filled.circle=radio_button_checked smoke=~foggy snow=ac_unit snowflake=ac_unit
    soccerball=~sports_soccer sofa=~weekend sos.circle=sos sos=sos sparkle=~auto_awesome
    sparkles=auto_awesome speaker.1=volume_down speaker.2=volume_up speaker.3=volume_up
    speaker.slash=volume_off speaker.wave.1=volume_down speaker.wave.2=volume_up
    speaker.wave.3=volume_up speaker=~volume_mute speedometer=speed sportscourt=~stadium
    square.3.layers.3d=~layers square.and.arrow.down=save_alt
    square.and.arrow.up.on.square=ios_share square.and.arrow.up=ios_share
    square.and.line.vertical.and.square=compare square.and.pencil=edit_note
    square.dashed=select_all square.grid.2x2=grid_view square.grid.3x3=apps
    square.on.circle=interests square.on.square=filter_none/content_copy
    square.split.2x1=vertical_split square.stack.3d.up=~layers square.stack=filter_none
    squareshape.split.2x2=~view_module stairs=stairs star.bubble=reviews
    star.leadinghalf.filled=star_half star=star_border/star staroflife=~emergency
    sterlingsign=currency_pound stethoscope=~medical_information stop=~stop stopwatch=~timer
    storefront=storefront strikethrough=strikethrough_s studentdesk=~school suit.diamond=~diamond
    suit.heart=favorite_border/favorite suitcase=~luggage sum=functions sun.haze=wb_twilight
    sun.max=~light_mode sun.min=~brightness_low sun.rain=~sunny_snowing sunrise=wb_twilight
    sunset=wb_twilight switch.2=~toggle_on syringe=vaccines table.furniture=~table_restaurant
    tablecells=~table_chart tag=~local_offer takeoutbag.and.cup.and.straw=~takeout_dining
    target=gps_fixed tennis.racket=~sports_tennis tennisball=~sports_tennis tent=~festival
    terminal=~terminal testtube.2=~science text.aligncenter=format_align_center
    text.alignleft=format_align_left text.alignright=format_align_right
    text.badge.checkmark=playlist_add_check text.badge.plus=playlist_add text.book.closed=~book
    text.bubble=comment text.insert=playlist_add text.justify=format_align_justify
    text.justifyleft=format_align_left text.magnifyingglass=manage_search text.quote=format_quote
    textformat.abc=abc textformat.size=format_size textformat=text_format
    theatermasks=~theater_comedy thermometer.medium=device_thermostat
    thermometer=device_thermostat ticket=~confirmation_number timer=timer tornado=tornado
    touchid=fingerprint train.side.front.car=train tram.fill.tunnel=subway tram=tram
    translate=translate trash.slash=~delete_forever trash=delete_outline/delete tray.2=~all_inbox
    tray.and.arrow.down=~move_to_inbox tray.and.arrow.up=~unarchive tray.full=~all_inbox
    tray=~inbox tree=~park trophy=~emoji_events truck.box=~local_shipping tshirt=~checkroom tv=~tv
    uiwindow.split.2x1=vertical_split umbrella=~beach_access underline=format_underlined
    video.badge.plus=~video_call video.slash=videocam_off video=~videocam viewfinder=crop_free
    voicemail=voicemail volleyball=~sports_volleyball wallet.pass=~account_balance_wallet
    wand.and.rays=auto_fix_normal wand.and.stars=auto_fix_high washer=~local_laundry_service
    water.waves=waves wave.3.right=contactless waveform.and.mic=keyboard_voice
    waveform.badge.mic=settings_voice waveform.path.ecg=monitor_heart waveform.path=timeline
    waveform=graphic_eq wifi.exclamationmark=signal_wifi_bad wifi.slash=wifi_off wifi=wifi
    wind=air window.vertical.closed=window wineglass=~wine_bar wrench.and.screwdriver=handyman
    wrench=~build xmark.seal=~new_releases xmark.shield=~gpp_bad
    xmark=|12,12:5.8,5.8:18.2,5.8:18.2,18.2:5.8,18.2 yensign=currency_yen
    """
}
