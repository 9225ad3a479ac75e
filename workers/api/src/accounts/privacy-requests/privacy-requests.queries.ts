import {
  type NewPrivacyRequest,
  privacyRequest,
  privacyRequests as resource,
} from '@kere/contracts/accounts/privacy-requests'
import { privacyRequestLimits } from '@kere/contracts/accounts/privacy-request-options'
import { privacyRequestCounts, privacyRequests } from '@kere/d1/schema/accounts/privacy-requests'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { isOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { columnsOf } from '../../kit/lists/columns-of.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { fullName } from '../accounts/person-rows.ts'
import { afterBusinessDays } from '../own-data/own-data.domain.ts'

const mostShown = 200

const columns = { ...columnsOf(privacyRequests, privacyRequest), repliedAt: privacyRequests.repliedAt }

const repliers = alias(profiles, 'repliers')

export const privacyRequestRows = rowsOf(resource, {
  select: (db) =>
    db
      .select({
        ...columns,
        email: sql<string>`${users.email}`.as('email'),
        person: fullName(profiles).as('person'),
        replier: fullName(repliers).as('replier'),
      })
      .from(privacyRequests)
      .innerJoin(users, eq(users.id, privacyRequests.userId))
      .leftJoin(profiles, eq(profiles.id, privacyRequests.userId))
      .leftJoin(repliers, eq(repliers.id, privacyRequests.repliedBy)),
  orders: byDate({ submittedAt: privacyRequests.submittedAt, id: privacyRequests.id }),
  filters: { state: privacyRequests.state, kind: privacyRequests.kind },
  counters: { state: privacyRequestCounts.state },
})

/** Reads one of a user's requests, or the latest. */
export const selectOwnRequests = (db: Database, user: SignedIn, id?: string) =>
  db
    .select(columns)
    .from(privacyRequests)
    .where(and(isOwn(privacyRequests.userId, user), id === undefined ? undefined : eq(privacyRequests.id, id)))
    .orderBy(desc(privacyRequests.submittedAt), desc(privacyRequests.id))
    .limit(mostShown)

export type OwnRequestRow = Awaited<ReturnType<typeof selectOwnRequests>>[number]

/** A nomination needs no answer: it counts from now on. */
export async function insertPrivacyRequest(context: Context, user: SignedIn, body: NewPrivacyRequest) {
  const { db, at, stableId } = context
  const id = stableId('prq')
  const answer =
    body.kind === 'nomination'
      ? ({ state: 'done', closedAt: at } as const)
      : ({ state: 'waiting', dueAt: afterBusinessDays(at, privacyRequestLimits.answerDays) } as const)
  const { own } = await actBatch(context, [
    {
      done: db
        .insert(privacyRequests)
        .values({ id, userId: user.userId, filedBy: 'self', submittedAt: at, ...answer, ...body }),
    },
    insertAuditRow(context, {
      action: 'privacy_request.filed',
      subject: { type: 'privacy_request', id },
      detail: { kind: body.kind },
    }),
    { own: selectOwnRequests(db, user, id) },
  ])
  return own[0]
}

/** An answered request stays as it is. A nomination can be withdrawn at any time. */
export const updateToWithdrawn = (context: Context, user: SignedIn, id: string) =>
  change(context, privacyRequests, {
    id,
    when: and(
      isOwn(privacyRequests.userId, user),
      or(
        eq(privacyRequests.state, 'waiting'),
        and(eq(privacyRequests.kind, 'nomination'), eq(privacyRequests.state, 'done')),
      ),
    ),
    set: { state: 'withdrawn', closedAt: context.at, nomineeName: null, nomineeEmail: null },
    audit: { action: 'privacy_request.withdrawn', subject: 'privacy_request' },
    read: selectOwnRequests(context.db, user, id),
  })

export const updateToAnswered = (context: Context, id: string, reply: string) =>
  change(context, privacyRequests, {
    id,
    when: eq(privacyRequests.state, 'waiting'),
    set: {
      state: 'done',
      closedAt: context.at,
      reply,
      repliedAt: context.at,
      repliedBy: requireSignedIn(context).userId,
    },
    audit: { action: 'privacy_request.answered', subject: 'privacy_request' },
    mails: [
      {
        template: 'privacy_request_answered',
        to: privacyRequests.userId,
        details: { firstName: profiles.firstName, reply, request: privacyRequests.text },
      },
    ],
    read: privacyRequestRows.one(context, id),
  })
