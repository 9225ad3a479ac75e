import { type SQL, sql } from 'drizzle-orm'

/**
 * Tells that a subscriber is in the issue's audience; a condition on `issue` and `sub`. The quotes keep a topic from
 * matching a part of another topic's name in the JSON.
 */
export const isInAudience = sql`(sub.status = 'confirmed'
  AND (issue.audience = 'all' OR instr(sub.topics, '"' || issue.audience || '"') > 0)
  AND (issue.frequency <> 'weekly' OR sub.frequency = 'weekly'))`

const said = sql`'values', json_object('title', issue.title, 'preview', issue.preview, 'slug', coalesce(issue.slug, ''),
  'sections', issue.rendered ->> 'sections', 'text', issue.rendered ->> 'text')`

/** The values of an issue's email, or NULL if its reader no longer wants it; an expression over `outbox`. */
export const issueOfMail = (): SQL => sql`(SELECT json_object(${said}, 'linked', sub.id)
  FROM newsletter_deliveries AS delivery JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
  JOIN newsletter_subscribers AS sub ON sub.id = delivery.subscriber_id
  WHERE delivery.mail_id = outbox.id AND ${isInAudience})`

/** The values of a test email of an issue; an expression over `outbox`. */
export const issueOfTest = (): SQL => sql`(SELECT json_object(${said})
  FROM newsletter_issues AS issue WHERE issue.id = outbox.details ->> 'issueId' AND issue.rendered IS NOT NULL)`
