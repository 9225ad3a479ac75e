import * as z from 'zod/mini'
import { accountMessages } from './account-messages.ts'

/** Text that has to say something. Lines end in `\n`, and nothing in it controls a terminal or a header. */
export const requiredText = (required: string, maxLength: number) =>
  z.string(required).check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')),
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(maxLength, accountMessages.tooLong(maxLength)),
  )
