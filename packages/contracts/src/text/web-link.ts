import * as z from 'zod/mini'
import { limits } from '../http/limits.ts'
import { lineField } from './text.ts'

/**
 * Reads a typed link, with or without its scheme, which phones begin with a capital.
 * @returns the address with its scheme and otherwise as it was typed, for a host with a dot and without a user name, or
 * null
 */
export function webAddressOf(typed: string): string | null {
  // A user name is not accepted, and no other scheme passes for a host.
  const [, scheme = 'https', host, rest = ''] =
    /^(?:(https?):\/\/)?([^\s/?#\\@:]+(?::\d{1,5})?)([/?#]\S*)?$/i.exec(typed.trim()) ?? []
  const address = `${scheme.toLowerCase()}://${host}${rest}`
  return host !== undefined && URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null
}

/** Requires https for links that open while somebody is signed in, or teaches. */
export function secureAddressOf(typed: string): string | null {
  const address = webAddressOf(typed)
  return address?.startsWith('https:') ? address : null
}

type AddressOf = (typed: string) => string | null

/** @param invalid of whatever else is typed, also of what is too long */
export const webLink = (invalid: string, addressOf: AddressOf = webAddressOf, field = lineField()) =>
  field.check(
    z.overwrite((typed) => addressOf(typed) ?? typed),
    z.maxLength(limits.linkLength, invalid),
    z.refine((typed) => addressOf(typed) !== null, invalid),
  )

/** Empty where there is none. */
export const optionalWebLink = (invalid: string) =>
  webLink(invalid, (typed) => (typed === '' ? typed : webAddressOf(typed)))
