import { certificateLimits } from '@kere/contracts/certificates/certificate-options'
import { issuedCertificates, myCertificateList } from '@kere/contracts/certificates/certificates'
import {
  certificateCounts,
  certificates,
  certificateStanding,
  certificateStatusLists,
  signingKeys,
  withdrawnCertificates,
} from '@kere/d1/schema/certificates/certificates'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { courses } from '@kere/d1/schema/courses/courses'
import { outbox } from '@kere/d1/schema/console/outbox'
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import { isGrownUp, shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change, isMailOf, mailsWait } from '../../http/change.ts'
import { isOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { byDate, descending } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'

export const selectOwnCertificate = (db: Database, id: string, caller: SignedIn) =>
  db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.id, id), isOwn(certificates.userId, caller)))

/** Tells whether others may see a certificate at all. Only then does the holder's own choice count. */
const mayBeShown = (now: number) => sql`(${isGrownUp(now)} AND NOT ${isHiddenPerson(certificates.userId)})`

const selectRows = (db: Database, { at }: Pick<Context, 'at'>) =>
  db
    .select({
      id: certificates.id,
      kind: certificates.kind,
      holderName: certificates.holderName,
      courseId: certificates.courseId,
      courseTitle: certificates.courseTitle,
      isPublished: sql`coalesce(${courses.published}, 0)`.mapWith(Boolean).as('is_published'),
      words: certificates.words,
      signature: certificates.signature,
      lessonCount: certificates.lessonCount,
      lessonsDone: certificates.lessonsDone,
      minutes: certificates.minutes,
      completedAt: certificates.completedAt,
      issuedAt: certificates.issuedAt,
      /** The address in the signed certificate; null until it is signed. */
      address: sql<string | null>`${certificates.credential} ->> 'id'`.as('address'),
      revokedAt: certificates.revokedAt,
      revokeReason: certificates.revokeReason,
      supersededBy: certificates.supersededBy,
      issueReason: certificates.issueReason,
      corrections: certificates.corrections,
      isPublic: certificates.isPublic,
      isIndexed: certificates.isIndexed,
      mayBeIndexed: sql`${certificates.isIndexed} AND ${certificates.revokedAt} IS NULL AND ${mayBeShown(at)}`
        .mapWith(Boolean)
        .as('may_be_indexed'),
      holderId: certificates.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      isGrownUp: sql`${isGrownUp(at)}`.mapWith(Boolean).as('is_grown_up'),
      nameNow: shownName(at).as('name_now'),
    })
    .from(certificates)
    .innerJoin(profiles, eq(profiles.id, certificates.userId))
    .leftJoin(courses, eq(courses.id, certificates.courseId))

export type CertificateRow = Awaited<ReturnType<typeof selectRows>>[number]

export const selectCertificate = (db: Database, id: string, at: number) =>
  selectRows(db, { at }).where(eq(certificates.id, id))

/** All certificates that a person shows. An account has only few. */
export const selectShown = (db: Database, userId: string, at: number) =>
  selectRows(db, { at })
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.isPublic, true),
        isNull(certificates.revokedAt),
        mayBeShown(at),
      ),
    )
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(100)

/**
 * Selects a certificate with everything that a verification needs, and whether it was withdrawn because its holder
 * left.
 */
export async function selectChecked(db: Database, id: string, now: number) {
  const [[found], [credential], [withdrawn], keys] = await db.batch([
    selectCertificate(db, id, now),
    selectCredential(db, id),
    db
      .select({ place: withdrawnCertificates.place })
      .from(withdrawnCertificates)
      .where(eq(withdrawnCertificates.certificateId, id)),
    selectPublicKeys(db),
  ])
  return { found, credential: credential?.credential ?? null, isWithdrawn: withdrawn !== undefined, keys }
}

export const selectCredential = (db: Database, id: string) =>
  db.select({ credential: certificates.credential }).from(certificates).where(eq(certificates.id, id))

export const selectStatusList = (db: Database, list: number) =>
  db
    .select({ credential: certificateStatusLists.credential })
    .from(certificateStatusLists)
    .where(eq(certificateStatusLists.list, list))

export const selectPublicKeys = (db: Database) =>
  db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))

export const selectKeys = (db: Database) =>
  db
    .select({
      id: signingKeys.id,
      createdAt: signingKeys.createdAt,
      retiredAt: signingKeys.retiredAt,
      certificateCount: signingKeys.certificateCount,
    })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))

/** Retires the signing key. Nothing changes if there is none. */
export const updateToRetired = (context: Context) =>
  actBatch(context, [
    insertAuditRow(context, {
      action: 'signing_key.retired',
      subject: { type: 'signing_key', id: sql`${signingKeys.id}` },
      from: sql`FROM ${signingKeys} WHERE ${signingKeys.retiredAt} IS NULL`,
    }),
    { done: context.db.update(signingKeys).set({ retiredAt: context.at }).where(isNull(signingKeys.retiredAt)) },
  ])

export const ownRows = rowsOf(myCertificateList, {
  select: selectRows,
  orders: { newest: descending({ issuedAt: certificates.issuedAt, id: certificates.id }) },
  filters: {},
  isOwn: (context) => isOwn(certificates.userId, requireSignedIn(context)),
  // Leaves out certificates that were superseded, or revoked because their fact was undone.
  among: sql`${certificates.revokeReason} IS NOT ''`,
})

interface Choice {
  isIndexed?: boolean | undefined
  isPublic?: boolean | undefined
}

export async function updateChoice(context: Context, holder: SignedIn, id: string, choice: Choice) {
  const { db, at } = context
  const isShowing = choice.isIndexed === true || choice.isPublic === true
  const mayShow = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${holder.userId} AND ${isGrownUp(at)})`
  const { isDone, row } = await actBatch(context, [
    {
      done: db
        .update(certificates)
        // The id is set to itself, because drizzle refuses an empty set.
        .set({ id: sql`${certificates.id}`, ...choice })
        .where(and(eq(certificates.id, id), isOwn(certificates.userId, holder), isShowing ? mayShow : undefined)),
    },
    { row: ownRows.one(context, id) },
  ])
  return { isDone, row: row[0] }
}

const factNames = [
  'userId',
  'kind',
  'courseId',
  'subjectId',
  'courseTitle',
  'words',
  'signature',
  'lessonCount',
  'lessonsDone',
  'minutes',
  'completedAt',
  'isIndexed',
  'isPublic',
  'issueReason',
] as const

// The cast restores the names, which `Object.fromEntries` loses.
const factsOf = Object.fromEntries(factNames.map((name) => [name, sql`${certificates[name]}`])) as Record<
  (typeof factNames)[number],
  SQL
>

/**
 * Corrects the name by a new certificate. The former one is superseded first, which takes it out of the unique index;
 * of two simultaneous corrections only one then succeeds.
 */
export async function updateToCorrected(context: Context, holder: SignedIn, id: string) {
  const { db, at, stableId } = context
  const newId = stableId('crt').toLowerCase()
  const isFormer = and(eq(certificates.id, id), eq(certificates.supersededBy, newId))
  const { isDone, corrected, former } = await actBatch(context, [
    {
      done: db
        .update(certificates)
        .set({ supersededBy: newId, revokedAt: at, revokeReason: '' })
        .where(
          and(
            eq(certificates.id, id),
            isOwn(certificates.userId, holder),
            isNull(certificates.revokedAt),
            lt(certificates.corrections, certificateLimits.corrections),
            sql`${certificates.holderName} <> (SELECT ${shownName(at)} FROM ${profiles} WHERE ${profiles.id} = ${holder.userId})`,
          ),
        ),
    },
    insertSelect(
      db,
      certificates,
      {
        ...factsOf,
        id: newId,
        holderName: shownName(at),
        issuedAt: at,
        corrections: sql`${certificates.corrections} + 1`,
      },
      sql`FROM ${certificates} JOIN ${profiles} ON ${profiles.id} = ${certificates.userId} WHERE ${isFormer}`,
    ).onConflictDoNothing(),
    insertAuditRow(context, {
      action: 'certificate.corrected',
      subject: { type: 'certificate', id: newId },
      from: sql`FROM ${certificates} WHERE ${isFormer} AND ${certificates.revokedAt} = ${at}`,
    }),
    { corrected: ownRows.one(context, newId) },
    { former: ownRows.one(context, id) },
  ])
  return { isDone, corrected: corrected[0], former: former[0] }
}

export const issuedRows = rowsOf(issuedCertificates, {
  select: selectRows,
  orders: byDate({ issuedAt: certificates.issuedAt, id: certificates.id }),
  filters: {
    standing: (standing) => sql`${certificateStanding} = ${standing}`,
    course: certificates.courseId,
    kind: certificates.kind,
  },
  search: searchOf(certificates, 'certificate_search', ['holderName', 'courseTitle']),
  counters: { standing: certificateCounts.standing },
})

const mailDetails = {
  firstName: profiles.firstName,
  certificateId: certificates.id,
  kind: certificates.kind,
  course: certificates.courseTitle,
}

export const updateToRevoked = (context: Context, id: string, reason: string) =>
  change(context, certificates, {
    id,
    when: isNull(certificates.revokedAt),
    set: { revokedAt: context.at, revokeReason: reason },
    audit: { action: 'certificate.revoked', subject: 'certificate' },
    mails: [{ template: 'certificate_revoked', to: certificates.userId, details: { ...mailDetails, reason } }],
    undoable: true,
    read: issuedRows.one(context, id),
  })

/**
 * Makes a revoked certificate valid again. If the email about the revocation has been sent, the holder gets another
 * one; if not, neither is sent.
 */
export function updateToReinstated(context: Context, id: string) {
  const isUntold = mailsWait(context, certificates)
  return change(context, certificates, {
    id,
    when: and(isNotNull(certificates.revokedAt), isNull(certificates.supersededBy)),
    set: { revokedAt: null, revokeReason: null },
    audit: { action: 'certificate.reinstated', subject: 'certificate' },
    mails: [
      {
        template: 'certificate_reinstated',
        to: certificates.userId,
        details: mailDetails,
        when: sql`NOT ${isUntold}`,
      },
    ],
    also: (from: SQL) => [
      context.db.delete(outbox).where(sql`EXISTS (SELECT 1 ${from} AND ${isUntold})
        AND ${isMailOf(sql`(SELECT ${certificates.lastChange} FROM ${certificates} WHERE ${certificates.id} = ${id})`)}`),
    ],
    read: issuedRows.one(context, id),
  })
}
