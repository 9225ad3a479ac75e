import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type Column, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'
import { fullName } from './person-rows.ts'

type Person = Record<'firstName' | 'lastName' | 'dateOfBirth', Column>

/** A person of unknown age counts as under 18 (C-49). */
export const isGrownUp = (now: number, { dateOfBirth }: Pick<Person, 'dateOfBirth'> = profiles) =>
  sql`coalesce(${dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, FALSE)`

/** Builds a learner's name as others see it: somebody who may be under 18 appears with the surname's initial. */
export const shownName = (now: number, person: Person = profiles) => sql<string>`trim(${person.firstName} || ' ' || iif(
    ${isGrownUp(now, person)} OR ${person.lastName} = '', ${person.lastName}, substr(${person.lastName}, 1, 1) || '.'
  ))`

/** Teachers appear with their whole name, learners with the name that educators see. The query joins `profiles`. */
export const nameAmongMembers = (now: number) =>
  sql<string>`iif(${profiles.role} = 'student', ${shownName(now)}, ${fullName(profiles)})`
