import { type SQL, sql } from 'drizzle-orm'

/** The values of an email with a guardian's link, or NULL once another link has replaced it; an expression over `outbox`. */
export const toldLinked = (): SQL => sql`(SELECT json_object('linked', guardian.link_key, 'values',
    json_object('child', child.first_name))
  FROM guardians AS guardian JOIN profiles AS child ON child.id = guardian.child_id
  WHERE guardian.link_key = json_extract(outbox.details, '$.linkKey'))`

/** The latest link and the child's name, or NULL once the guardian does not agree any more; an expression over `outbox`. */
export const toldCopy = (): SQL => sql`(SELECT json_object('linked', guardian.link_key, 'values',
    json_object('child', child.first_name))
  FROM guardians AS guardian JOIN profiles AS child ON child.id = guardian.child_id
  WHERE guardian.child_id = outbox.about_id AND guardian.state = 'agreed')`
