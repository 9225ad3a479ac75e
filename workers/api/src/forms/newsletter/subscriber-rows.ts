import { type SQL, sql } from 'drizzle-orm'

/** Takes `outbox`: the address that is asked, while it may still confirm. */
export const askedSubscriber = (): SQL => sql`(SELECT json_object('values', json_object(), 'linked', id)
  FROM newsletter_subscribers WHERE email = outbox.to_address AND status <> 'confirmed')`
