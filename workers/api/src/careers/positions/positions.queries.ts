import type { PositionDetails } from '@kere/contracts/careers/positions'
import { careerPositions } from '@kere/d1/schema/careers/positions'
import { jobApplicationCounts } from '@kere/d1/schema/careers/job-applications'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'

const most = 200

const selectPositions = (db: Database) =>
  db.select().from(careerPositions).orderBy(asc(careerPositions.place), asc(careerPositions.id)).limit(most)

export type PositionRow = Awaited<ReturnType<typeof selectPositions>>[number]

export const selectOpenPositions = (db: Database) => selectPositions(db).where(eq(careerPositions.status, 'open'))

const selectCounts = (db: Database) => db.select().from(jobApplicationCounts)

export type CountRow = Awaited<ReturnType<typeof selectCounts>>[number]

export const selectManagedPositions = (db: Database) =>
  namedBatch(db, [{ rows: selectPositions(db) }, { counts: selectCounts(db) }])

/**
 * Adds a position after all others.
 * @returns whether its address was free
 */
export async function insertPosition(context: Context, { id, details }: { id: string; details: PositionDetails }) {
  const { db, at } = context
  const isFree = sql`WHERE NOT EXISTS (SELECT 1 FROM ${careerPositions} WHERE ${careerPositions.id} = ${id})`
  const place = sql`(SELECT coalesce(max(place), -1) + 1 FROM career_positions)`
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'career_position.created',
      subject: { type: 'career_position', id },
      from: isFree,
    }),
    {
      done: insertSelect(
        db,
        careerPositions,
        { id, ...details, status: 'draft', place, createdAt: at, updatedAt: at },
        isFree,
      ),
    },
  ])
  return isDone
}

const isComplete = sql`json_array_length(${careerPositions.responsibilities}) > 0
  AND json_array_length(${careerPositions.requirements}) > 0 AND json_array_length(${careerPositions.benefits}) > 0`

/** Changes a position. An open position must stay complete, and equal details change nothing. */
export function updatePosition(context: Context, { id, details }: { id: string; details: PositionDetails }) {
  const { title, location, type, description, responsibilities, requirements, benefits } = details
  const isWhole = [responsibilities, requirements, benefits].every(({ length }) => length > 0)
  const lists = [responsibilities, requirements, benefits].map((list) => sql`${JSON.stringify(list)}`)
  const said = sql.join([sql`${title}`, sql`${location}`, sql`${type}`, sql`${description}`, ...lists], sql`, `)
  const isAnother = sql`(title, location, type, description, responsibilities, requirements, benefits) IS NOT (${said})`
  return change(context, careerPositions, {
    id,
    when: and(isAnother, isWhole ? undefined : ne(careerPositions.status, 'open')),
    set: { ...details, updatedAt: context.at },
    audit: { action: 'career_position.changed', subject: 'career_position' },
  })
}

/** Opens or closes a position. Only a complete one can be opened, and only an open one can be closed. */
export const updatePositionStatus = (context: Context, { id, status }: { id: string; status: 'open' | 'closed' }) =>
  change(context, careerPositions, {
    id,
    when: status === 'open' ? and(ne(careerPositions.status, 'open'), isComplete) : eq(careerPositions.status, 'open'),
    set:
      status === 'open'
        ? { status, closedAt: null, publishedAt: sql`coalesce(${careerPositions.publishedAt}, ${context.at})` }
        : { status, closedAt: context.at },
    audit: {
      action: status === 'open' ? 'career_position.published' : 'career_position.closed',
      subject: 'career_position',
    },
  })

/** Swaps a position with its neighbour. One statement updates both places. */
export async function swapPlaces(context: Context, id: string, to: 'up' | 'down') {
  const isNext =
    to === 'up' ? sql`(next.place, next.id) < (own.place, own.id)` : sql`(next.place, next.id) > (own.place, own.id)`
  const order = to === 'up' ? sql`DESC` : sql`ASC`
  const pair = sql`(SELECT own.id AS a, own.place AS a_place, next.id AS b, next.place AS b_place
    FROM career_positions AS own JOIN career_positions AS next ON ${isNext}
    WHERE own.id = ${id} ORDER BY next.place ${order}, next.id ${order} LIMIT 1)`
  const swap = context.db
    .update(careerPositions)
    .set({ place: sql`swapped.place` })
    .from(sql`(SELECT a AS id, b_place AS place FROM ${pair} UNION ALL SELECT b, a_place FROM ${pair}) AS swapped`)
    .where(sql`${careerPositions.id} = swapped.id`)
  await actBatch(context, [{ done: swap }])
}
