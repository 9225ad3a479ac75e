import { limits } from '@kere/contracts/http/limits'
import { impactPages } from '@kere/d1/schema/portfolio/impact-pages'
import { sql } from 'drizzle-orm'
import { isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import { bornBy } from '../../base/age.ts'

/**
 * Tells that a page is public and that its owner is of age and neither suspended, hidden nor leaving; a condition on
 * `impact_pages`.
 */
export const isOpenPage = (today: string) => sql`${impactPages.isPublic} = 1
  AND EXISTS (SELECT 1 FROM profiles AS born WHERE born.id = impact_pages.user_id
    AND born.date_of_birth <= ${bornBy(today, limits.fullAge)})
  AND NOT ${isHiddenPerson(sql`impact_pages.user_id`)}`
