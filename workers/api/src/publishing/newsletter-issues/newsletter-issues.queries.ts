import { issueLimits, type RenderedIssue } from '@kere/contracts/publishing/newsletter-issue-options'
import { managedIssueList, type IssueDetails } from '@kere/contracts/publishing/newsletter-issues'
import { type NewsletterTopic, newsletterTopics } from '@kere/contracts/forms/newsletter-options'
import { newsletterIssueCounts, newsletterIssues } from '@kere/d1/schema/publishing/newsletter-issues'
import { newsletterAudienceCounts } from '@kere/d1/schema/forms/newsletter'
import { outbox } from '@kere/d1/schema/console/outbox'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change, remove } from '../../http/change.ts'
import type { AuditAction } from '../../http/labels.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { descending } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { translationsOf } from '../../kit/translations/translation-rows.ts'

/** The due time of a paused issue's emails, so far ahead that they never become due. */
const held = 4_102_444_800_000

const listed = {
  id: newsletterIssues.id,
  state: newsletterIssues.state,
  version: newsletterIssues.version,
  savedAt: newsletterIssues.savedAt,
  touchedAt: newsletterIssues.touchedAt,
  scheduledAt: newsletterIssues.scheduledAt,
  startedAt: newsletterIssues.startedAt,
  finishedAt: newsletterIssues.finishedAt,
  slug: newsletterIssues.slug,
  title: newsletterIssues.title,
  audience: newsletterIssues.audience,
  writtenUntil: newsletterIssues.writtenUntil,
  recipients: sql<number>`${newsletterIssues.recipientsCount}`.as('recipients'),
  sent: sql<number>`${newsletterIssues.sentCount}`.as('sent'),
  failed: sql<number>`${newsletterIssues.failedCount}`.as('failed'),
  withheld: sql<number>`${newsletterIssues.withheldCount}`.as('withheld'),
  unsubscribed: sql<number>`${newsletterIssues.unsubscribedCount}`.as('unsubscribed'),
}

/** Emails of an issue whose sending was interrupted. They are selected from all unconfirmed mails, which are few. */
const unconfirmedOf = (id: string) => sql`SELECT mail.id FROM outbox AS mail JOIN newsletter_deliveries AS delivery
  ON delivery.mail_id = mail.id AND delivery.issue_id = ${id} WHERE mail.template = 'newsletter_issue' AND mail.urgency = 3`

const selectWhole = (db: Database, id: string) =>
  db
    .select({
      ...listed,
      preview: newsletterIssues.preview,
      content: newsletterIssues.content,
      language: newsletterIssues.language,
      frequency: newsletterIssues.frequency,
      unconfirmed: sql<number>`(SELECT count(*) FROM (${unconfirmedOf(id)} LIMIT 1000))`.as('unconfirmed'),
    })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))

export type IssueRow = Awaited<ReturnType<typeof selectWhole>>[number]

export const selectIssue = async (db: Database, id: string) => (await selectWhole(db, id)).at(0)

/** The translations in which an issue is sent. */
export async function selectTranslations(db: Database, id: string) {
  const [row] = await db
    .select({ ready: translationsOf('issue', newsletterIssues.id, { hasBody: true }).as('ready_translations') })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
  return row?.ready ?? []
}

export const managedIssueRows = rowsOf(managedIssueList, {
  select: (db) => db.select(listed).from(newsletterIssues),
  orders: { touched: descending({ touchedAt: newsletterIssues.touchedAt, id: newsletterIssues.id }) },
  filters: { state: newsletterIssues.state },
  search: searchOf(newsletterIssues, 'newsletter_issue_search', ['title']),
  counters: { state: newsletterIssueCounts.state },
})

/** @returns nothing if there is no room for another issue */
export async function insertIssue(
  { db, at }: Context,
  { id, title, author }: { id: string; title: string; author: SignedIn },
) {
  const hasRoom = sql`WHERE (SELECT count(*) FROM (SELECT 1 FROM newsletter_issues LIMIT ${issueLimits.issues})) < ${issueLimits.issues}`
  const { row } = await namedBatch(db, [
    insertSelect(
      db,
      newsletterIssues,
      { id, title, authorId: author.userId, createdAt: at, savedAt: at, touchedAt: at },
      hasRoom,
    ).onConflictDoNothing(),
    { row: selectWhole(db, id) },
  ])
  return row.at(0)
}

const isDraftOf = (id: string, version: number) =>
  and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, 'draft'), eq(newsletterIssues.version, version))

/**
 * Saves the draft. If two saves begin from the same version, only one succeeds.
 * @returns the current issue, if it was saved
 */
export async function updateDraft(
  context: Context,
  { id, version, details }: { id: string; version: number; details: IssueDetails },
) {
  const { db, at } = context
  const { isDone, row } = await actBatch(context, [
    {
      done: db
        .update(newsletterIssues)
        .set({ ...details, version: version + 1, savedAt: at, touchedAt: at })
        .where(isDraftOf(id, version)),
    },
    { row: selectWhole(db, id) },
  ])
  return isDone ? row.at(0) : undefined
}

const audit = (action: AuditAction) => ({ action, subject: 'newsletter_issue' })

/** @returns whether there was a draft */
export const deleteDraft = (context: Context, id: string) =>
  remove(context, newsletterIssues, {
    id,
    when: eq(newsletterIssues.state, 'draft'),
    audit: audit('newsletter_issue.deleted'),
  })

/**
 * Stores the rendered draft and mails it to the admin who asks.
 * @returns the admin's address, if the version is still the one that was read
 */
export async function insertTest(
  context: Context,
  { id, admin, version, rendered }: { id: string; admin: SignedIn; version: number; rendered: RenderedIssue },
) {
  const { db } = context
  const isMeant = isDraftOf(id, version)
  const mailId = context.stableId('out')
  const { mailed } = await namedBatch(db, [
    db.update(newsletterIssues).set({ rendered, renderedVersion: version }).where(isMeant),
    insertOutboxRow(context, {
      id: mailId,
      template: 'newsletter_test',
      userId: admin.userId,
      to: sql`${users.email}`,
      language: 'en',
      details: { issueId: id },
      from: sql`FROM ${newsletterIssues} JOIN ${users} ON ${users.id} = ${admin.userId} WHERE ${isMeant}
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = ${mailId})`,
    }),
    {
      mailed: db
        .select({ to: users.email })
        .from(users)
        .where(and(eq(users.id, admin.userId), sql`EXISTS (SELECT 1 FROM newsletter_issues WHERE ${isMeant})`)),
    },
  ])
  return mailed.at(0)?.to
}

const settledAtOnce = 500

/** Settles unconfirmed emails. Two admins cannot settle the same delivery twice. */
export async function updateUnconfirmed(context: Context, { id, isSent }: { id: string; isSent: boolean }) {
  const { db, at } = context
  const isMeant = sql`id IN (${unconfirmedOf(id)} LIMIT ${settledAtOnce})`
  await namedBatch(db, [
    insertAuditRow(context, {
      action: isSent ? 'newsletter_issue.emails_confirmed' : 'newsletter_issue.emails_repeated',
      subject: { type: 'newsletter_issue', id },
      detail: sql`json_object('emails', (SELECT count(*) FROM outbox WHERE ${isMeant}))`,
      from: sql`WHERE EXISTS (SELECT 1 FROM outbox WHERE ${isMeant})`,
    }),
    db
      .update(outbox)
      .set(
        isSent
          ? { state: 'sent', sentAt: sql`coalesce(leased_at, ${at})`, lastError: null }
          : { state: 'pending', attempts: 0, dueAt: at, leasedAt: null },
      )
      .where(isMeant),
  ])
}

/** The first of the slugs that no other issue has. */
const firstFree = (
  slugs: readonly string[],
) => sql<string>`(SELECT candidate.value FROM json_each(${JSON.stringify(slugs)}) AS candidate
  WHERE NOT EXISTS (SELECT 1 FROM newsletter_issues AS other WHERE other.slug = candidate.value)
  ORDER BY candidate.key LIMIT 1)`

/** Tells that the issue has at least one reader; the form has shown how many. */
const hasReader = sql`EXISTS (SELECT 1 FROM newsletter_subscribers AS sub WHERE sub.status = 'confirmed'
  AND (newsletter_issues.audience = 'all' OR instr(sub.topics, '"' || newsletter_issues.audience || '"') > 0)
  AND (newsletter_issues.frequency <> 'weekly' OR sub.frequency = 'weekly'))`

interface Sending {
  id: string
  version: number
  rendered: RenderedIssue
  slugs: readonly string[]
  scheduledAt: number | null
}

/** Sends or schedules an issue. From then on it stays as it was rendered. */
export const updateToSent = (context: Context, { id, version, rendered, slugs, scheduledAt }: Sending) =>
  change(context, newsletterIssues, {
    id,
    when: and(isDraftOf(id, version), hasReader),
    set: {
      rendered,
      renderedVersion: version,
      slug: firstFree(slugs),
      touchedAt: context.at,
      ...(scheduledAt === null
        ? { state: 'sending', startedAt: context.at, writtenUntil: 0 }
        : { state: 'scheduled', scheduledAt }),
    },
    audit: audit(scheduledAt === null ? 'newsletter_issue.sent' : 'newsletter_issue.scheduled'),
  })

export const updateToDraft = (context: Context, id: string) =>
  change(context, newsletterIssues, {
    id,
    when: eq(newsletterIssues.state, 'scheduled'),
    set: { state: 'draft', scheduledAt: null, slug: null, touchedAt: context.at },
    audit: audit('newsletter_issue.unscheduled'),
    read: selectWhole(context.db, id),
  })

/**
 * Pauses a delivery or resumes it. Emails that have not been sent wait meanwhile; one that is just being sent still
 * arrives.
 */
export function updatePaused(context: Context, { id, isPaused }: { id: string; isPaused: boolean }) {
  const { db, at } = context
  const [before, after] = isPaused ? (['sending', 'paused'] as const) : (['paused', 'sending'] as const)
  return change(context, newsletterIssues, {
    id,
    when: eq(newsletterIssues.state, before),
    set: { state: after, touchedAt: at },
    audit: audit(isPaused ? 'newsletter_issue.paused' : 'newsletter_issue.resumed'),
    after: [
      db
        .update(outbox)
        .set({ dueAt: isPaused ? held : at })
        .where(
          sql`state = 'pending' AND (due_at = ${held}) <> ${isPaused}
            AND EXISTS (SELECT 1 FROM newsletter_issues WHERE id = ${id} AND state = ${after})
            AND id IN (SELECT mail_id FROM newsletter_deliveries WHERE issue_id = ${id} AND state = 'queued')`,
        ),
    ],
  })
}

export async function countAudiences(db: Database) {
  const { count, frequency } = newsletterAudienceCounts
  const of = (topic: NewsletterTopic) => sql<number>`sum((instr(topics, ${`"${topic}"`}) > 0) * ${count})`.as(topic)
  const topics = Object.fromEntries(newsletterTopics.map((topic) => [topic, of(topic)])) as Record<
    // The cast restores the keys, which `Object.fromEntries` loses.
    NewsletterTopic,
    SQL.Aliased<number>
  >
  return db
    .select({
      wanted: frequency,
      all: sql<number>`sum(${count})`.as('everybody'),
      ...topics,
    })
    .from(newsletterAudienceCounts)
    .groupBy(frequency)
}
