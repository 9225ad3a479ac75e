import { limits } from '@kere/contracts/http/limits'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { and, eq } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { selectYear, toYear, yearOf } from './impact-year-rows.ts'

export const ownImpactFigures = batchPart(
  ({ db, userId, now }) => [
    countRows(db, {
      from: impactEntries,
      key: impactEntries.id,
      where: and(eq(impactEntries.userId, userId), eq(impactEntries.isPublic, true)),
      countLimit: limits.countedRows,
    }),
    selectYear(db, yearOf(now).from, eq(impactEntries.userId, userId)),
  ],
  ([[counted], days], now) => ({
    publicImpactEntries: counted?.total ?? 0,
    impactYear: { ...toYear(yearOf(now), days), vouched: days.reduce((sum, { vouched }) => sum + vouched, 0) },
  }),
)
