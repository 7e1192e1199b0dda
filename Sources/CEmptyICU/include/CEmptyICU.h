/// A package of ICU data without entries, instead of the one of 34 MB that Foundation has.
