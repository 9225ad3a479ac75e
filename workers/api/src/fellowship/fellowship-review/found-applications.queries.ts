import { fellowshipInterest } from '@kere/d1/schema/fellowship/fellowship-applications'
import { sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'
import { isBlindRound } from '../fellowship-rounds/round-rows.ts'

const { name, email, organization, track, round } = fellowshipInterest

/** Finds nothing in a round that is reviewed blind, because a search by name would reveal its applicants. */
export const foundFellowshipApplications = prepareQuery((db, shape: FoundShape) =>
  db
    .select({ id: fellowshipInterest.id, name, email, track, ...foundColumns })
    .from(
      foundRows(
        {
          table: 'fellowship_interest',
          index: 'fellowship_interest_search',
          titleColumn: 'name',
          title: sql`${name}`,
          texts: sql`${name} || ' ' || ${email} || ' ' || ${organization}`,
          isShown: sql`NOT ${isBlindRound(track, round)}`,
        },
        shape,
      ),
    )
    .crossJoin(fellowshipInterest)
    .where(sql`${fellowshipInterest.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
