import * as z from 'zod/mini'
import { accountMessages } from './account-messages.ts'
import { limits } from './limits.ts'

/** Letters of any script, and what stands between them. Nothing that a mail program would make a link of. */
export const personName = (required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(limits.nameLength),
      z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]*$/u, accountMessages.nameInvalid),
    )
