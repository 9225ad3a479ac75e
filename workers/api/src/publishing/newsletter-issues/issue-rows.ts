import { type SQL, sql } from 'drizzle-orm'

/**
 * Tells that a subscriber is in the issue's audience; a condition on `issue` and `sub`. The quotes keep a topic from
 * matching a part of another topic's name in the JSON.
 */
export const isInAudience = sql`(sub.status = 'confirmed'
  AND (issue.audience = 'all' OR instr(sub.topics, '"' || issue.audience || '"') > 0)
  AND (issue.frequency <> 'weekly' OR sub.frequency = 'weekly'))`

const saidBy = (title: SQL, preview: SQL, language: SQL, rendered: SQL) => sql`'values', json_object('title', ${title},
  'preview', ${preview}, 'language', ${language}, 'slug', coalesce(issue.slug, ''), 'sections', ${rendered} ->> 'sections',
  'text', ${rendered} ->> 'text')`

const said = saidBy(sql`issue.title`, sql`issue.preview`, sql`issue.language`, sql`issue.rendered`)

/** In the subscriber's language where the issue has it, or else as it was written. */
const saidToReader = saidBy(
  sql`coalesce(own.title, issue.title)`,
  sql`coalesce(own.summary, issue.preview)`,
  sql`coalesce(own.language, issue.language)`,
  sql`coalesce(own.html, issue.rendered)`,
)

/** The values of an issue's email, or NULL if its reader no longer wants it; an expression over `outbox`. */
export const issueOfMail = (): SQL => sql`(SELECT json_object(${saidToReader}, 'linked', sub.id)
  FROM newsletter_deliveries AS delivery JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
  JOIN newsletter_subscribers AS sub ON sub.id = delivery.subscriber_id
  LEFT JOIN translations AS own ON own.kind = 'issue' AND own.item_id = issue.id AND own.language = sub.language
    AND own.language <> issue.language AND own.is_ready = 1
  WHERE delivery.mail_id = outbox.id AND ${isInAudience})`

/** The values of a test email of an issue; an expression over `outbox`. */
export const issueOfTest = (): SQL => sql`(SELECT json_object(${said})
  FROM newsletter_issues AS issue WHERE issue.id = outbox.details ->> 'issueId' AND issue.rendered IS NOT NULL)`

/** An issue stays as it is from the moment it is scheduled or sent, in each of its languages. */
export const isChangeableIssue = (id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM newsletter_issues WHERE id = ${id} AND state = 'draft')`
