import { limits } from '@kere/contracts/http/limits'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { and, eq } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'
import { countRows } from '../../kit/lists/counts.ts'

export const ownImpactFigures = batchPart(
  ({ db, userId }) => [
    countRows(db, {
      from: impactEntries,
      key: impactEntries.id,
      where: and(eq(impactEntries.userId, userId), eq(impactEntries.isPublic, true)),
      countLimit: limits.countedRows,
    }),
  ],
  ([[counted]]) => ({ publicImpactEntries: counted?.total ?? 0 }),
)
