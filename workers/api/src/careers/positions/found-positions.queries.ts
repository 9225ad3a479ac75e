import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { careerPositions } from '@kere/d1/schema/careers/positions'
import { asc, eq } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'

/** The positions to which people can apply. */
export const openPositions = prepareQuery((db) =>
  db
    .select({
      id: careerPositions.id,
      title: careerPositions.title,
      description: careerPositions.description,
      location: careerPositions.location,
      type: careerPositions.type,
    })
    .from(careerPositions)
    .where(eq(careerPositions.status, 'open'))
    .orderBy(asc(careerPositions.place), asc(careerPositions.id))
    .limit(siteSearchLimits.candidates),
)
