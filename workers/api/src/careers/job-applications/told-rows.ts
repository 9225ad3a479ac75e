import { type SQL, sql } from 'drizzle-orm'

/** Over `outbox`: the application that it tells of, whose link of then it leads to. */
export const toldApplication =
  (): SQL => sql`(SELECT json_object('linked', link_key, 'values', json_object('position', position))
  FROM job_applications WHERE id = json_extract(outbox.details, '$.applicationId') AND stage <> 'withdrawn')`
