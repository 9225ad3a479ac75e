import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { limits } from '../http/limits.ts'
import { requiredLine } from './text.ts'

/**
 * Accepts letters of any script and the characters between names, with at least one letter that is not only a modifier.
 */
const isName = (text: string) =>
  /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u.test(text) &&
  /^['’‘(]*\p{L}(?:[\p{L}\p{M} ()[\].,'’‘·・\u2010\u2011-]|[\u200c\u200d])*$/u.test(text)

export const personName = (required: string) =>
  requiredLine(required, limits.nameLength).check(
    z.refine((name) => name === '' || isName(name), fieldMessages.nameInvalid),
  )
