import {
  type CertificateKind,
  certificateLimits,
  type CertificateStanding,
} from '@kere/contracts/certificates/certificate-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { countUpTo, type SystemFact } from '../../declarations/system-facts.ts'
import { profiles } from '../accounts/profiles.ts'
import { courses } from '../courses/courses.ts'

/** The template of a course's certificates. Its id is that of the course. */
export const courseCertificates = sqliteTable(
  'course_certificates',
  {
    id: text('id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    isOn: integer('is_on', { mode: 'boolean' }).notNull(),
    words: text('words').notNull(),
    signature: text('signature').notNull(),
    minimumPercent: integer('minimum_percent').notNull(),
    /** True while learners who completed the course earlier may still lack their certificate. */
    isCatchingUp: integer('is_catching_up', { mode: 'boolean' }).notNull(),
    /** Triggers on `certificates` maintain this. */
    issuedCount: integer('issued_count').notNull().default(0),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('course_certificates_catching_up')
      .on(table.updatedAt, table.id)
      .where(sql`is_catching_up = 1`),
  ],
)

/** One key signs. Retired keys are kept to verify the certificates that they have signed. */
export const signingKeys = sqliteTable(
  'signing_keys',
  {
    id: text('id').primaryKey(),
    /** In Multibase, as in the DID document. */
    publicKey: text('public_key').notNull(),
    /** Encrypted with a secret that only the jobs worker has. */
    privateKey: text('private_key').notNull(),
    /** Triggers on `certificates` maintain this. */
    certificateCount: integer('certificate_count').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    retiredAt: integer('retired_at'),
  },
  (table) => [
    uniqueIndex('signing_keys_current')
      .on(sql`(retired_at IS NULL)`)
      .where(sql`retired_at IS NULL`),
    index('signing_keys_by_date').on(table.createdAt, table.id),
  ],
)

/** The standing is SQL because an index on an expression matches only the identical expression. */
export const certificateStanding = sql<CertificateStanding>`CASE WHEN "revoked_at" IS NULL THEN 'valid' ELSE 'revoked' END`

/**
 * A certificate keeps the facts as they were at its issue, even if the course or names change. `credential` is written
 * only once.
 */
export const certificates = sqliteTable(
  'certificates',
  {
    /** The certificate's place in the status lists. It is never reused, so that a revoked certificate stays revoked. */
    searchRowId: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CertificateKind>().notNull().default('course'),
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** The id of the thing that is certified, in the table of its kind; null for a course. */
    subjectId: text('source_id'),
    /** Only the initial of the surname is given if the holder was not known to be of age. */
    holderName: text('holder_name').notNull(),
    courseTitle: text('course_title').notNull(),
    words: text('words').notNull(),
    signature: text('signature').notNull(),
    lessonCount: integer('lesson_count').notNull(),
    lessonsDone: integer('lessons_done').notNull(),
    minutes: integer('minutes').notNull(),
    completedAt: integer('completed_at').notNull(),
    issuedAt: integer('issued_at').notNull(),
    isIndexed: integer('is_indexed', { mode: 'boolean' }).notNull().default(false),
    isPublic: integer('is_public', { mode: 'boolean' }).notNull().default(false),
    revokedAt: integer('revoked_at'),
    /** Empty if nobody gave a reason: the certified fact was undone, or the certificate was superseded. */
    revokeReason: text('revoke_reason'),
    /** The id of the certificate with the corrected name. */
    supersededBy: text('successor_id'),
    /** The number of earlier corrections of the name. */
    corrections: integer('corrections').notNull().default(0),
    /** The reason why an admin issued the certificate by hand; null for all others. */
    issueReason: text('issue_reason'),
    lastChange: text('last_change').notNull().default(''),
    keyId: text('key_id').references(() => signingKeys.id),
    credential: text('credential'),
  },
  (table) => [
    uniqueIndex('certificates_of_course')
      .on(table.userId, table.courseId)
      .where(sql`successor_id IS NULL`),
    uniqueIndex('certificates_of_subject')
      .on(table.kind, table.subjectId, table.userId)
      .where(sql`successor_id IS NULL`),
    index('certificates_by_kind').on(table.kind, table.issuedAt, table.id),
    index('certificates_by_user').on(table.userId, table.issuedAt, table.id),
    index('certificates_by_course').on(table.courseId, table.issuedAt, table.id),
    index('certificates_by_date').on(table.issuedAt, table.id),
    index('certificates_by_standing').on(certificateStanding, table.issuedAt, table.id),
    index('certificates_by_key').on(table.keyId),
    index('certificates_unsigned')
      .on(table.searchRowId)
      .where(sql`credential IS NULL`),
    index('certificates_revoked')
      .on(table.searchRowId)
      .where(sql`revoked_at IS NOT NULL`),
    check('certificates_signed_by_a_key', sql`(credential IS NULL) = (key_id IS NULL)`),
    check('certificates_revoked_for_a_reason', sql`(revoked_at IS NULL) = (revoke_reason IS NULL)`),
  ],
)

/** Triggers on `certificates` maintain this. */
export const certificateCounts = sqliteTable('certificate_counts', {
  standing: text('standing').$type<CertificateStanding>().primaryKey(),
  count: integer('count').notNull(),
})

/**
 * Certificates whose holder was erased. A trigger writes them, and a verifier is told that the holder withdrew them.
 */
export const withdrawnCertificates = sqliteTable('withdrawn_certificates', {
  place: integer('place').primaryKey(),
  certificateId: text('certificate_id').notNull().unique(),
})

/** Triggers on `certificates` raise the version at each revocation. Each version of a list is signed once. */
export const certificateStatusLists = sqliteTable(
  'certificate_status_lists',
  {
    list: integer('list').primaryKey(),
    version: integer('version').notNull(),
    signedVersion: integer('signed_version').notNull().default(0),
    credential: text('credential'),
  },
  (table) => [
    index('certificate_status_lists_unsigned')
      .on(table.list)
      .where(sql`version <> signed_version`),
  ],
)

/** The number is inlined, because D1 binds every number as REAL, and the SQL needs an integer division. */
export const listLength = sql.raw(String(certificateLimits.listLength))

export const declarations = [
  declare(courseCertificates, {
    retention: neverExpires('staff'),
    counterCaches: {
      issuedCount: { source: 'certificates', foreignKey: 'course_id', where: 'successor_id IS NULL' },
    },
  }),
  declare(signingKeys, {
    retention: neverExpires('staff'),
    counterCaches: { certificateCount: { source: 'certificates', foreignKey: 'key_id' } },
  }),
  declare(certificates, {
    notice: {
      group: 'learning',
      what: 'Certificates issued to you, with your name on them',
      why: 'So that anybody to whom you show one can check it',
    },
    retention: neverExpires('account'),
    search: {
      certificate_search: {
        tokenizer: 'trigram',
        columns: { holder_name: 'holder_name', course_title: 'course_title' },
      },
    },
    counterCaches: { lessonCount: null },
  }),
  declare(certificateCounts, { aggregate: { source: certificates, groupBy: { standing: certificateStanding } } }),
  declare(withdrawnCertificates, { retention: neverExpires('throttle') }),
  declare(certificateStatusLists, { retention: neverExpires('aggregate') }),
]

export const dataExports = [exportRow(courseCertificates.id)]

export const adminRecords = [
  adminRecord(certificates, {
    name: 'certificates',
    label: 'Certificates',
    owners: [certificates.userId],
    title: certificates.courseTitle,
    note: certificateStanding,
    at: certificates.issuedAt,
    path: sql`'/certificates/' || ${certificates.id}`,
  }),
]

export const systemFacts: readonly SystemFact[] = [
  {
    name: 'certificates-to-sign',
    group: 'queue',
    label: 'Certificates to sign',
    text: 'Issued, and not signed yet',
    path: '/dashboard/issued-certificates',
    count: () => countUpTo(sql`FROM certificates WHERE credential IS NULL`),
    since: () =>
      sql`SELECT min(issued_at) FROM (SELECT issued_at FROM certificates WHERE credential IS NULL LIMIT 100)`,
    targetMinutes: 15,
  },
]
