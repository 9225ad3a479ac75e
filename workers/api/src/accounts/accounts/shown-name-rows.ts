import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type Column, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'

type Person = Record<'firstName' | 'lastName' | 'dateOfBirth', Column>

/** Of unknown age counts as under 18 (C-49). */
export const isGrownUp = (now: number, { dateOfBirth }: Pick<Person, 'dateOfBirth'> = profiles) =>
  sql`coalesce(${dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, FALSE)`

/** What somebody else sees of a learner's name: of one who may be under 18 the surname's initial. */
export const shownName = (now: number, person: Person = profiles) => sql<string>`trim(${person.firstName} || ' ' || iif(
    ${isGrownUp(now, person)} OR ${person.lastName} = '', ${person.lastName}, substr(${person.lastName}, 1, 1) || '.'
  ))`
