import { issueBlockKinds, issueLimits, type IssueBlockKind } from '@kere/contracts/publishing/newsletter-issue-options'
import { blogPosts } from '@kere/d1/schema/publishing/posts'
import { courses } from '@kere/d1/schema/courses/courses'
import { events } from '@kere/d1/schema/events/events'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'

export interface BlockRow {
  kind: IssueBlockKind
  id: string
  title: string
  about: string
  startsAt: number | null
  path: string
}

interface BlockSource {
  table: typeof courses | typeof events | typeof blogPosts
  isShown: SQL
  isOffered: (now: number) => SQL
  order: SQL
  about: SQL
  startsAt: SQL
  path: SQL
}

const always = () => sql`TRUE`
const newest = sql`published_at DESC, id DESC`

const sources: Readonly<Record<IssueBlockKind, BlockSource>> = {
  course: {
    table: courses,
    isShown: sql`published = 1`,
    isOffered: always,
    order: newest,
    about: sql`iif(summary = '', description, summary)`,
    startsAt: sql`NULL`,
    path: sql`'/courses/' || id`,
  },
  event: {
    table: events,
    isShown: sql`published = 1 AND cancelled_at IS NULL`,
    isOffered: (now) => sql`starts_at > ${now}`,
    order: sql`starts_at, id`,
    about: sql`description`,
    startsAt: sql`starts_at`,
    path: sql`'/events/' || id`,
  },
  post: {
    table: blogPosts,
    isShown: sql`published = 1`,
    isOffered: always,
    order: newest,
    about: sql`excerpt`,
    startsAt: sql`NULL`,
    path: sql`'/blog/' || slug`,
  },
}

/** Reads those of the named things that visitors can see. */
export async function selectBlocks(
  db: Database,
  asked: readonly { kind: IssueBlockKind; id: string }[],
): Promise<BlockRow[]> {
  if (asked.length === 0) return []
  const [first, ...rest] = issueBlockKinds.map((kind) => {
    const { table, isShown, about, startsAt, path } = sources[kind]
    const ids = JSON.stringify(asked.flatMap((each) => (each.kind === kind ? [each.id] : [])))
    return db
      .select({
        kind: sql<IssueBlockKind>`${kind}`.as('kind'),
        id: sql<string>`id`.as('block_id'),
        title: sql<string>`title`.as('block_title'),
        about: sql<string>`${about}`.as('about'),
        startsAt: sql<number | null>`${startsAt}`.as('begins_at'),
        path: sql<string>`${path}`.as('path'),
      })
      .from(table)
      .where(sql`id IN (SELECT value FROM json_each(${ids})) AND ${isShown}`)
  })
  return first ? (await db.batch([first, ...rest])).flat() : []
}

/** Offers the newest things of each kind; for kinds that begin at a time, those still to come. */
export async function selectOffered(db: Database, now: number) {
  const [first, ...rest] = issueBlockKinds.map((kind) => {
    const { table, isShown, isOffered, order } = sources[kind]
    return db
      .select({
        kind: sql<IssueBlockKind>`${kind}`.as('kind'),
        id: sql<string>`id`.as('block_id'),
        title: sql<string>`title`.as('block_title'),
      })
      .from(table)
      .where(sql`${isShown} AND ${isOffered(now)}`)
      .orderBy(order)
      .limit(issueLimits.blocksOffered)
  })
  return first ? (await db.batch([first, ...rest])).flat() : []
}
