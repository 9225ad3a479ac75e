import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { accessTokenMs, signAccessToken, verifyAccessToken } from './access-token.ts'

const secret = 'a secret of the tests, long enough to be one'
const now = Date.parse('2026-11-15T12:00:00.500Z')
const user = {
  id: 'usr_1',
  role: 'student',
  firstName: 'Ananya',
  lastName: 'Pillai',
  isEnrolled: true,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
  isAdult: true,
  avatarPath: '/media/avatars/a-photo',
} as const
const claims = { user, sessionId: 'ses_1' }

const body = { sid: 'ses_1', role: 'admin', given_name: 'A', family_name: 'B', enrolled: true, super_admin: true }
const forge = (more = {}) =>
  new SignJWT({ ...body, ...more }).setIssuer('kere').setSubject('usr_1').setExpirationTime('1000y')
const keyOf = (text: string) => new TextEncoder().encode(text)

describe('an access token', () => {
  it('says who is signed in, for ten minutes', async () => {
    const { token, expiresAt } = await signAccessToken(claims, secret, now)
    expect(await verifyAccessToken(token, secret, now)).toEqual({ ...claims, expiresAt })
    expect(expiresAt).toBe(Math.floor((now + accessTokenMs) / 1000) * 1000)
    expect(await verifyAccessToken(token, secret, expiresAt - 1000)).not.toBeNull()
    expect(await verifyAccessToken(token, secret, expiresAt)).toBeNull()
  })

  it.each([
    [
      'signed with another key',
      () =>
        forge()
          .setProtectedHeader({ alg: 'HS256' })
          .sign(keyOf('x'.repeat(40))),
    ],
    [
      'signed with another algorithm',
      () =>
        forge()
          .setProtectedHeader({ alg: 'HS512' })
          .sign(keyOf(secret.repeat(2))),
    ],
    ['of another issuer', () => forge().setIssuer('someone').setProtectedHeader({ alg: 'HS256' }).sign(keyOf(secret))],
    [
      'without an end',
      () =>
        new SignJWT(body).setIssuer('kere').setSubject('u').setProtectedHeader({ alg: 'HS256' }).sign(keyOf(secret)),
    ],
    ['of an unknown role', () => forge({ role: 'root' }).setProtectedHeader({ alg: 'HS256' }).sign(keyOf(secret))],
    ['without a session', () => forge({ sid: undefined }).setProtectedHeader({ alg: 'HS256' }).sign(keyOf(secret))],
    ['without a signature', async () => new UnsecuredJWT(body).setIssuer('kere').setSubject('usr_1').encode()],
    ['cut off', async () => (await signAccessToken(claims, secret, now)).token.slice(0, -4)],
    ['that is no token', async () => 'kere'],
    ['that is empty', async () => ''],
  ])('is refused when it is one %s', async (_, make) => {
    expect(await verifyAccessToken(await make(), secret, now)).toBeNull()
  })

  it('is refused with a changed payload under a good signature', async () => {
    const { token } = await signAccessToken(claims, secret, now)
    const [header, payload, signature] = token.split('.')
    const changed = btoa(atob(payload ?? '').replace('student', 'admin')).replaceAll('=', '')
    expect(await verifyAccessToken([header, changed, signature].join('.'), secret, now)).toBeNull()
  })

  it.each([undefined, '', 'short'])('[W-02] is neither made nor read with the secret %s', async (bad) => {
    await expect(signAccessToken(claims, bad, now)).rejects.toThrow('ACCESS_TOKEN_SECRET')
    await expect(verifyAccessToken('x', bad, now)).rejects.toThrow('ACCESS_TOKEN_SECRET')
  })
})
