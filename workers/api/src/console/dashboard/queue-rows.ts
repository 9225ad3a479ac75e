import { adminQueues } from '@kere/d1/catalog/tables'
import { sql } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'

const hourMs = 60 * 60 * 1000

/** The waiting time of the oldest item as a multiple of its target; 1 for all that are in time. */
const lateness = ({ oldestAt, targetHours }: { oldestAt: string; targetHours: number }, now: number) =>
  Math.max(1, (now - Date.parse(oldestAt)) / (targetHours * hourMs))

/**
 * Sorts the queues: first those past their target, the latest on top, then urgent ones, then those that have waited
 * longest.
 */
export const queueFigures = batchPart(
  ({ db }) =>
    adminQueues.map(({ count, oldest }) =>
      db
        .select({
          count: sql<number | null>`(${count})`.as('waiting_count'),
          oldestAt: sql<number | null>`(${oldest})`.as('oldest_at'),
        })
        .from(sql`(SELECT 1)`),
    ),
  (answers, now) => ({
    queues: adminQueues
      .flatMap(({ name, noun, text, path, isUrgent, targetHours }, place) => {
        const { count = null, oldestAt = null } = answers[place]?.[0] ?? {}
        if (!count || oldestAt === null) return []
        return [{ name, noun, text, path, isUrgent, targetHours, count, oldestAt: new Date(oldestAt).toISOString() }]
      })
      .toSorted(
        (left, right) =>
          lateness(right, now) - lateness(left, now) ||
          Number(right.isUrgent) - Number(left.isUrgent) ||
          left.oldestAt.localeCompare(right.oldestAt),
      ),
  }),
)
