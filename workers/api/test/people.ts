import { env } from 'cloudflare:workers'
import type { Endpoint, Need } from '@kere/contracts/http/endpoint'
import { guardianPurposeOf } from '@kere/contracts/http/endpoint-facts'
import { needProblems } from '@kere/contracts/http/problem'
import type { Role } from '@kere/contracts/accounts/roles'
import { newUser, type TestUser } from './sessions.ts'

interface Facts {
  role: Role
  meets: readonly Need[]
  dateOfBirth: string | null
  onboardingCompleted?: boolean
  educatorStatus?: 'approved' | 'pending'
  /** True for a person under 18 whose guardian has not answered. */
  isWaiting?: true
}

const facts = {
  learner: { role: 'student', meets: ['adult', 'onboarded'], dateOfBirth: '2000-01-01' },
  otherLearner: { role: 'student', meets: ['onboarded'], dateOfBirth: null },
  minor: { role: 'student', meets: ['onboarded'], dateOfBirth: '2012-01-01' },
  waiting: { role: 'student', meets: ['onboarded'], dateOfBirth: '2012-01-01', isWaiting: true },
  newcomer: { role: 'student', meets: [], dateOfBirth: null, onboardingCompleted: false },
  educator: {
    role: 'educator',
    meets: ['approved', 'adult', 'onboarded'],
    dateOfBirth: '1980-01-01',
    educatorStatus: 'approved',
  },
  otherEducator: { role: 'educator', meets: ['approved', 'onboarded'], dateOfBirth: null, educatorStatus: 'approved' },
  pendingEducator: {
    role: 'educator',
    meets: ['adult', 'onboarded'],
    dateOfBirth: '1990-01-01',
    educatorStatus: 'pending',
  },
  admin: { role: 'admin', meets: ['approved', 'adult', 'onboarded'], dateOfBirth: '1975-01-01' },
} as const satisfies Record<string, Facts>

export type User = keyof typeof facts
export type Person = User | 'visitor'
export type People = Record<User, TestUser>

// The cast restores the keys, which `Object.keys` loses.
export const users = Object.keys(facts) as User[]
export const people: readonly Person[] = ['visitor', ...users]

interface Cast {
  people: People
  statements: readonly D1PreparedStatement[]
}

const casts: Promise<Cast>[] = []
let onStage = 0

/**
 * Lets the next empty database use the same people again, because signing for them and writing their SQL takes most of
 * the time.
 */
export function forgetPeople() {
  onStage = 0
}

export async function makePeople(): Promise<People> {
  const cast = await (casts[onStage] ??= castPeople())
  onStage += 1
  await env.DB.batch([...cast.statements])
  return cast.people
}

async function castPeople(): Promise<Cast> {
  const made = await Promise.all(
    users.map(async (name) => {
      const { role, meets: _, isWaiting, ...profile }: Facts = facts[name]
      return { name, ...(await newUser(role, {}, profile, { hasGuardian: !isWaiting })) }
    }),
  )
  return {
    // The cast is safe: each person has just been made.
    people: Object.fromEntries(made.map(({ name, user }) => [name, user])) as People,
    statements: made.flatMap(({ statements }) =>
      statements.map((statement) => {
        const { sql, params } = statement.toSQL()
        return env.DB.prepare(sql).bind(...params)
      }),
    ),
  }
}

export function refusalOf({ access }: Endpoint, person: Person): string | undefined {
  if (typeof access === 'string') return undefined
  if (person === 'visitor') return 'unauthenticated'
  const { role, meets, isWaiting }: Facts = facts[person]
  if (!access.roles.includes(role)) return 'forbidden'
  const unmet = access.needs?.find((need) => !meets.includes(need))
  if (unmet) return needProblems[unmet]
  return isWaiting && guardianPurposeOf(access) !== null ? 'guardian_needed' : undefined
}

/** True if the person is known to the endpoint. Somebody whose guardian has not agreed passes as a visitor. */
export const isKnownTo = ({ access }: Endpoint, person: Person) =>
  person !== 'visitor' && access !== 'public' && !(person === 'waiting' && access === 'optional')
