import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { limits } from '../http/limits.ts'
import { messages } from '../http/messages.ts'
import { lineField } from './text.ts'

/**
 * Writes the addresses of one mailbox in the same way: in small letters, with the domain in the form that mail uses,
 * such as `xn--h2brj9c` for `भारत`.
 */
export function spellEmail(typed: string): string {
  const address = typed.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

/** A text that is no domain is returned unchanged, and `emailAddress` refuses it. */
function asciiDomain(domain: string): string {
  // A URL would read what follows these characters as a port, a path or a user.
  if (/^\p{ASCII}*$/u.test(domain) || /[\s:/?#@\\[\]%]/u.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/**
 * An address by RFC 5321 without quotes and comments. The last label is a name, or the ASCII form of one in another
 * script (RFC 5890).
 */
const mailable =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/

/** The only schema for an address that a user types. A mail proves that it belongs to the user. */
export const emailAddressOf = ({ required, invalid }: { required: string; invalid: string }) =>
  lineField(required).check(
    z.overwrite(spellEmail),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(limits.emailLength, { error: invalid, abort: true }),
    // A refinement rather than a pattern, because OpenAPI would apply the pattern to the text before it is normalized.
    z.refine((address) => mailable.test(address), { error: invalid, abort: true }),
  )

export const emailAddress = emailAddressOf({ required: messages.emailRequired, invalid: fieldMessages.emailInvalid })
