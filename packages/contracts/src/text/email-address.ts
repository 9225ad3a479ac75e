import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { limits } from '../http/limits.ts'
import { messages } from '../http/messages.ts'
import { lineField } from './text.ts'

/** One mailbox, one text: in small letters, and its domain as mail carries it, `xn--h2brj9c` for `भारत`. */
export function spellEmail(typed: string): string {
  const address = typed.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

/** Text that is no domain stays as it was typed, for `emailAddress` to refuse. */
function asciiDomain(domain: string): string {
  // A URL would take what follows these for a port, a path or a user.
  if (/^\p{ASCII}*$/u.test(domain) || /[\s:/?#@\\[\]%]/u.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/** RFC 5321 without quotes and comments; the last label is a name, or one of another script in ASCII (RFC 5890). */
const mailable =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/

/** The only schema of an address that somebody types. That it is theirs is proven by mail. */
export const emailAddressOf = ({ required, invalid }: { required: string; invalid: string }) =>
  lineField(required).check(
    z.overwrite(spellEmail),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(limits.emailLength, { error: invalid, abort: true }),
    // No pattern of what is sent: it would be one of what becomes of it.
    z.refine((address) => mailable.test(address), { error: invalid, abort: true }),
  )

export const emailAddress = emailAddressOf({ required: messages.emailRequired, invalid: fieldMessages.emailInvalid })
