import { linkHosts } from '@kere/brand/link-hosts'
import { eventEducatorList } from '@kere/contracts/events'
import { limits } from '@kere/contracts/limits'
import { profiles } from '@kere/d1/schema/profiles'
import { and, sql, type SQL } from 'drizzle-orm'
import { bornBy } from '../age.ts'
import type { Database } from '../context.ts'
import { ascending, keyset, type Page } from '../lists/keyset.ts'

export const eventEducatorPage = keyset(eventEducatorList, {
  'first-name': ascending({ firstName: profiles.firstName, id: profiles.id }),
})

/** As the index says it, so that SQLite uses it. */
const hasCalendar = sql`role = 'educator' AND public_profile = 1 AND visibility_status = 'public'
  AND shows_luma_profile = 1 AND luma_profile_url IS NOT NULL`

const isOfCalendarService = sql.join(
  linkHosts.luma.map((host) => sql`substr(luma_profile_url, 1, ${host.length + 1}) = ${`${host}/`}`),
  sql` OR `,
)

/** S-139. Without accounts under 18 (C-49), suspended or leaving. */
const isListed = (today: string) => sql`${hasCalendar} AND (${isOfCalendarService})
  AND date_of_birth <= ${bornBy(today, limits.fullAge)}
  AND NOT EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state IN ('suspended', 'deleting'))`

export const listedEducators = (today: string) => sql`profiles WHERE ${isListed(today)}`

function isNamed(search: string | undefined): SQL | undefined {
  const words = (search ?? '')
    .toWellFormed()
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
  if (words.length === 0) return undefined
  return sql`${profiles.id} IN (SELECT id FROM profiles WHERE ${hasCalendar} ORDER BY first_name, id LIMIT ${limits.searchCandidates})
    AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)}) AS word WHERE instr(lower(
      first_name || ' ' || last_name || ' ' || coalesce(designation, '') || ' ' || coalesce(organization_affiliation, '')
      || ' ' || coalesce(profiles.location, '') || ' ' || subjects_of_interest), word.value) = 0)`
}

export async function selectEventEducators(
  db: Database,
  { today, search, page }: { today: string; search: string | undefined; page: Page },
) {
  const where = and(isListed(today), isNamed(search))
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        avatarUrl: profiles.avatarUrl,
        designation: profiles.designation,
        organization: profiles.organizationAffiliation,
        location: profiles.location,
        bio: profiles.bio,
        topics: profiles.subjectsOfInterest,
        calendarUrl: sql<string>`${profiles.lumaProfileUrl}`.as('calendar_url'),
        groupUrl: sql<string | null>`iif(${profiles.showsWhatsappGroup}, ${profiles.whatsappGroupLink}, NULL)`.as(
          'group_url',
        ),
      })
      .from(profiles)
      .where(and(where, page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(sql`(SELECT 1 FROM profiles WHERE ${where} LIMIT ${page.countUpTo})`),
  ])
  return { rows, total: counted?.total ?? 0 }
}
