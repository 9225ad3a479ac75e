import { careerPositions } from '@kere/d1/schema/careers/career-positions'
import { sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundAmong, foundColumns, mostAmongFew } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

const open = sql`SELECT careers.rowid AS seq, careers.title AS title, careers.title || ' ' || careers.location || ' '
    || careers.description AS texts
  FROM career_positions AS careers WHERE careers.status = 'open' ORDER BY careers.place, careers.id LIMIT ${mostAmongFew}`

/** Those that can be applied for. */
export const foundPositions = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: careerPositions.id,
      title: careerPositions.title,
      description: careerPositions.description,
      location: careerPositions.location,
      type: careerPositions.type,
      ...foundColumns,
    })
    .from(foundAmong({ rows: open }, shape))
    .crossJoin(careerPositions)
    .where(sql`career_positions.rowid = found.seq`)
    .orderBy(bestFirst),
)
