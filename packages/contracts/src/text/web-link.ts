import * as z from 'zod/mini'
import { limits } from '../http/limits.ts'
import { lineField } from './text.ts'

/** Of the web, at a host with a dot, and of nobody’s account there. */
function isWebLink(typed: string) {
  if (!/^https?:\/\//i.test(typed) || /\s/.test(typed) || !URL.canParse(typed)) return false
  const { hostname, username, password } = new URL(typed)
  return hostname.includes('.') && username + password === ''
}

/** @param invalid of whatever else is typed, also of what is too long */
export const webLink = (invalid: string) =>
  lineField().check(
    z.maxLength(limits.linkLength, invalid),
    z.refine((typed) => isWebLink(typed), invalid),
  )

export const optionalWebLink = (invalid: string) =>
  lineField().check(
    z.maxLength(limits.linkLength, invalid),
    z.refine((typed) => typed === '' || isWebLink(typed), invalid),
  )
