import { type SQL, sql } from 'drizzle-orm'

/** Finds the subscriber of a confirmation email in `outbox`, unless the address is confirmed by now. */
export const askedSubscriber = (): SQL => sql`(SELECT json_object('values', json_object(), 'linked', id)
  FROM newsletter_subscribers WHERE email = outbox.to_address AND status <> 'confirmed')`
