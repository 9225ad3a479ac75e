/** A person's message may have filled in the field that people do not see: it is kept apart for so long. */
export const doubtfulDays = 30

/** The field's name, which no form filler knows. */
export const trapField = 'pebble'
