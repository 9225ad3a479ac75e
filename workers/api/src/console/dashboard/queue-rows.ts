import { adminQueues } from '@kere/d1/catalog/admin-queues'
import { sql } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'

const hourMs = 60 * 60 * 1000

/** What is past its target comes first, the latest on top; then what is urgent, then what waits longest. */
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
        const lateness = (now - oldestAt) / (targetHours * hourMs)
        return [{ name, noun, text, path, isUrgent, targetHours, count, oldestAt, lateness }]
      })
      .toSorted(
        (left, right) =>
          Math.max(1, right.lateness) - Math.max(1, left.lateness) ||
          Number(right.isUrgent) - Number(left.isUrgent) ||
          left.oldestAt - right.oldestAt,
      )
      .map(({ lateness: _, oldestAt, ...queue }) => ({ ...queue, oldestAt: new Date(oldestAt).toISOString() })),
  }),
)
