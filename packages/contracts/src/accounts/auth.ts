import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { spellEmail } from '../text/email-address.ts'
import { limits } from '../http/limits.ts'
import { messages } from '../http/messages.ts'
import { sessionUser } from './session.ts'
import { lineField } from '../text/text.ts'

/** @public The registry reads the problems of every contract. */
export const problems = {
  invalid_credentials: { status: 401, title: 'Invalid email or password' },
  email_unverified: { status: 403, title: 'Confirm your email first' },
  account_suspended: { status: 403, title: 'This account is suspended. The email we sent you says why' },
  account_closed: { status: 403, title: 'This account is closed and will be deleted. The email we sent you says when' },
  session_expired: { status: 401, title: 'Your session has ended. Sign in again' },
  already_rotated: { status: 409, title: 'This session was renewed a moment ago' },
} as const

/** The password only has to be present, because an existing one may be older than today's rules. */
export const credentials = z.strictObject({
  email: lineField(messages.emailRequired).check(
    z.overwrite(spellEmail),
    z.minLength(1, messages.emailRequired),
    z.maxLength(limits.emailLength),
  ),
  password: z
    .string(messages.passwordRequired)
    .check(z.minLength(1, messages.passwordRequired), z.maxLength(limits.passwordLength)),
})

export type Credentials = z.infer<typeof credentials>

const signedIn = z.object({ user: sessionUser })

export const login = defineEndpoint('login', 'POST /api/auth/login', {
  summary:
    'Signs in with an address and a password, and sets the session cookies. `email_unverified` is only told in the browser that registered.',
  access: 'public',
  isNeverStored: true,
  body: credentials,
  status: 200,
  response: signedIn,
  problems: [
    'second_factor_needed',
    'invalid_credentials',
    'email_unverified',
    'account_suspended',
    'account_closed',
    'too_many_attempts',
  ],
  failure: 'Failed to sign in',
})

export const logout = defineEndpoint('logout', 'POST /api/auth/logout', {
  summary: 'Ends the session of the cookies, if there is one, and takes them back.',
  access: 'public',
  isNeverStored: true,
  failure: 'Failed to sign out',
})

/**
 * `already_rotated`: another request has just renewed the session, so call `getSession`. `session_expired`: the cookies
 * are cleared.
 */
export const refresh = defineEndpoint('refresh', 'POST /api/auth/refresh', {
  summary: 'Exchanges the refresh cookie for a new pair of session cookies.',
  access: 'public',
  isNeverStored: true,
  status: 200,
  response: z.extend(signedIn, {
    expiresAt: z.iso.datetime(),
  }),
  problems: ['session_expired', 'already_rotated'],
  failure: 'Failed to renew the session',
})

export const getSession = defineEndpoint('getSession', 'GET /api/auth/session', {
  summary: 'Who is signed in by the access cookie, checked against the session itself.',
  access: 'public',
  response: z.object({
    user: z.nullable(sessionUser),
    expiresAt: z.nullable(z.iso.datetime()),
  }),
  failure: 'Failed to initialize authentication',
})
