import { type SQL, sql } from 'drizzle-orm'

/** Of `issue` and `sub`: whom it is for. In the text of the JSON no other topic holds a topic's name in quotes. */
export const isInAudience = sql`(sub.status = 'confirmed'
  AND (issue.audience = 'all' OR instr(sub.topics, '"' || issue.audience || '"') > 0)
  AND (issue.frequency <> 'weekly' OR sub.frequency = 'weekly'))`

const said = sql`'values', json_object('title', issue.title, 'preview', issue.preview, 'slug', coalesce(issue.slug, ''),
  'sections', issue.rendered ->> 'sections', 'text', issue.rendered ->> 'text')`

/** Over `outbox`: the issue that leaves, while its reader wants it. */
export const issueOfMail = (): SQL => sql`(SELECT json_object(${said}, 'linked', sub.id)
  FROM newsletter_deliveries AS delivery JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
  JOIN newsletter_subscribers AS sub ON sub.id = delivery.subscriber_id
  WHERE delivery.mail_id = outbox.id AND ${isInAudience})`

/** Over `outbox`: what an admin tests. */
export const issueOfTest = (): SQL => sql`(SELECT json_object(${said})
  FROM newsletter_issues AS issue WHERE issue.id = outbox.details ->> 'issueId' AND issue.rendered IS NOT NULL)`
