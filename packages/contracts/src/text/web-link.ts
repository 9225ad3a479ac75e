import * as z from 'zod/mini'
import { limits } from '../http/limits.ts'
import { lineField } from './text.ts'

/**
 * Reads a typed link, with or without a scheme, which phones capitalize.
 * @returns the address with its scheme and otherwise as it was typed; null unless the host contains a dot and there is
 * no user name
 */
export function webAddressOf(typed: string): string | null {
  // The pattern accepts no user name, and takes no other scheme for a host.
  const [, scheme = 'https', host, rest = ''] =
    /^(?:(https?):\/\/)?([^\s/?#\\@:]+(?::\d{1,5})?)([/?#]\S*)?$/i.exec(typed.trim()) ?? []
  const address = `${scheme.toLowerCase()}://${host}${rest}`
  return host !== undefined && URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null
}

/** Requires https, for links that are opened while somebody is signed in or teaches. */
export function secureAddressOf(typed: string): string | null {
  const address = webAddressOf(typed)
  return address?.startsWith('https:') ? address : null
}

type AddressOf = (typed: string) => string | null

/** @param invalid the error text for anything else, including a link that is too long */
export const webLink = (invalid: string, addressOf: AddressOf = webAddressOf, field = lineField()) =>
  field.check(
    z.overwrite((typed) => addressOf(typed) ?? typed),
    z.maxLength(limits.linkLength, invalid),
    z.refine((typed) => addressOf(typed) !== null, invalid),
  )

/** An optional link; empty if there is none. */
export const optionalWebLink = (invalid: string) =>
  webLink(invalid, (typed) => (typed === '' ? typed : webAddressOf(typed)))
