import { linkHosts } from '@kere/brand/link-hosts'
import { eventEducatorList } from '@kere/contracts/events/events'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, sql, type SQL } from 'drizzle-orm'
import { isUnblocked } from '../../accounts/accounts/person-rows.ts'
import { bornBy } from '../../base/age.ts'
import type { Database } from '../../base/context.ts'
import { ascending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { keysFound, wordsOf } from '../../kit/lists/search.ts'

export const eventEducatorPage = keyset(eventEducatorList, {
  'first-name': ascending({ firstName: profiles.firstName, id: profiles.id }),
})

/** The condition repeats the text of the index's condition, so that SQLite uses it. */
const hasCalendar = sql`role = 'educator' AND public_profile = 1 AND visibility_status = 'public'
  AND shows_luma_profile = 1 AND luma_profile_url IS NOT NULL`

/** The link's scheme and host, without its path. */
const calendarHost = sql`substr(luma_profile_url, 1, 7 + instr(substr(luma_profile_url, 9) || '/', '/'))`

/** Tells that the link's host is one of the calendar service's hosts or a subdomain of one (U-37). */
const isOfCalendarService = sql.join(
  linkHosts.luma.map((host) => {
    const subdomain = host.replace('https://', 'https://*.')
    return sql`(${calendarHost} = ${host} OR ${calendarHost} GLOB ${subdomain})`
  }),
  sql` OR `,
)

/** S-139. Leaves out educators under 18 (C-49), suspended or leaving ones, and those hidden after a report (W-51). */
const isListed = (today: string) => sql`${hasCalendar} AND (${isOfCalendarService})
  AND date_of_birth <= ${bornBy(today, limits.fullAge)}
  AND EXISTS (SELECT 1 FROM listed_people WHERE listed_people.user_id = profiles.id)`

export const listedEducators = (today: string) => sql`profiles WHERE ${isListed(today)}`

/** Searches the names among the first educators, by name, who have a calendar. */
async function selectNamed(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const words = wordsOf(search)
  if (!words) return undefined
  const texts = await db
    .select({
      key: profiles.id,
      text: sql<string>`first_name || ' ' || last_name || ' ' || coalesce(designation, '') || ' '
        || coalesce(organization_affiliation, '') || ' ' || coalesce(profiles.location, '') || ' ' || subjects_of_interest`.as(
        'searched',
      ),
    })
    .from(profiles)
    .where(hasCalendar)
    .orderBy(profiles.firstName, profiles.id)
    .limit(limits.searchCandidates)
  return sql`${profiles.id} IN (${keysFound(texts, words)})`
}

export async function selectEventEducators(
  db: Database,
  {
    today,
    search,
    page,
    readerId,
  }: { today: string; search: string | undefined; page: PageQuery; readerId: string | null },
) {
  const where = and(isListed(today), isUnblocked(readerId, sql`profiles.id`), await selectNamed(db, search))
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
      .from(sql`(SELECT 1 FROM profiles WHERE ${where} LIMIT ${page.countLimit})`),
  ])
  return { rows, total: counted?.total ?? 0 }
}
