/** A person may have filled in the field that people do not see: such a message stays separate for so long. */
export const doubtfulDays = 30

/** The field's name, which no form filler knows. */
export const trapField = 'pebble'
