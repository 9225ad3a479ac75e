import { certificateLimits } from '@kere/contracts/certificates/certificate-options'
import type { StoredKey } from '@kere/contracts/certificates/signing-rpc'
import {
  certificates,
  certificateStatusLists,
  signingKeys,
  withdrawnCertificates,
} from '@kere/d1/schema/certificates/certificates'
import { users } from '@kere/d1/schema/accounts/users'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'

/** The number that is signed in one run; the next minute signs more. */
const signedAtOnce = 100

const currentKey = (db: Database) =>
  db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey, privateKey: signingKeys.privateKey })
    .from(signingKeys)
    .where(sql`retired_at IS NULL`)

/** The conditions are literal SQL, because SQLite uses a partial index only for the identical condition. */
export const selectWork = (db: Database) =>
  db.batch([
    currentKey(db),
    db
      .select({
        place: certificates.searchRowId,
        id: certificates.id,
        kind: certificates.kind,
        holderName: certificates.holderName,
        courseTitle: certificates.courseTitle,
        words: certificates.words,
        signature: certificates.signature,
        lessonCount: certificates.lessonCount,
        lessonsDone: certificates.lessonsDone,
        minutes: certificates.minutes,
        completedAt: certificates.completedAt,
        issuedAt: certificates.issuedAt,
        email: users.email,
      })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.userId))
      .where(sql`credential IS NULL`)
      .orderBy(asc(certificates.searchRowId))
      .limit(signedAtOnce),
    db
      .select({ list: certificateStatusLists.list, version: certificateStatusLists.version })
      .from(certificateStatusLists)
      .where(sql`version <> signed_version`)
      .orderBy(asc(certificateStatusLists.list))
      .limit(10),
  ])

export async function selectRevoked(db: Database, list: number): Promise<number[]> {
  const first = list * certificateLimits.listLength
  const inList = (place: unknown) => sql`${place} >= ${first} AND ${place} < ${first + certificateLimits.listLength}`
  const [revoked, withdrawn] = await db.batch([
    db
      .select({ place: certificates.searchRowId })
      .from(certificates)
      .where(and(sql`revoked_at IS NOT NULL`, inList(certificates.searchRowId))),
    db
      .select({ place: withdrawnCertificates.place })
      .from(withdrawnCertificates)
      .where(inList(withdrawnCertificates.place)),
  ])
  return [...revoked, ...withdrawn].map(({ place }) => place - first)
}

/** If two keys are made at the same time, the unique index keeps the first. */
export async function insertKey(db: Database, key: StoredKey, at: number): Promise<StoredKey> {
  const [, [current]] = await db.batch([
    db
      .insert(signingKeys)
      .values({ ...key, createdAt: at })
      .onConflictDoNothing(),
    currentKey(db),
  ])
  return current ?? key
}

export const updateToSigned = (db: Database, id: string, signed: { keyId: string; credential: string }) =>
  db
    .update(certificates)
    .set(signed)
    .where(and(eq(certificates.id, id), isNull(certificates.credential)))

export const updateList = (db: Database, list: number, signed: { signedVersion: number; credential: string }) =>
  db
    .update(certificateStatusLists)
    .set(signed)
    .where(and(eq(certificateStatusLists.list, list), lt(certificateStatusLists.signedVersion, signed.signedVersion)))
