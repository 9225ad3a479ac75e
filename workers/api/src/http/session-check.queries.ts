import type { Role } from '@kere/contracts/accounts/roles'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { eq, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../base/context.ts'
import { type Condition, conditions, guardedBy, isLive } from './admitted-row.ts'

/** The user's current role, 1 for each condition that is met, and for a person under 18 what their guardian agrees to. */
export type LiveUser = { role: Role; guarded: string | null } & Record<Condition, number>

/** Finds no row if the session has ended. */
export function selectLiveUser(db: Database, signedIn: SignedIn, now: number) {
  const { approved, adult, onboarded, secondFactor, longPassword, fresh } = conditions(now)
  return db
    .select({
      role: profiles.role,
      approved: sql<number>`${approved} IS TRUE`.as('approved'),
      adult: sql<number>`${adult} IS TRUE`.as('adult'),
      onboarded: sql<number>`${onboarded} IS TRUE`.as('onboarded'),
      secondFactor: sql<number>`${secondFactor}`.as('second_factor'),
      longPassword: sql<number>`${longPassword}`.as('long_password'),
      fresh: sql<number>`${fresh}`.as('fresh'),
      guarded: guardedBy(now).as('guarded'),
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(isLive(signedIn, now))
}

export async function readLiveUser(db: Database, signedIn: SignedIn, now: number): Promise<LiveUser | null> {
  const [row] = await selectLiveUser(db, signedIn, now)
  return row ?? null
}
