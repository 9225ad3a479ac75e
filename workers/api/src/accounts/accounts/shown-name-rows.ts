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

/** A learner's name as others see it. If the learner may be under 18, only the initial of the surname is shown. */
export const shownName = (now: number, person: Person = profiles) => sql<string>`trim(${person.firstName} || ' ' || iif(
    ${isGrownUp(now, person)} OR ${person.lastName} = '', ${person.lastName}, substr(${person.lastName}, 1, 1) || '.'
  ))`

/**
 * The full name of educators and admins, and the name of learners as educators see it. The query must join `profiles`.
 */
export const nameAmongMembers = (now: number) =>
  sql<string>`iif(${profiles.role} = 'student', ${shownName(now)}, ${fullName(profiles)})`
