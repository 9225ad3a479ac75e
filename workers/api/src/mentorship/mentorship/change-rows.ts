import { limits } from '@kere/contracts/http/limits'
import type { MentorshipStep } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipRequests, mentorshipRequestSteps } from '@kere/d1/schema/mentorship/mentorship'
import type { BatchItem } from 'drizzle-orm/batch'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { writerName } from '../../accounts/guardians/copy-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { type Acting, actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import type { AuditAction, MailTemplate } from '../../http/labels.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'

export type Changing = Acting & Pick<Context, 'at' | 'newId' | 'requestId' | 'queueMail' | 'kindOfMail'>

type Columns = Partial<{
  [Name in keyof typeof mentorshipRequests.$inferInsert]: (typeof mentorshipRequests.$inferInsert)[Name] | SQL
}>

interface Change {
  id: string
  when: SQL | undefined
  to: Columns
  step: MentorshipStep
  /** Null if scheduled work did it. */
  actor: SignedIn | null
  mails?: readonly RequestMail[]
  audit?: { action: AuditAction; actor: SignedIn }
  /**
   * Further statements of the change. Each must check that the change took effect. The ids of further emails begin with
   * the name.
   */
  also?: (changed: SQL, name: string) => readonly BatchItem<'sqlite'>[]
}

export interface RequestMail {
  id?: string
  template: MailTemplate
  to: 'learner' | 'mentor'
  details?: SQL
  /** The email is held while its act can be undone. */
  isHeld?: true
}

/**
 * Changes a request. The first statement decides, so that only one of several simultaneous changes succeeds; the others
 * check whether it took effect.
 * @returns whether this change took effect
 */
export async function changeRequest(context: Changing, change: Change): Promise<boolean> {
  const { db, at, newId } = context
  const { id, when, to, step, actor, mails = [], audit, also } = change
  const name = newId('out')
  const changed = sql`mentorship_requests.id = ${id} AND mentorship_requests.last_change = ${name}`
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(mentorshipRequests)
        .set({ ...to, lastChange: name, updatedAt: at })
        .where(and(eq(mentorshipRequests.id, id), when)),
    },
    insertStep(context, { step, actor, from: sql`FROM mentorship_requests WHERE ${changed}` }),
    ...mails.map((mail, place) => mailRow(context, { ...mail, id: place === 0 ? name : `${name}_${place}` }, changed)),
    ...(audit
      ? [
          insertAuditRow(context, {
            action: audit.action,
            actor: audit.actor,
            subject: { type: 'mentorship_request', id },
            from: sql`FROM mentorship_requests WHERE ${changed}`,
          }),
        ]
      : []),
    ...(also?.(changed, name) ?? []),
  ])
  return isDone
}

interface NewStep {
  step: MentorshipStep
  actor: Pick<SignedIn, 'userId'> | null
  startsAt?: number | SQL
  from: SQL
}

export const insertStep = (
  { db, at, newId }: Pick<Changing, 'db' | 'at' | 'newId'>,
  { step, actor, startsAt, from }: NewStep,
) =>
  insertSelect(
    db,
    mentorshipRequestSteps,
    {
      id: newId('mst'),
      requestId: sql`mentorship_requests.id`,
      kind: step,
      at,
      actorId: actor?.userId ?? null,
      mentorId: sql`mentorship_requests.mentor_id`,
      startsAt: startsAt ?? null,
    },
    from,
  )

const recipient = { learner: sql`mentorship_requests.student_id`, mentor: sql`mentorship_requests.mentor_id` } as const

export const mentorName = writerName(sql`mentorship_requests.mentor_id`)

/**
 * The details that every email about a request may contain. It contains no message and no address, because anybody with
 * access to the mailbox can read it.
 */
export const requestDetails = sql`'requestId', mentorship_requests.id, 'area', mentorship_requests.area,
  'learnerName', iif(users.id IS mentorship_requests.mentor_id, (SELECT first_name FROM profiles WHERE id = mentorship_requests.student_id), ''),
  'mentorName', iif(users.id IS mentorship_requests.mentor_id, '', ${mentorName})`

/** The person whom a mail to `users` names: the other side of the mentorship. */
export const namedInMail = sql`iif(users.id IS mentorship_requests.mentor_id, mentorship_requests.student_id, mentorship_requests.mentor_id)`

export const mailRow = (context: Changing, { id, template, to, details, isHeld }: RequestMail, changed: SQL) =>
  insertOutboxRow(context, {
    ...(id && { id }),
    template,
    ...(isHeld && { holdSeconds: limits.undoSeconds }),
    userId: sql`users.id`,
    to: sql`users.email`,
    about: namedInMail,
    details: sql`json_object('firstName', profiles.first_name, ${requestDetails}${details ? sql`, ${details}` : sql``})`,
    from: sql`FROM mentorship_requests JOIN users ON users.id = ${recipient[to]}
      JOIN profiles ON profiles.id = users.id WHERE ${changed}`,
  })
