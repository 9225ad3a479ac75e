import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'

/** Lines end in `\n`, and nothing in it controls a terminal or a header. */
export const plainLines = () =>
  z.overwrite<string>((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ''))

export const requiredText = (required: string, maxLength: number) =>
  z.string(required).check(
    plainLines(),
    z.trim(),
    // It aborts nothing: what an object asks of several fields at once is still looked at.
    z.minLength(1, required),
    z.maxLength(maxLength, fieldMessages.tooLong(maxLength)),
  )
