import * as z from 'zod/mini'
import { limits } from '../http/limits.ts'
import { lineField } from '../text/text.ts'

/** @returns the address in its canonical form, or null if it does not lead to one of these hosts or their subdomains */
function addressOn(hosts: readonly string[], typed: string) {
  try {
    const { host, hostname, username, password, pathname, search, hash } = new URL(
      typed.replace(/^(?:https?:)?\/*/i, 'https://'),
    )
    const isOfHost = hosts.some((each) => `.${hostname}`.endsWith(each.replace(/^https:\/\/(?:www\.)?/, '.')))
    const isPlain = host === hostname && username + password === '' && !/\s/.test(typed)
    return isOfHost && isPlain && pathname !== '/' ? `https://${host}${pathname}${search}${hash}` : null
  } catch {
    return null
  }
}

/** A field for an empty text or an address on one of these hosts (C-55, U-37). */
export const profileLink = (hosts: readonly string[], invalid: string) =>
  lineField().check(
    z.overwrite((typed) => addressOn(hosts, typed) ?? typed),
    z.maxLength(limits.linkLength, invalid),
    z.refine((link) => link === '' || addressOn(hosts, link) === link, invalid),
  )
