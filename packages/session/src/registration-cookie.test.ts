import { expect, it } from 'vitest'
import { signAccessToken, verifyAccessToken } from './access-token.ts'
import { registrationCookie } from './registration-cookie.ts'
import { readCookie } from './session-cookies.ts'

const secret = 'a secret of the tests with enough letters'
const now = Date.parse('2026-11-15T12:00:00Z')
const claims = { userId: 'usr_1', email: 'meera.n@example.in', next: '/courses?a=1', passwordMac: 'ab12' }

const write = async () => readCookie(await registrationCookie.write(claims, secret, now), registrationCookie.name) ?? ''

it('[U-02] comes back as it was written, for an hour', async () => {
  const token = await write()
  expect(await registrationCookie.read(token, secret, now + 3_599_000)).toEqual(claims)
  expect(await registrationCookie.read(token, secret, now + 3_600_000)).toBeNull()
})

it('[U-02] is read by no script, and taken back by name', async () => {
  expect(await registrationCookie.write(claims, secret, now)).toMatch(
    /^__Host-kere_registration=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(registrationCookie.cleared).toMatch(/^__Host-kere_registration=; Max-Age=0;/)
})

it('[U-02] says nothing when it is another’s, changed, missing or an access token, and passes for none', async () => {
  const token = await write()
  const user = {
    id: 'usr_1',
    role: 'student',
    firstName: 'Meera',
    lastName: 'Nambiar',
    isEnrolled: false,
    isSuperAdmin: false,
    isEmailVerified: true,
    isOnboarded: true,
    educatorStatus: null,
  } as const
  const access = await signAccessToken({ user, sessionId: 'ses_1' }, secret, now)
  for (const other of [undefined, '', `${token}x`, access.token])
    expect(await registrationCookie.read(other, secret, now)).toBeNull()
  expect(await registrationCookie.read(token, `another ${secret}`, now)).toBeNull()
  expect(await verifyAccessToken(token, secret, now)).toBeNull()
})
