import { env } from 'cloudflare:workers'
import type { Endpoint, Need } from '@kere/contracts/http/endpoint'
import { needProblems } from '@kere/contracts/http/problem'
import type { Role } from '@kere/contracts/accounts/roles'
import { drizzle } from 'drizzle-orm/d1'
import { newUser, type TestUser } from './sessions.ts'

interface Facts {
  role: Role
  meets: readonly Need[]
  dateOfBirth: string | null
  onboardingCompleted?: boolean
  educatorStatus?: 'approved' | 'pending'
}

const facts = {
  learner: { role: 'student', meets: ['adult', 'onboarded'], dateOfBirth: '2000-01-01' },
  otherLearner: { role: 'student', meets: ['onboarded'], dateOfBirth: null },
  minor: { role: 'student', meets: ['onboarded'], dateOfBirth: '2012-01-01' },
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

// `keys` forgets which keys there are.
export const users = Object.keys(facts) as User[]
export const people: readonly Person[] = ['visitor', ...users]

export async function makePeople(): Promise<People> {
  const made = await Promise.all(
    users.map(async (name) => {
      const { role, meets: _, ...profile }: Facts = facts[name]
      return { name, ...(await newUser(role, {}, profile)) }
    }),
  )
  const [first, ...others] = made.flatMap(({ statements }) => statements)
  if (first) await drizzle(env.DB).batch([first, ...others])
  // Each of them has just been made.
  return Object.fromEntries(made.map(({ name, user }) => [name, user])) as People
}

export function refusalOf({ access }: Endpoint, person: Person): string | undefined {
  if (typeof access === 'string') return undefined
  if (person === 'visitor') return 'unauthenticated'
  const { role, meets }: Facts = facts[person]
  if (!access.roles.includes(role)) return 'forbidden'
  const unmet = access.needs?.find((need) => !meets.includes(need))
  return unmet && needProblems[unmet]
}
