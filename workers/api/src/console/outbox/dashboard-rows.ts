import { outboxCounts } from '@kere/d1/schema/console/outbox'
import { inArray, sql } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'

export const outboxFigures = batchPart(
  ({ db }) => [
    db
      .select({ count: sql<number>`coalesce(sum(${outboxCounts.count}), 0)`.as('doubtful_count') })
      .from(outboxCounts)
      .where(inArray(outboxCounts.state, ['dead', 'unknown'])),
  ],
  ([[inDoubt]]) => ({ mailsInDoubt: inDoubt?.count ?? 0 }),
)
