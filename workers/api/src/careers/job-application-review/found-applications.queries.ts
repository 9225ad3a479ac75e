import { jobApplications } from '@kere/d1/schema/careers/job-applications'
import { sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

const { name, email, position } = jobApplications

export const foundJobApplications = prepareQuery((db, shape: FoundShape) =>
  db
    .select({ id: jobApplications.id, name, email, position, ...foundColumns })
    .from(
      foundRows(
        {
          table: 'job_applications',
          index: 'job_application_search',
          titleColumn: 'name',
          title: sql`${name}`,
          texts: sql`${name} || ' ' || ${email} || ' ' || ${position}`,
          isShown: sql`TRUE`,
        },
        shape,
      ),
    )
    .crossJoin(jobApplications)
    .where(sql`${jobApplications.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
