import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'

/** What an educator sees of a learner's name: of one who may be under 18 the surname's initial. */
export const shownName = (now: number) => sql<string>`trim(${profiles.firstName} || ' ' || iif(
    ${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)} OR ${profiles.lastName} = '',
    ${profiles.lastName}, substr(${profiles.lastName}, 1, 1) || '.'
  ))`
