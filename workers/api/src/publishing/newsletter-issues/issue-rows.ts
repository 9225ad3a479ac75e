import { type SQL, sql } from 'drizzle-orm'

/**
 * Takes `issue` and `sub`, and selects the issue's readers. The quotes keep a topic from matching as part of another
 * name in the JSON.
 */
export const isInAudience = sql`(sub.status = 'confirmed'
  AND (issue.audience = 'all' OR instr(sub.topics, '"' || issue.audience || '"') > 0)
  AND (issue.frequency <> 'weekly' OR sub.frequency = 'weekly'))`

const said = sql`'values', json_object('title', issue.title, 'preview', issue.preview, 'slug', coalesce(issue.slug, ''),
  'sections', issue.rendered ->> 'sections', 'text', issue.rendered ->> 'text')`

/** Takes `outbox`: the issue to send, while its reader wants it. */
export const issueOfMail = (): SQL => sql`(SELECT json_object(${said}, 'linked', sub.id)
  FROM newsletter_deliveries AS delivery JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
  JOIN newsletter_subscribers AS sub ON sub.id = delivery.subscriber_id
  WHERE delivery.mail_id = outbox.id AND ${isInAudience})`

/** Takes `outbox`: the issue that an admin tests. */
export const issueOfTest = (): SQL => sql`(SELECT json_object(${said})
  FROM newsletter_issues AS issue WHERE issue.id = outbox.details ->> 'issueId' AND issue.rendered IS NOT NULL)`
