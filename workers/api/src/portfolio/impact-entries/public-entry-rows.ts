import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { sql } from 'drizzle-orm'

/** The value is literal SQL, because SQLite uses a partial index only if it sees its condition. */
export const isListed = sql`${impactEntries.isPublic} = 1 AND ${impactEntries.isWithheld} = 0`

const entriesOf = (person: unknown) => sql`FROM impact_entries AS shown WHERE shown.user_id = ${person}
  AND shown.is_public = 1 AND shown.is_withheld = 0`

/** Counts a person's public entries, up to the limit. */
export const publicEntryCount = (person: unknown, limit: number) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 ${entriesOf(person)} LIMIT ${limit}))`

/** JSON with the id and title of a person's latest public entry, or null. */
export const latestPublicEntry = (person: unknown) =>
  sql<string | null>`(SELECT json_object('id', shown.id, 'title', shown.title) ${entriesOf(person)}
    ORDER BY shown.date_completed DESC, shown.id DESC LIMIT 1)`
