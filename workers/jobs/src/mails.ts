import type { WriteMail } from './mail/mail-content.ts'
import * as slices from './mails.registry.ts'

/** A test holds its names to those that the API puts into the outbox. */
export const mails: Readonly<Record<string, WriteMail>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => Object.entries(slice.mails)),
)
