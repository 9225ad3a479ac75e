import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { guardianNotices, guardianPurposes } from '@kere/contracts/accounts/consents-options'
import type { Role } from '@kere/contracts/accounts/roles'
import { consents } from '@kere/d1/schema/accounts/consents'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { signAccessToken } from '@kere/session/access-token'
import { refreshCookie } from '@kere/session/session-cookies'
import { eq } from 'drizzle-orm'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { absoluteLifeMs, idleLifeMs } from '../src/accounts/auth/auth.domain.ts'
import { argon2id } from '../src/base/argon2id.ts'
import { makeRefreshToken } from '../src/accounts/auth/refresh-token.ts'

export const secret = 'the secret that the tests of the api sign their tokens with'
export const superAdminEmail = 'super-admin@kere.test'
export const password = 'a password of the tests'

const start = Date.parse('2026-11-15T12:00:00Z')
let made = 0
let cheapHash: Promise<string> | undefined

export interface TestUser {
  id: string
  email: string
  role: Role
  sessionId: string
  cookie: string
}

export async function aUser(...about: Parameters<typeof newUser>): Promise<TestUser> {
  const { user, statements } = await newUser(...about)
  await db.batch(statements)
  return user
}

export async function newUser(
  role: Role,
  about: Partial<typeof users.$inferInsert> = {},
  profile: Partial<typeof profiles.$inferInsert> = {},
  { hasGuardian = true } = {},
) {
  made += 1
  const id = `usr_${ulid()}`
  const email = about.email ?? `${role}-${made}@example.kere.test`
  const times = { createdAt: start, updatedAt: start }
  const { statement, ...session } = await newSession({ id, role })
  const user: TestUser = { id, email, role, ...session }
  const statements = [
    db.insert(users).values({
      id,
      passwordHash: await (cheapHash ??= hashCheaply()),
      emailVerifiedAt: start,
      ...times,
      ...about,
      email,
    }),
    db.insert(profiles).values({
      id,
      firstName: 'Ira',
      lastName: `Nayak ${made}`,
      role,
      onboardingCompleted: true,
      ...(role === 'educator' ? { educatorStatus: 'approved' as const } : {}),
      ...times,
      ...profile,
    }),
    statement,
    ...(hasGuardian && (profile.dateOfBirth ?? '') > lastBirthOfAdults ? [consentsOf(id)] : []),
  ] as const
  return { user, statements }
}

/** On the day at which the clock of the tests begins. */
const lastBirthOfAdults = '2008-11-15'

/** The guardian of these people agrees to everything. */
const consentsOf = (userId: string) =>
  db.insert(consents).values(
    guardianPurposes.map((purpose) => {
      const { version, language, words } = guardianNotices[purpose]
      const notice = { purpose, version, language, words }
      return { id: `cns_${ulid()}`, userId, ...notice, givenAt: start, giver: 'guardian' as const }
    }),
  )

/** Makes somebody a person under 18, whose guardian agrees to everything. */
export async function makeMinor(userId: string, dateOfBirth: string) {
  await db.batch([
    db.update(profiles).set({ dateOfBirth }).where(eq(profiles.id, userId)),
    db.delete(consents).where(eq(consents.userId, userId)),
    consentsOf(userId),
  ])
}

export async function aSession(user: { id: string; role: Role }, userAgent = '') {
  const { statement, ...session } = await newSession(user, userAgent)
  await statement
  return session
}

async function newSession({ id, role }: { id: string; role: Role }, userAgent = '') {
  const token = await makeRefreshToken((length) => crypto.getRandomValues(new Uint8Array(length)))
  const sessionId = `ses_${ulid()}`
  const statement = db.insert(sessions).values({
    id: sessionId,
    userId: id,
    familyHash: token.familyHash,
    tokenHash: token.hash,
    createdAt: start,
    lastSeenAt: start,
    idleExpiresAt: start + idleLifeMs[role],
    expiresAt: start + absoluteLifeMs,
    userAgent,
    provedAt: start,
  })
  const cookie = `${accessCookie}=${await accessTokenOf({ id, role, sessionId })}; ${refreshCookie}=${token.value}`
  return { statement, sessionId, cookie }
}

export async function accessTokenOf(
  { id, role, sessionId }: { id: string; role: Role; sessionId: string },
  { signedWith = secret, at = start } = {},
) {
  const user = {
    id,
    role,
    firstName: 'Ira',
    lastName: 'Nayak',
    isEnrolled: false,
    isSuperAdmin: false,
    isEmailVerified: true,
    isOnboarded: true,
    educatorStatus: null,
  }
  return (await signAccessToken({ user, sessionId }, signedWith, at)).token
}

export const cookieFrom = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .filter((pair) => !pair.endsWith('='))
    .join('; ')

/** Hashes at a thousandth of the real cost. The parameters in a hash decide what is computed to check it. */
async function hashCheaply() {
  const salt = new TextEncoder().encode('salt of the tests')
  const params = { salt, memorySize: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = await argon2id({ password: new TextEncoder().encode(password), ...params })
  const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '')
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(salt)}$${base64(tag)}`
}
