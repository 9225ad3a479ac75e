import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { credentials } from '../accounts/auth.ts'
import { emailAddress } from './email-address.ts'
import { endpoints } from '../endpoints.ts'
import { mailLink } from '../http/mail-link.ts'

const parse = (typed: string) => emailAddress.safeParse(typed)

describe('an email address', () => {
  it.each([
    ['asha@example.xn--h2brj9c', 'asha@example.xn--h2brj9c'],
    ['asha@example.भारत', 'asha@example.xn--h2brj9c'],
    [' Asha@ಉದಾಹರಣೆ.ಭಾರತ ', 'asha@xn--bsc6ci4b4b3a3d.xn--2scrj9c'],
    ['info@உதாரணம்.இந்தியா', 'info@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
    ['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
    ['asha@mail。example.भारत', 'asha@mail.example.xn--h2brj9c'],
    ["o'neil&sons/accounts=1!@example.in", "o'neil&sons/accounts=1!@example.in"],
    ['#tag%x|y{z}~^`$*?@example.in', '#tag%x|y{z}~^`$*?@example.in'],
    ['first.last+lake@sub.example.co.in', 'first.last+lake@sub.example.co.in'],
    ['_a-@example.museum', '_a-@example.museum'],
  ])('%s is taken, and is one text however it is written', (typed, kept) => {
    expect(parse(typed).data).toBe(kept)
    expect(credentials.parse({ email: typed, password: 'x' }).email).toBe(kept)
  })

  it.each([
    'asha',
    '@example.in',
    'asha@',
    'asha@example',
    'asha@127.0.0.1',
    'asha@भारत.in,b',
    'asha@भारत',
    'asha@@example.in',
    'a b@example.in',
    '.asha@example.in',
    'asha.@example.in',
    'as..ha@example.in',
    'asha@example..in',
    'asha@-example.in',
    'asha@example.xn--',
    'asha@example.in:25',
    'asha@भारत.in/path',
    'asha@भारत.in@example.in ',
    'asha@भा रत.in',
    'a@भारत.in,b@example.in',
    'आशा@example.in',
    'asha"@example.in',
    'asha<b>@example.in',
    'a\r\nBcc: b@example.in',
    `${'a'.repeat(250)}@example.in`,
  ])('%j is refused', (typed) => {
    expect(parse(typed).error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address'])
  })

  it.each(['', '  '])('%j is none', (typed) => {
    expect(parse(typed).error?.issues.map(({ message }) => message)).toEqual(['Email is required'])
  })

  it('is the same in every request that takes one', () => {
    const taken = endpoints.flatMap(({ name, body }) => {
      const shape: Record<string, $ZodType> = body instanceof z.ZodMiniObject ? body.shape : {}
      const { email } = shape
      return email ? [{ name, email: safeParse(email, 'Asha&Co@example.भारत').data }] : []
    })
    expect(taken.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['login', 'register', 'requestPasswordReset', 'sendContactMessage', 'submitFeedback']),
    )
    for (const { name, email } of taken) expect([name, email]).toEqual([name, 'asha&co@example.xn--h2brj9c'])
  })

  it('is whole in a link to it', () => {
    expect(mailLink('a&b?c/d=e%f@example.in')).toBe('mailto:a%26b%3Fc%2Fd%3De%25f@example.in')
    expect(new URL(mailLink('asha+lake@example.in')).search).toBe('')
  })
})
