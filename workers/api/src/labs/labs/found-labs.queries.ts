import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'
import { isOpen } from './lab-rows.ts'

/** Finds labs that still take requests, without samples. */
export const foundLabs = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: challengeLabs.id,
      title: challengeLabs.title,
      description: challengeLabs.description,
      category: challengeLabs.category,
      closesAt: challengeLabs.closesAt,
      teamsCount: challengeLabs.teamsCount,
      coverImage: challengeLabs.coverImage,
      coverDrawing: challengeLabs.coverDrawing,
      ...foundColumns,
    })
    .from(
      foundRows(
        {
          table: 'challenge_labs',
          index: 'lab_search',
          title: sql`${challengeLabs.title}`,
          texts: sql`${challengeLabs.title} || ' ' || ${challengeLabs.description}`,
          isShown: sql`${isOpen} AND ${challengeLabs.isSample} = 0 AND +${challengeLabs.closesAt} > ${sql.placeholder('now')}`,
        },
        shape,
      ),
    )
    .crossJoin(challengeLabs)
    .where(sql`${challengeLabs.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
