import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { limits } from './limits.ts'

/** Letters of any script. Indic scripts join letters by U+200C and U+200D, allowed only after a visible mark. */
export const personName = (required: string) =>
  z.string(required).check(
    z.trim(),
    z.overwrite((name) => name.replace(/\s+/g, ' ')),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(limits.nameLength, fieldMessages.tooLong(limits.nameLength)),
    z.regex(/^(?:\p{L}|\p{M}[\u200c\u200d]?)(?:[\p{L} .'’-]|\p{M}[\u200c\u200d]?)*$/u, fieldMessages.nameInvalid),
  )
