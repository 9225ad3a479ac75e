import { profiles } from '@kere/d1/schema/accounts/profiles'
import { listedPeople } from '@kere/d1/schema/people/listed-people'
import { eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { isUnblocked } from '../../accounts/accounts/person-rows.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

const name = sql`${profiles.firstName} || ' ' || ${profiles.lastName}`

/**
 * Finds people who chose to be found, are of age today, and share no block with the caller. `viewerId` is empty for a
 * visitor.
 */
export const foundPeople = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: listedPeople.userId,
      kind: listedPeople.kind,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatarUrl: profiles.avatarUrl,
      bio: profiles.bio,
      location: profiles.location,
      designation: profiles.designation,
      organization: profiles.organizationAffiliation,
      instituteName: profiles.instituteName,
      ...foundColumns,
    })
    .from(
      foundRows(
        {
          table: 'listed_people',
          index: 'listed_people_search',
          titleColumn: 'name',
          joins: sql`CROSS JOIN profiles ON ${profiles.id} = ${listedPeople.userId}`,
          title: name,
          texts: name,
          isShown: sql`${profiles.dateOfBirth} <= ${sql.placeholder('bornBy')}
            AND ${isUnblocked(sql.placeholder('viewerId'), sql`${listedPeople.userId}`)}`,
        },
        shape,
      ),
    )
    .crossJoin(listedPeople)
    .innerJoin(profiles, eq(profiles.id, listedPeople.userId))
    .where(sql`${listedPeople.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
