import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import type { KnownUser } from '@kere/contracts/accounts/session'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { signAccessToken } from '@kere/session/access-token'
import { refreshCookie, writeSessionCookie } from '@kere/session/session-cookies'
import { isAdult } from '../../base/age.ts'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { isSuperAdmin } from './auth.domain.ts'
import type { RefreshToken } from './refresh-token.ts'

export interface Account extends Omit<
  KnownUser,
  'isSuperAdmin' | 'isEmailVerified' | 'isAdult' | 'isWaiting' | 'securityTask'
> {
  email: string
  /** True if a guardian agrees to the account. */
  hasGuardian: boolean
  dateOfBirth: string | null
  emailVerifiedAt: number | null
  hasSecondFactor: boolean
  isPasswordShort?: boolean
  bar: 'account_closed' | 'account_suspended' | null
}

export interface IssuedSession {
  user: KnownUser
  expiresAt: number
  cookies: string[]
}

/** The facts about a user that a page gets. The email address and the date of birth are left out. */
export function toSessionUser(account: Account, { at, settings }: Pick<Context, 'at' | 'settings'>): KnownUser {
  const { id, role, firstName, lastName, avatarPath, isEnrolled, isOnboarded, educatorStatus } = account
  const adult = isAdult(account.dateOfBirth, dayInIndia(at))
  return {
    id,
    role,
    firstName,
    lastName,
    avatarPath: avatarPath && (smallPictureOf(avatarPath) ?? avatarPath),
    isEnrolled,
    isOnboarded,
    educatorStatus,
    isEmailVerified: account.emailVerifiedAt !== null,
    isSuperAdmin: isSuperAdmin(account, settings.superAdminEmail),
    isAdult: adult,
    isWaiting: account.dateOfBirth !== null && !adult && !account.hasGuardian,
    securityTask: securityTaskOf(account, settings),
  }
}

/** The same rule as in `conditionsOf`, told to pages so that they lead there. */
function securityTaskOf(
  { role, educatorStatus, hasSecondFactor, isPasswordShort = false }: Account,
  { isSecondFactorRequired }: Context['settings'],
) {
  if (role === 'admin' && isSecondFactorRequired && !hasSecondFactor) return 'second_factor'
  const isStaff = role === 'admin' || (role === 'educator' && educatorStatus === 'approved')
  return isStaff && isPasswordShort ? 'password' : null
}

interface OpenSession {
  id: string
  account: Account
}

export async function issueAccess(context: Context, session: OpenSession): Promise<IssuedSession> {
  const { at, settings } = context
  const user = toSessionUser(session.account, context)
  const { token, expiresAt } = await signAccessToken({ user, sessionId: session.id }, settings.accessTokenSecret, at)
  return { user, expiresAt, cookies: [writeSessionCookie(accessCookie, token, expiresAt - at)] }
}

export async function issueTokens(
  context: Context,
  session: OpenSession & { refreshToken: RefreshToken; idleExpiresAt: number },
): Promise<IssuedSession> {
  const access = await issueAccess(context, session)
  const refresh = writeSessionCookie(refreshCookie, session.refreshToken.value, session.idleExpiresAt - context.at)
  return { ...access, cookies: [...access.cookies, refresh] }
}
