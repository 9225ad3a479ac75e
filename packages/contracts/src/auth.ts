import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { sessionUser } from './session.ts'

/** @public Read with those of every contract. */
export const problems = {
  invalid_credentials: { status: 401, title: 'Invalid email or password' },
  account_suspended: { status: 403, title: 'This account is suspended. The email we sent you says why' },
  account_closed: { status: 403, title: 'This account is closed and will be deleted. The email we sent you says when' },
  session_expired: { status: 401, title: 'Your session has ended. Sign in again' },
  already_rotated: { status: 409, title: 'This session was renewed a moment ago' },
} as const

/** Checked for presence, never for form. */
export const credentials = z.strictObject({
  email: z
    .string(messages.emailRequired)
    .check(z.trim(), z.minLength(1, messages.emailRequired), z.maxLength(limits.emailLength)),
  password: z
    .string(messages.passwordRequired)
    .check(z.minLength(1, messages.passwordRequired), z.maxLength(limits.passwordLength)),
})

export type Credentials = z.infer<typeof credentials>

const signedIn = z.object({ user: sessionUser })

export const login = defineEndpoint({
  name: 'login',
  summary: 'Signs in with an address and a password, and sets the session cookies.',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  isNeverStored: true,
  body: credentials,
  status: 200,
  response: signedIn,
  problems: ['invalid_credentials', 'account_suspended', 'account_closed', 'too_many_attempts'],
  failure: 'Failed to sign in',
})

export const logout = defineEndpoint({
  name: 'logout',
  summary: 'Ends the session of the cookies, if there is one, and takes them back.',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  isNeverStored: true,
  status: 204,
  response: z.void(),
  problems: [],
  failure: 'Failed to sign out',
})

/** `already_rotated`: another request has just renewed it, ask `getSession`. `session_expired`: the cookies are cleared. */
export const refresh = defineEndpoint({
  name: 'refresh',
  summary: 'Exchanges the refresh cookie for a new pair of session cookies.',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  isNeverStored: true,
  status: 200,
  response: z.extend(signedIn, {
    expiresAt: z.iso.datetime(),
  }),
  problems: ['session_expired', 'already_rotated'],
  failure: 'Failed to renew the session',
})

export const getSession = defineEndpoint({
  name: 'getSession',
  summary: 'Who is signed in by the access cookie, checked against the session itself.',
  method: 'GET',
  path: '/api/auth/session',
  access: 'public',
  status: 200,
  response: z.object({
    user: z.nullable(sessionUser),
    expiresAt: z.nullable(z.iso.datetime()),
  }),
  problems: [],
  failure: 'Failed to initialize authentication',
})
