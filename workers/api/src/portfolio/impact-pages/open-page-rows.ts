import { limits } from '@kere/contracts/http/limits'
import { impactPages } from '@kere/d1/schema/portfolio/impact-pages'
import { sql } from 'drizzle-orm'
import { isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import { bornBy } from '../../base/age.ts'

/** Takes `impact_pages`: of somebody of age who is neither suspended, hidden nor leaving. */
export const isOpenPage = (today: string) => sql`${impactPages.isPublic} = 1
  AND EXISTS (SELECT 1 FROM profiles AS born WHERE born.id = impact_pages.user_id
    AND born.date_of_birth <= ${bornBy(today, limits.fullAge)})
  AND NOT ${isHiddenPerson(sql`impact_pages.user_id`)}`
