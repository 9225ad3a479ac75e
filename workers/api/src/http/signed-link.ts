import { hmac, writeBase64Url } from '../base/digests.ts'

const signatureLength = 43

/**
 * Makes the token of a link in an email. It names one row, whoever holds it may use it, and no table stores it.
 * @param subject a row's id
 */
export const signLink = async (secret: string, purpose: string, subject: string) =>
  subject + writeBase64Url(await hmac(secret, `link ${purpose} ${subject}`))

/** @returns the row's id, or `undefined` if none of the secrets has signed the token */
export async function readLink(secrets: readonly string[], purpose: string, token: string) {
  const subject = token.slice(0, -signatureLength)
  const given = new TextEncoder().encode(token)
  for (const secret of secrets) {
    const expected = new TextEncoder().encode(await signLink(secret, purpose, subject))
    if (expected.length === given.length && crypto.subtle.timingSafeEqual(expected, given)) return subject
  }
  return undefined
}
