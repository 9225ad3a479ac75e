import { adminQueues } from '@kere/d1/catalog/admin-queues'
import { sql } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'

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
  (answers) => ({
    queues: adminQueues
      .flatMap(({ name, noun, text, path, isUrgent }, place) => {
        const { count = null, oldestAt = null } = answers[place]?.[0] ?? {}
        if (!count || oldestAt === null) return []
        return [{ name, noun, text, path, isUrgent, count, oldestAt: new Date(oldestAt).toISOString() }]
      })
      .toSorted(
        (left, right) => Number(right.isUrgent) - Number(left.isUrgent) || left.oldestAt.localeCompare(right.oldestAt),
      ),
  }),
)
