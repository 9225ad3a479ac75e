import { type SQL, sql } from 'drizzle-orm'

/** The application that an email reports, with its present link; an expression over `outbox`. */
export const toldApplication =
  (): SQL => sql`(SELECT json_object('linked', link_key, 'values', json_object('position', position))
  FROM job_applications WHERE id = json_extract(outbox.details, '$.applicationId') AND stage <> 'withdrawn')`
