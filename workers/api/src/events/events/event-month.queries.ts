import type { CourseCategory } from '@kere/contracts/courses/course-options'
import type { Language } from '@kere/contracts/accounts/languages'
import { eventLimits } from '@kere/contracts/events/event-options'
import { events } from '@kere/d1/schema/events/events'
import { sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { parseSearch } from '../../kit/lists/search.ts'
import { type TranslatedText, translationOf } from '../../kit/translations/translation-rows.ts'
import type { EventFilters } from './event-filters.ts'
import { combinationsOf, foundEvents, isOfCombination, matchesKind } from './events.queries.ts'

const { dotsOfDay, countedOfDay } = eventLimits

export const selectEventDays = (
  { db, language: reader }: Pick<Context, 'db' | 'language'>,
  days: readonly string[],
  filters: EventFilters,
) =>
  db
    .select({
      day: sql<string>`event_day`.as('event_day'),
      count: sql<number>`event_count`.as('event_count'),
      id: sql<string>`event_id`.as('event_id'),
      title: sql<string>`title`.as('title'),
      language: sql<Language>`language`.as('language'),
      translation: sql`translation`
        .mapWith((text: string): TranslatedText | null => JSON.parse(text) as TranslatedText)
        .as('translation'),
      topic: sql<CourseCategory | null>`topic`.as('topic'),
      startsAt: sql<number>`starts_at`.as('starts_at'),
    })
    .from(
      parseSearch(filters.search)
        ? foundOfDays(days, filters, reader)
        : firstOfDays(days, combinationsOf(filters), reader),
    )
    .orderBy(sql`event_day, starts_at, event_id`)

const shown = (reader: Language) =>
  sql`events.title, events.topic, events.language, ${translationOf('event', events, reader, { hasBody: false })} AS translation`

/** For each day, tab, type and language it reads one range of an index, and only as many rows as are counted. */
const firstOfDays = (days: readonly string[], combinations: string, reader: Language) => sql`(
  SELECT placed.*, ${shown(reader)} FROM (
    SELECT event_days.event_id, event_days.day AS event_day, event_days.starts_at,
      row_number() OVER (PARTITION BY event_days.day ORDER BY event_days.starts_at, event_days.event_id) AS place,
      min(count(*) OVER (PARTITION BY event_days.day), ${countedOfDay}) AS event_count
    FROM json_each(${JSON.stringify(days)}) AS date CROSS JOIN json_each(${combinations}) AS combination CROSS JOIN event_days
    WHERE event_days.rowid IN (
      SELECT rowid FROM event_days WHERE ${isOfCombination(sql`tab`)} AND day = date.value
      ORDER BY starts_at, event_id LIMIT ${countedOfDay})
  ) AS placed CROSS JOIN events ON events.id = placed.event_id WHERE placed.place <= ${dotsOfDay}
) AS dots`

const foundOfDays = (days: readonly string[], filters: EventFilters, reader: Language) => sql`(
  SELECT * FROM (
    SELECT events.id AS event_id, event_days.day AS event_day, events.starts_at, ${shown(reader)},
      row_number() OVER (PARTITION BY event_days.day ORDER BY events.starts_at, events.id) AS place,
      min(count(*) OVER (PARTITION BY event_days.day), ${countedOfDay}) AS event_count
    FROM ${foundEvents(filters.search)} CROSS JOIN event_days
      ON event_days.event_id = events.id AND event_days.day BETWEEN ${days[0]} AND ${days.at(-1)}
    WHERE ${matchesKind(filters)}
  ) AS placed WHERE place <= ${dotsOfDay}
) AS dots`
