extension SystemText {
  /// The texts by the code of their language, for every language but English.
  static let translations: [String: [SystemText: String]] = [
    "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "sv": swedish, "ja": japanese, "zh": chinese, "ko": korean, "ru": russian, "ar": arabic,
    "he": hebrew,
  ]

  static let english: [SystemText: String] = [
    .done: "Done", .cancel: "Cancel", .close: "Close", .edit: "Edit", .save: "Save",
    .undo: "Undo", .redo: "Redo", .back: "Back", .delete: "Delete", .search: "Search",
    .photos: "Photos", .reorder: "Reorder", .cut: "Cut", .copy: "Copy", .paste: "Paste",
    .select: "Select", .selectAll: "Select All", .more: "More", .favorites: "Favorites",
    .featured: "Featured", .topRated: "Top Rated", .recents: "Recents", .contacts: "Contacts",
    .history: "History", .bookmarks: "Bookmarks", .downloads: "Downloads",
    .mostRecent: "Most Recent", .mostViewed: "Most Viewed", .returnKey: "return", .goKey: "go",
    .joinKey: "join", .nextKey: "next", .routeKey: "route", .searchKey: "search",
    .sendKey: "send", .doneKey: "done", .continueKey: "continue", .spaceKey: "space",
  ]

  private static let german: [SystemText: String] = [
    .done: "Fertig", .cancel: "Abbrechen", .close: "Schließen", .edit: "Bearbeiten",
    .save: "Sichern", .undo: "Widerrufen", .redo: "Wiederholen", .back: "Zurück",
    .delete: "Löschen", .search: "Suchen", .photos: "Fotos", .reorder: "Anordnen",
    .cut: "Ausschneiden", .copy: "Kopieren", .paste: "Einsetzen", .select: "Auswählen",
    .selectAll: "Alles auswählen", .more: "Mehr", .favorites: "Favoriten",
    .featured: "Highlights", .topRated: "Bestbewertet", .recents: "Zuletzt",
    .contacts: "Kontakte", .history: "Verlauf", .bookmarks: "Lesezeichen",
    .downloads: "Downloads", .mostRecent: "Neueste", .mostViewed: "Meistgesehen",
    .returnKey: "Return", .goKey: "Öffnen", .joinKey: "Verbinden", .nextKey: "Weiter",
    .routeKey: "Route", .searchKey: "Suchen", .sendKey: "Senden", .doneKey: "Fertig",
    .continueKey: "Fortfahren", .spaceKey: "Leerzeichen",
  ]

  private static let french: [SystemText: String] = [
    .done: "Terminé", .cancel: "Annuler", .close: "Fermer", .edit: "Modifier",
    .save: "Enregistrer", .undo: "Annuler", .redo: "Rétablir", .back: "Retour",
    .delete: "Supprimer", .search: "Rechercher", .photos: "Photos", .reorder: "Réordonner",
    .cut: "Couper", .copy: "Copier", .paste: "Coller", .select: "Sélectionner",
    .selectAll: "Tout sélectionner", .more: "Autres", .favorites: "Favoris",
    .featured: "Sélection", .topRated: "Mieux notés", .recents: "Récents",
    .contacts: "Contacts", .history: "Historique", .bookmarks: "Signets",
    .downloads: "Téléchargements", .mostRecent: "Plus récents", .mostViewed: "Plus vus",
    .returnKey: "retour", .goKey: "accéder", .joinKey: "rejoindre", .nextKey: "suivant",
    .routeKey: "itinéraire", .searchKey: "rechercher", .sendKey: "envoyer", .doneKey: "terminé",
    .continueKey: "continuer", .spaceKey: "espace",
  ]

  private static let spanish: [SystemText: String] = [
    .done: "Listo", .cancel: "Cancelar", .close: "Cerrar", .edit: "Editar", .save: "Guardar",
    .undo: "Deshacer", .redo: "Rehacer", .back: "Atrás", .delete: "Eliminar", .search: "Buscar",
    .photos: "Fotos", .reorder: "Reordenar", .cut: "Cortar", .copy: "Copiar", .paste: "Pegar",
    .select: "Seleccionar", .selectAll: "Seleccionar todo", .more: "Más",
    .favorites: "Favoritos", .featured: "Destacados", .topRated: "Mejor valorados",
    .recents: "Recientes", .contacts: "Contactos", .history: "Historial",
    .bookmarks: "Marcadores", .downloads: "Descargas", .mostRecent: "Más recientes",
    .mostViewed: "Más vistos", .returnKey: "intro", .goKey: "ir", .joinKey: "unirse",
    .nextKey: "siguiente", .routeKey: "ruta", .searchKey: "buscar", .sendKey: "enviar",
    .doneKey: "listo", .continueKey: "continuar", .spaceKey: "espacio",
  ]

  private static let italian: [SystemText: String] = [
    .done: "Fine", .cancel: "Annulla", .close: "Chiudi", .edit: "Modifica", .save: "Salva",
    .undo: "Annulla", .redo: "Ripristina", .back: "Indietro", .delete: "Elimina",
    .search: "Cerca", .photos: "Foto", .reorder: "Riordina", .cut: "Taglia", .copy: "Copia",
    .paste: "Incolla", .select: "Seleziona", .selectAll: "Seleziona tutto", .more: "Altro",
    .favorites: "Preferiti", .featured: "In evidenza", .topRated: "Più votati",
    .recents: "Recenti", .contacts: "Contatti", .history: "Cronologia",
    .bookmarks: "Segnalibri", .downloads: "Download", .mostRecent: "Più recenti",
    .mostViewed: "Più visti", .returnKey: "invio", .goKey: "vai", .joinKey: "accedi",
    .nextKey: "avanti", .routeKey: "percorso", .searchKey: "cerca", .sendKey: "invia",
    .doneKey: "fine", .continueKey: "continua", .spaceKey: "spazio",
  ]

  private static let portuguese: [SystemText: String] = [
    .done: "OK", .cancel: "Cancelar", .close: "Fechar", .edit: "Editar", .save: "Salvar",
    .undo: "Desfazer", .redo: "Refazer", .back: "Voltar", .delete: "Apagar", .search: "Buscar",
    .photos: "Fotos", .reorder: "Reordenar", .cut: "Cortar", .copy: "Copiar", .paste: "Colar",
    .select: "Selecionar", .selectAll: "Selecionar Tudo", .more: "Mais",
    .favorites: "Favoritos", .featured: "Destaques", .topRated: "Mais bem avaliados",
    .recents: "Recentes", .contacts: "Contatos", .history: "Histórico", .bookmarks: "Favoritos",
    .downloads: "Downloads", .mostRecent: "Mais recentes", .mostViewed: "Mais vistos",
    .returnKey: "retorno", .goKey: "ir", .joinKey: "entrar", .nextKey: "seguinte",
    .routeKey: "rota", .searchKey: "buscar", .sendKey: "enviar", .doneKey: "OK",
    .continueKey: "continuar", .spaceKey: "espaço",
  ]

  private static let dutch: [SystemText: String] = [
    .done: "Gereed", .cancel: "Annuleer", .close: "Sluit", .edit: "Wijzig", .save: "Bewaar",
    .undo: "Herstel", .redo: "Opnieuw", .back: "Terug", .delete: "Verwijder", .search: "Zoek",
    .photos: "Foto’s", .reorder: "Herschik", .cut: "Knip", .copy: "Kopieer", .paste: "Plak",
    .select: "Selecteer", .selectAll: "Selecteer alles", .more: "Meer",
    .favorites: "Favorieten", .featured: "Uitgelicht", .topRated: "Best beoordeeld",
    .recents: "Recent", .contacts: "Contacten", .history: "Geschiedenis",
    .bookmarks: "Bladwijzers", .downloads: "Downloads", .mostRecent: "Nieuwste",
    .mostViewed: "Meest bekeken", .returnKey: "return", .goKey: "ga", .joinKey: "deelnemen",
    .nextKey: "volgende", .routeKey: "route", .searchKey: "zoek", .sendKey: "stuur",
    .doneKey: "gereed", .continueKey: "ga door", .spaceKey: "spatie",
  ]

  private static let swedish: [SystemText: String] = [
    .done: "Klar", .cancel: "Avbryt", .close: "Stäng", .edit: "Redigera", .save: "Spara",
    .undo: "Ångra", .redo: "Gör om", .back: "Tillbaka", .delete: "Radera", .search: "Sök",
    .photos: "Bilder", .reorder: "Ordna om", .cut: "Klipp ut", .copy: "Kopiera",
    .paste: "Klistra in", .select: "Markera", .selectAll: "Markera allt", .more: "Mer",
    .favorites: "Favoriter", .featured: "Utvalt", .topRated: "Högst betyg", .recents: "Senaste",
    .contacts: "Kontakter", .history: "Historik", .bookmarks: "Bokmärken",
    .downloads: "Hämtningar", .mostRecent: "Nyaste", .mostViewed: "Mest visade",
    .returnKey: "retur", .goKey: "gå", .joinKey: "anslut", .nextKey: "nästa",
    .routeKey: "färdväg", .searchKey: "sök", .sendKey: "skicka", .doneKey: "klar",
    .continueKey: "fortsätt", .spaceKey: "mellanslag",
  ]

  private static let japanese: [SystemText: String] = [
    .done: "完了", .cancel: "キャンセル", .close: "閉じる", .edit: "編集", .save: "保存", .undo: "取り消す",
    .redo: "やり直す", .back: "戻る", .delete: "削除", .search: "検索", .photos: "写真", .reorder: "並べ替え",
    .cut: "カット", .copy: "コピー", .paste: "ペースト", .select: "選択", .selectAll: "すべてを選択",
    .more: "その他", .favorites: "よく使う項目", .featured: "おすすめ", .topRated: "トップレート", .recents: "履歴",
    .contacts: "連絡先", .history: "履歴", .bookmarks: "ブックマーク", .downloads: "ダウンロード",
    .mostRecent: "最新", .mostViewed: "最も見られた項目", .returnKey: "改行", .goKey: "開く", .joinKey: "参加",
    .nextKey: "次へ", .routeKey: "経路", .searchKey: "検索", .sendKey: "送信", .doneKey: "完了",
    .continueKey: "続ける", .spaceKey: "空白",
  ]

  private static let chinese: [SystemText: String] = [
    .done: "完成", .cancel: "取消", .close: "关闭", .edit: "编辑", .save: "存储", .undo: "撤销",
    .redo: "重做", .back: "返回", .delete: "删除", .search: "搜索", .photos: "照片", .reorder: "重新排序",
    .cut: "剪切", .copy: "拷贝", .paste: "粘贴", .select: "选择", .selectAll: "全选", .more: "更多",
    .favorites: "个人收藏", .featured: "精选", .topRated: "最高评分", .recents: "最近", .contacts: "通讯录",
    .history: "历史记录", .bookmarks: "书签", .downloads: "下载", .mostRecent: "最新",
    .mostViewed: "最多浏览", .returnKey: "换行", .goKey: "前往", .joinKey: "加入", .nextKey: "下一项",
    .routeKey: "路线", .searchKey: "搜索", .sendKey: "发送", .doneKey: "完成", .continueKey: "继续",
    .spaceKey: "空格",
  ]

  private static let korean: [SystemText: String] = [
    .done: "완료", .cancel: "취소", .close: "닫기", .edit: "편집", .save: "저장", .undo: "실행 취소",
    .redo: "실행 복귀", .back: "뒤로", .delete: "삭제", .search: "검색", .photos: "사진", .reorder: "재정렬",
    .cut: "오려두기", .copy: "복사하기", .paste: "붙여넣기", .select: "선택", .selectAll: "전체 선택",
    .more: "더 보기", .favorites: "즐겨찾기", .featured: "추천", .topRated: "최고 평점", .recents: "최근 항목",
    .contacts: "연락처", .history: "방문 기록", .bookmarks: "책갈피", .downloads: "다운로드",
    .mostRecent: "최신", .mostViewed: "최다 조회", .returnKey: "줄바꿈", .goKey: "이동", .joinKey: "참여",
    .nextKey: "다음", .routeKey: "경로", .searchKey: "검색", .sendKey: "전송", .doneKey: "완료",
    .continueKey: "계속", .spaceKey: "스페이스",
  ]

  private static let russian: [SystemText: String] = [
    .done: "Готово", .cancel: "Отменить", .close: "Закрыть", .edit: "Править",
    .save: "Сохранить", .undo: "Отменить", .redo: "Повторить", .back: "Назад",
    .delete: "Удалить", .search: "Поиск", .photos: "Фото", .reorder: "Упорядочить",
    .cut: "Вырезать", .copy: "Скопировать", .paste: "Вставить", .select: "Выбрать",
    .selectAll: "Выбрать все", .more: "Еще", .favorites: "Избранное", .featured: "Подборка",
    .topRated: "Лучшие", .recents: "Недавние", .contacts: "Контакты", .history: "История",
    .bookmarks: "Закладки", .downloads: "Загрузки", .mostRecent: "Новые",
    .mostViewed: "Популярные", .returnKey: "ввод", .goKey: "перейти", .joinKey: "войти",
    .nextKey: "далее", .routeKey: "маршрут", .searchKey: "найти", .sendKey: "отпр.",
    .doneKey: "готово", .continueKey: "дальше", .spaceKey: "пробел",
  ]

  private static let arabic: [SystemText: String] = [
    .done: "تم", .cancel: "إلغاء", .close: "إغلاق", .edit: "تحرير", .save: "حفظ",
    .undo: "تراجع", .redo: "إعادة", .back: "رجوع", .delete: "حذف", .search: "بحث",
    .photos: "الصور", .reorder: "إعادة ترتيب", .cut: "قص", .copy: "نسخ", .paste: "لصق",
    .select: "تحديد", .selectAll: "تحديد الكل", .more: "المزيد", .favorites: "المفضلة",
    .featured: "مميز", .topRated: "الأعلى تقييمًا", .recents: "الحديثة",
    .contacts: "جهات الاتصال", .history: "السجل", .bookmarks: "الإشارات المرجعية",
    .downloads: "التنزيلات", .mostRecent: "الأحدث", .mostViewed: "الأكثر مشاهدة",
    .returnKey: "إدخال", .goKey: "انتقال", .joinKey: "انضمام", .nextKey: "التالي",
    .routeKey: "المسار", .searchKey: "بحث", .sendKey: "إرسال", .doneKey: "تم",
    .continueKey: "متابعة", .spaceKey: "مسافة",
  ]

  private static let hebrew: [SystemText: String] = [
    .done: "סיום", .cancel: "ביטול", .close: "סגירה", .edit: "עריכה", .save: "שמירה",
    .undo: "ביטול", .redo: "ביצוע מחדש", .back: "חזרה", .delete: "מחיקה", .search: "חיפוש",
    .photos: "תמונות", .reorder: "שינוי סדר", .cut: "גזירה", .copy: "העתקה", .paste: "הדבקה",
    .select: "בחירה", .selectAll: "בחירת הכול", .more: "עוד", .favorites: "מועדפים",
    .featured: "מומלצים", .topRated: "המדורגים ביותר", .recents: "אחרונים",
    .contacts: "אנשי קשר", .history: "היסטוריה", .bookmarks: "סימניות", .downloads: "הורדות",
    .mostRecent: "החדשים ביותר", .mostViewed: "הנצפים ביותר", .returnKey: "שורה חדשה",
    .goKey: "מעבר", .joinKey: "הצטרפות", .nextKey: "הבא", .routeKey: "מסלול",
    .searchKey: "חיפוש", .sendKey: "שליחה", .doneKey: "סיום", .continueKey: "המשך",
    .spaceKey: "רווח",
  ]
}
