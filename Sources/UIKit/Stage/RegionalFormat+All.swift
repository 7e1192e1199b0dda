extension RegionalFormat {
  /// The format of the United States.
  package static let standard = RegionalFormat(
    identifier: "en_US", months: englishMonths, shortMonths: englishShortMonths,
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    date: "MMM d, y", day: "EEE MMM d", time: "h:mm a", periods: ["AM", "PM"],
    order: [.month, .day, .year], durations: ["hour", "hours", "min"])

  /// Every format.
  ///
  /// That of Saudi Arabia has Arabic-Indic digits.
  package static let all: [RegionalFormat] = [
    standard, british, german, french, spanish, italian, brazilian, dutch, swedish, japanese,
    chinese, korean, russian, saudi, israeli,
  ]

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let englishShortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static let british = RegionalFormat(
    identifier: "en_GB", months: englishMonths,
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec",
    ],
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    date: "d MMM y", day: "EEE d MMM", time: "HH:mm", durations: ["hour", "hours", "min"])

  private static let german = RegionalFormat(
    identifier: "de_DE",
    months: [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ],
    shortMonths: [
      "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
      "Dez.",
    ],
    weekdays: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."],
    date: "dd.MM.y", day: "EEE d. MMM", time: "HH:mm", durations: ["Std.", "Std.", "Min."],
    decimalSeparator: ",", groupingSeparator: ".")

  private static let french = RegionalFormat(
    identifier: "fr_FR",
    months: [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ],
    shortMonths: [
      "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
      "déc.",
    ],
    weekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
    date: "d MMM y", day: "EEE d MMM", time: "HH:mm", durations: ["heure", "heures", "min"],
    decimalSeparator: ",", groupingSeparator: "\u{202F}")

  private static let spanish = RegionalFormat(
    identifier: "es_ES",
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ],
    shortMonths: [
      "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
    ],
    weekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
    date: "d MMM y", day: "EEE d MMM", time: "H:mm", durations: ["hora", "horas", "min"],
    decimalSeparator: ",", groupingSeparator: ".", minGroupedDigits: 2)

  private static let italian = RegionalFormat(
    identifier: "it_IT",
    months: [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
      "settembre", "ottobre", "novembre", "dicembre",
    ],
    shortMonths: [
      "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
    ],
    weekdays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"],
    date: "d MMM y", day: "EEE d MMM", time: "HH:mm", durations: ["ora", "ore", "min"],
    decimalSeparator: ",", groupingSeparator: ".")

  private static let brazilian = RegionalFormat(
    identifier: "pt_BR",
    months: [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
      "outubro", "novembro", "dezembro",
    ],
    shortMonths: [
      "jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.",
      "dez.",
    ],
    weekdays: ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."],
    date: "d 'de' MMM 'de' y", day: "EEE, d 'de' MMM", time: "HH:mm",
    durations: ["hora", "horas", "min"], decimalSeparator: ",", groupingSeparator: ".")

  private static let dutch = RegionalFormat(
    identifier: "nl_NL",
    months: [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
      "oktober", "november", "december",
    ],
    shortMonths: [
      "jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec",
    ],
    weekdays: ["zo", "ma", "di", "wo", "do", "vr", "za"],
    date: "d MMM y", day: "EEE d MMM", time: "HH:mm", durations: ["uur", "uur", "min"],
    decimalSeparator: ",", groupingSeparator: ".")

  private static let swedish = RegionalFormat(
    identifier: "sv_SE",
    months: [
      "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
      "oktober", "november", "december",
    ],
    shortMonths: [
      "jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.",
      "dec.",
    ],
    weekdays: ["sön", "mån", "tis", "ons", "tors", "fre", "lör"],
    date: "d MMM y", day: "EEE d MMM", time: "HH:mm", durations: ["tim", "tim", "min"],
    decimalSeparator: ",", groupingSeparator: "\u{A0}")

  private static let japanese = RegionalFormat(
    identifier: "ja_JP", months: numberedMonths("月"), shortMonths: numberedMonths("月"),
    weekdays: ["日", "月", "火", "水", "木", "金", "土"],
    date: "y/MM/dd", day: "M月d日 EEE", time: "H:mm", order: [.year, .month, .day],
    daySuffix: "日", yearSuffix: "年", durations: ["時間", "時間", "分"])

  private static let chinese = RegionalFormat(
    identifier: "zh_CN", months: numberedMonths("月"), shortMonths: numberedMonths("月"),
    weekdays: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
    date: "y年M月d日", day: "M月d日 EEE", time: "HH:mm", order: [.year, .month, .day],
    daySuffix: "日", yearSuffix: "年", durations: ["小时", "小时", "分钟"])

  private static let korean = RegionalFormat(
    identifier: "ko_KR", months: numberedMonths("월"), shortMonths: numberedMonths("월"),
    weekdays: ["일", "월", "화", "수", "목", "금", "토"],
    date: "y. M. d.", day: "M월 d일 EEE", time: "a h:mm", periods: ["오전", "오후"],
    order: [.year, .month, .day], daySuffix: "일", yearSuffix: "년",
    durations: ["시간", "시간", "분"])

  private static let russian = RegionalFormat(
    identifier: "ru_RU",
    months: [
      "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь",
      "октябрь", "ноябрь", "декабрь",
    ],
    shortMonths: [
      "янв.", "февр.", "мар.", "апр.", "мая", "июн.", "июл.", "авг.", "сент.", "окт.", "нояб.",
      "дек.",
    ],
    weekdays: ["вс", "пн", "вт", "ср", "чт", "пт", "сб"],
    date: "d MMM y 'г'.", day: "EEE d MMM", time: "HH:mm", durations: ["ч", "ч", "мин"],
    decimalSeparator: ",", groupingSeparator: "\u{A0}")

  private static let arabicMonths = [
    "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
    "نوفمبر", "ديسمبر",
  ]

  private static let saudi = RegionalFormat(
    identifier: "ar_SA", months: arabicMonths, shortMonths: arabicMonths,
    weekdays: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
    date: "dd\u{200F}/MM\u{200F}/y", day: "EEE d MMM", time: "h:mm a", periods: ["ص", "م"],
    durations: ["ساعة", "ساعات", "دقيقة"], decimalSeparator: "٫", groupingSeparator: "٬",
    zero: "\u{660}", isRightToLeft: true)

  private static let israeli = RegionalFormat(
    identifier: "he_IL",
    months: [
      "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר",
      "נובמבר", "דצמבר",
    ],
    shortMonths: [
      "ינו׳", "פבר׳", "מרץ", "אפר׳", "מאי", "יוני", "יולי", "אוג׳", "ספט׳", "אוק׳", "נוב׳",
      "דצמ׳",
    ],
    weekdays: ["יום א׳", "יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת"],
    date: "d 'ב'MMM y", day: "EEE d 'ב'MMM", time: "H:mm", durations: ["שעה", "שעות", "דק׳"],
    isRightToLeft: true)

  private static func numberedMonths(_ suffix: String) -> [String] {
    (1...12).map { "\($0)\(suffix)" }
  }
}
