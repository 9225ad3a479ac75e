/**
 * The days for which a message is held apart if the hidden field was filled in, because a person may have done that by
 * mistake.
 */
export const doubtfulDays = 30

/** The name of the hidden field, chosen so that no form filler recognizes it. */
export const trapField = 'pebble'
