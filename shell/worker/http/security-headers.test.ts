import { expect, it } from 'vitest'
import { withHeaders } from './security-headers.ts'

const policyOf = (policy?: string) =>
  withHeaders(
    new Response('', policy === undefined ? {} : { headers: { 'content-security-policy': policy } }),
  ).headers.get('content-security-policy')

it.each([
  [undefined, "base-uri 'none'; object-src 'none'; frame-ancestors 'none'"],
  ["default-src 'none'; sandbox", "default-src 'none'; sandbox; frame-ancestors 'none'"],
  ["default-src 'none'; frame-ancestors 'none'", "default-src 'none'; frame-ancestors 'none'"],
])('no answer may be framed, whatever its policy is: %s', (policy, sent) => {
  expect(policyOf(policy)).toBe(sent)
})

it('an answer whose headers nobody may change has them too', () => {
  const { headers } = withHeaders(Response.redirect('https://kere.test/'))
  expect([headers.get('x-content-type-options'), headers.get('strict-transport-security')]).toEqual([
    'nosniff',
    'max-age=63072000; includeSubDomains; preload',
  ])
})
