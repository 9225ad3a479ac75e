import { type SQL, sql } from 'drizzle-orm'

/** Takes `outbox`: the application that the email reports, with its link of that time. */
export const toldApplication =
  (): SQL => sql`(SELECT json_object('linked', link_key, 'values', json_object('position', position))
  FROM job_applications WHERE id = json_extract(outbox.details, '$.applicationId') AND stage <> 'withdrawn')`
