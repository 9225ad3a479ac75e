import { guardianNotices, type GuardianPurpose } from '@kere/contracts/accounts/consents-options'
import { guardianLimits } from '@kere/contracts/accounts/guardian-options'
import { limits } from '@kere/contracts/http/limits'
import { consents } from '@kere/d1/schema/accounts/consents'
import { deletionRequests } from '@kere/d1/schema/accounts/deletion-requests'
import { guardians } from '@kere/d1/schema/accounts/guardians'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { outbox } from '@kere/d1/schema/console/outbox'
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { mailboxInSql, mailboxOf } from '../../http/mailbox-rows.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { isOwn } from '../../http/own.ts'
import { finalDeletionAt, insertFinalDeletion } from '../own-data/deletion-rows.ts'
import { insertActRequest } from '../privacy-requests/request-rows.ts'
import { dayMs } from './guardians.domain.ts'

const adultBirth = (now: number) => bornBy(dayInIndia(now), limits.fullAge)

const isUnderAge = (now: number) => sql`${profiles.dateOfBirth} > ${adultBirth(now)}`

/** A link works for some days, and only while the child is one. */
const expiredBefore = (now: number) => now - guardianLimits.linkDays * dayMs

const askedBefore = (now: number) => now - guardianLimits.againHours * 60 * 60 * 1000

const ownColumns = {
  dateOfBirth: profiles.dateOfBirth,
  isOnboarded: profiles.onboardingCompleted,
  childEmail: sql<string>`${users.email}`.as('child_email'),
  email: guardians.email,
  state: guardians.state,
  linkedAt: guardians.linkedAt,
  askedAt: guardians.askedAt,
}

export const selectOwnGuardian = (db: Database, user: SignedIn) =>
  db
    .select(ownColumns)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(guardians, eq(guardians.childId, profiles.id))
    .where(isOwn(profiles.id, user))

export type OwnGuardianRow = Awaited<ReturnType<typeof selectOwnGuardian>>[number]

interface Asked {
  email: string
  linkKey: string
  /** False if the address has got too many emails. */
  isMailed: boolean
}

/** Asks a guardian. A child who is asked for by a link that was answered, or lately sent, keeps that link. */
export async function upsertGuardian(context: Context, user: SignedIn, { email, linkKey, isMailed }: Asked) {
  const { db, at, language } = context
  const isMeant = sql`FROM ${profiles} JOIN ${users} ON ${users.id} = ${profiles.id} WHERE ${profiles.id} = ${user.userId}
    AND ${profiles.onboardingCompleted} AND ${isUnderAge(at)} AND ${mailboxInSql(sql`${users.email}`)} <> ${mailboxOf(email)}`
  const isLinked = sql`FROM ${guardians} WHERE ${guardians.childId} = ${user.userId} AND ${guardians.linkKey} = ${linkKey}`
  const { isDone, own } = await actBatch(context, [
    {
      done: insertSelect(
        db,
        guardians,
        { childId: user.userId, email, language, linkKey, linkedAt: at, askedAt: at },
        isMeant,
      )
        .onConflictDoUpdate({
          target: guardians.childId,
          set: {
            email,
            language,
            linkKey,
            linkedAt: at,
            askedAt: at,
            state: 'asked',
            answeredAt: null,
            proof: null,
            provenAt: null,
          },
          setWhere: sql`${guardians.state} IN ('asked', 'refused')
            AND (${guardians.email} <> ${email} OR ${guardians.state} = 'asked' AND ${guardians.linkedAt} <= ${askedBefore(at)})`,
        })
        .returning({ childId: guardians.childId }),
    },
    insertOutboxRow(context, {
      template: 'guardian_asked',
      userId: null,
      to: email,
      about: user.userId,
      details: { linkKey },
      from: sql`${isLinked} AND ${isMailed ? 1 : 0}`,
    }),
    insertAuditRow(context, { action: 'guardian.asked', subject: { type: 'user', id: user.userId }, from: isLinked }),
    { own: selectOwnGuardian(db, user) },
  ])
  return { isDone, own: own[0] }
}

const openConsents = (childId: SQL) =>
  sql`FROM consents AS given WHERE given.user_id = ${childId} AND given.giver = 'guardian' AND given.withdrawn_at IS NULL`

/** Finds the page of a link while the child is under 18. */
export async function selectGuardianPage(db: Database, linkKey: string, now: number) {
  const isOfLink = sql`${guardians.linkKey} = ${linkKey}`
  const childId = sql`(SELECT ${guardians.childId} FROM ${guardians} WHERE ${isOfLink})`
  const { page, joined } = await namedBatch(db, [
    {
      page: db
        .select({
          childId: guardians.childId,
          email: guardians.email,
          state: guardians.state,
          linkedAt: guardians.linkedAt,
          proof: guardians.proof,
          firstName: profiles.firstName,
          lastName: profiles.lastName,
          childEmail: sql<string>`${users.email}`.as('child_email'),
          // The cast is safe: the condition finds only people with a date of birth.
          dateOfBirth: sql<string>`${profiles.dateOfBirth}`.as('date_of_birth'),
          studyYear: profiles.studyYear,
          instituteName: profiles.instituteName,
          placeOfStudy: sql<string | null>`${profiles.state}`.as('place_of_study'),
          isProvable: sql<number>`${hasPaidAsAdult(now)}`.as('is_provable'),
          deletionDueAt: deletionRequests.dueAt,
          given:
            sql<string>`(SELECT json_group_object(given.purpose, json_object('words', given.words, 'at', given.given_at))
            ${openConsents(sql`${guardians.childId}`)})`.as('given'),
        })
        .from(guardians)
        .innerJoin(profiles, eq(profiles.id, guardians.childId))
        .innerJoin(users, eq(users.id, guardians.childId))
        .leftJoin(deletionRequests, eq(deletionRequests.userId, guardians.childId))
        .where(and(isOfLink, isUnderAge(now))),
    },
    {
      joined: db
        .select({ kind: sql<'course' | 'event' | 'lab'>`kind`.as('kind'), title: sql<string>`title`.as('title') })
        .from(
          sql`(SELECT 'course' AS kind, courses.title AS title FROM enrollments JOIN courses ON courses.id = enrollments.course_id
              WHERE enrollments.student_id = ${childId}
            UNION ALL SELECT 'event', events.title FROM event_registrations JOIN events ON events.id = event_registrations.event_id
              WHERE event_registrations.user_id = ${childId} AND event_registrations.status <> 'cancelled'
            UNION ALL SELECT 'lab', challenge_labs.title FROM challenge_lab_participants
              JOIN challenge_labs ON challenge_labs.id = challenge_lab_participants.lab_id
              WHERE challenge_lab_participants.user_id = ${childId}) AS joined`,
        )
        .limit(200),
    },
  ])
  return { row: page[0], joined }
}

/** True if the guardian's own address belongs to the account of an adult who has paid an order. */
const hasPaidAsAdult = (
  now: number,
) => sql`EXISTS (SELECT 1 FROM users AS adult JOIN profiles AS person ON person.id = adult.id
  JOIN orders ON orders.buyer_id = adult.id WHERE adult.email = ${guardians.email} AND adult.email_verified_at IS NOT NULL
  AND person.date_of_birth <= ${adultBirth(now)} AND orders.state = 'paid')`

const isOpenLink = (linkKey: string, now: number) => sql`${guardians.linkKey} = ${linkKey}
  AND ${guardians.linkedAt} > ${expiredBefore(now)} AND ${guardians.state} <> 'withdrawn'
  AND EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${guardians.childId} AND ${isUnderAge(now)})`

interface Agreed {
  linkKey: string
  purposes: readonly GuardianPurpose[]
  hasAgeToken: boolean
}

/** Saves what the guardian agrees to, in one batch. Without a proof of age nothing is saved. */
export async function updateToAgreed(context: Context, { linkKey, purposes, hasAgeToken }: Agreed) {
  const { db, at, newId } = context
  const isOpen = isOpenLink(linkKey, at)
  const isProven = sql`${isOpen} AND ${guardians.provenAt} IS NOT NULL`
  const isFirst = sql`${isProven} AND ${guardians.state} <> 'agreed'`
  const childId = sql`(SELECT ${guardians.childId} FROM ${guardians} WHERE ${isProven})`
  const { isDone } = await actBatch(context, [
    db
      .update(guardians)
      .set({ proof: hasAgeToken ? 'age_token' : 'order', provenAt: at })
      .where(sql`${isOpen} AND ${guardians.provenAt} IS NULL AND ${hasAgeToken ? sql`TRUE` : hasPaidAsAdult(at)}`),
    ...purposes.map((purpose) => {
      const { version, language, words } = guardianNotices[purpose]
      return insertSelect(
        db,
        consents,
        {
          id: newId('cns'),
          userId: sql`${guardians.childId}`,
          purpose,
          version,
          language,
          words,
          givenAt: at,
          giver: 'guardian',
          withdrawnAt: null,
          withdrawer: null,
        },
        sql`FROM ${guardians} WHERE ${isProven}`,
      ).onConflictDoNothing()
    }),
    db
      .update(consents)
      .set({ withdrawnAt: at, withdrawer: 'guardian' })
      .where(
        and(
          sql`${consents.userId} = ${childId}`,
          eq(consents.giver, 'guardian'),
          isNull(consents.withdrawnAt),
          notInArray(consents.purpose, [...purposes]),
        ),
      ),
    insertAuditRow(context, {
      action: 'guardian.agreed',
      actor: null,
      subject: { type: 'user', id: sql`${guardians.childId}` },
      detail: { purposes: purposes.join(' ') },
      from: sql`FROM ${guardians} WHERE ${isProven}`,
    }),
    tellChild(context, 'child_agreed', isFirst),
    insertOutboxRow(context, {
      template: 'guardian_agreed',
      userId: null,
      to: sql`${guardians.email}`,
      about: sql`${guardians.childId}`,
      details: { linkKey, purposes: purposes.join('; ') },
      from: sql`FROM ${guardians} WHERE ${isFirst}`,
    }),
    { done: db.update(guardians).set({ state: 'agreed', language: context.language, answeredAt: at }).where(isProven) },
  ])
  return isDone
}

const tellChild = (context: Context, template: 'child_agreed' | 'child_refused' | 'child_withdrawn', where: SQL) =>
  insertOutboxRow(context, {
    template,
    details: sql`json_object('firstName', ${profiles.firstName})`,
    from: sql`FROM ${guardians} JOIN ${users} ON ${users.id} = ${guardians.childId}
      JOIN ${profiles} ON ${profiles.id} = ${guardians.childId} WHERE ${where}`,
  })

/**
 * Ends everything that the guardian agreed to. If they had agreed, the account is closed at once, its sessions end and
 * it is deleted; if not, the child may name somebody else.
 */
export async function updateToRefused(context: Context, linkKey: string) {
  const { db, at } = context
  const isOpen = isOpenLink(linkKey, at)
  const hadAgreed = sql`${isOpen} AND ${guardians.state} = 'agreed'`
  const isAsked = sql`${isOpen} AND ${guardians.state} = 'asked'`
  const childId = sql`(SELECT ${guardians.childId} FROM ${guardians} WHERE ${hadAgreed})`
  const audit = (action: 'guardian.refused' | 'guardian.withdrawn', where: SQL) =>
    insertAuditRow(context, {
      action,
      actor: null,
      subject: { type: 'user', id: sql`${guardians.childId}` },
      from: sql`FROM ${guardians} WHERE ${where}`,
    })
  const { isDone } = await actBatch(context, [
    audit('guardian.withdrawn', hadAgreed),
    audit('guardian.refused', isAsked),
    db
      .delete(outbox)
      .where(sql`${outbox.userId} = ${childId} AND ${outbox.kind} IS NOT NULL AND ${outbox.state} = 'pending'`),
    tellChild(context, 'child_withdrawn', hadAgreed),
    tellChild(context, 'child_refused', isAsked),
    db
      .update(consents)
      .set({ withdrawnAt: at, withdrawer: 'guardian' })
      .where(and(sql`${consents.userId} = ${childId}`, eq(consents.giver, 'guardian'), isNull(consents.withdrawnAt))),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(sql`${sessions.userId} = ${childId}`, isNull(sessions.revokedAt))),
    insertActRequest(context, {
      filedBy: 'guardian',
      userId: sql`${guardians.childId}`,
      dueAt: finalDeletionAt(at),
      from: sql`FROM ${guardians} WHERE ${hadAgreed}`,
    }),
    insertFinalDeletion(context, sql`${users.id} = ${childId}`),
    {
      done: db
        .update(guardians)
        .set({ state: sql`CASE WHEN state = 'agreed' THEN 'withdrawn' ELSE 'refused' END`, answeredAt: at })
        .where(sql`${isOpen} AND ${guardians.state} IN ('asked', 'agreed')`),
    },
  ])
  return isDone
}

/** Replaces a link. Its address gets the new one at most once a day. */
export async function updateLink(context: Context, linkKey: string) {
  const { db, at, newId } = context
  const renewed = newId('gdl')
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(guardians)
        .set({ linkKey: renewed, linkedAt: at })
        .where(sql`${guardians.linkKey} = ${linkKey} AND ${guardians.linkedAt} <= ${askedBefore(at)}`)
        .returning({ childId: guardians.childId }),
    },
    insertOutboxRow(context, {
      template: 'guardian_asked',
      userId: null,
      to: sql`${guardians.email}`,
      about: sql`${guardians.childId}`,
      details: { linkKey: renewed },
      from: sql`FROM ${guardians} WHERE ${guardians.linkKey} = ${renewed}`,
    }),
  ])
  return isDone
}

export function insertGuardianDownload(context: Context, linkKey: string) {
  const child = {
    userId: sql`${guardians.childId}`,
    from: sql`FROM ${guardians} WHERE ${guardians.linkKey} = ${linkKey}`,
  }
  return context.db.batch([
    insertAuditRow(context, {
      action: 'guardian.downloaded',
      actor: null,
      subject: { type: 'user', id: child.userId },
      from: child.from,
    }),
    insertActRequest(context, { filedBy: 'guardian', ...child }),
  ])
}

const toldAtOnce = 100

/** Finds whose account becomes their own within a month, and who were not told yet. */
export const selectSoonOfAge = (db: Database, now: number) =>
  db
    .select({ childId: guardians.childId, linkKey: guardians.linkKey })
    .from(guardians)
    .innerJoin(profiles, eq(profiles.id, guardians.childId))
    .where(
      sql`${guardians.toldOfAgeAt} IS NULL AND ${guardians.state} = 'agreed'
        AND ${profiles.dateOfBirth} <= ${adultBirth(now + guardianLimits.toldBeforeDays * dayMs)}`,
    )
    .limit(toldAtOnce)

export type ClockContext = Pick<Context, 'db' | 'at' | 'newId' | 'requestId' | 'queueMail' | 'kindOfMail'>

export function updateToToldOfAge(context: ClockContext, childId: string) {
  const { db, at } = context
  const isUntold = sql`${guardians.childId} = ${childId} AND ${guardians.toldOfAgeAt} IS NULL`
  const details = sql`json_object('firstName', ${profiles.firstName}, 'dateOfBirth', ${profiles.dateOfBirth})`
  const from = sql`FROM ${guardians} JOIN ${users} ON ${users.id} = ${guardians.childId}
    JOIN ${profiles} ON ${profiles.id} = ${guardians.childId} WHERE ${isUntold}`
  return db.batch([
    insertOutboxRow(context, { template: 'child_of_age_soon', details, from }),
    insertOutboxRow(context, {
      template: 'guardian_of_age_soon',
      userId: null,
      to: sql`${guardians.email}`,
      language: sql`${guardians.language}`,
      about: sql`${guardians.childId}`,
      details,
      from,
    }),
    db.update(guardians).set({ toldOfAgeAt: at }).where(isUntold),
  ])
}

/** Deletes what is known of the guardians of people who are of age now: the accounts are their own. */
export const deleteGuardiansOfAdults = (db: Database, now: number) =>
  db
    .delete(guardians)
    .where(
      sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${guardians.childId} AND ${profiles.dateOfBirth} <= ${adultBirth(now)})`,
    )
    .returning({ childId: guardians.childId })
