import { certificateLimits, didOf } from '@kere/contracts/certificates/certificate-options'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import * as contract from '@kere/contracts/certificates/certificates'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { instantOf, instantOrNull, withInstants } from '../../base/instants.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import type { FileAnswer } from '../../http/route.ts'
import { feedAnswer } from '../../kit/feeds/feed-text.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import type { ListRequest } from '../../kit/lists/keyset.ts'
import {
  type CertificateRow,
  issuedRows,
  ownRows,
  selectCertificate,
  selectCredential,
  selectKeys,
  selectPublicKeys,
  selectShown,
  selectStatusList,
  updateChoice,
  updateToCorrected,
  updateToReinstated,
  updateToRetired,
  updateToRevoked,
  selectOwnCertificate,
} from './certificates.queries.ts'

export async function getCertificateStanding(context: Context, id: string) {
  const found = await selectOwnCertificate(context.db, id, requireSignedIn(context))
  return { isOwn: found.length > 0 }
}

/** @param origin of the site, for the address of an unsigned certificate */
export const toCertificate = (row: CertificateRow, origin = ''): z.input<typeof contract.certificate> => ({
  id: row.id,
  address: row.address ?? origin + certificatePath(row.id),
  kind: row.kind,
  holderName: row.holderName,
  course: { id: row.courseId, title: row.courseTitle, isPublished: row.isPublished },
  words: row.words,
  signature: row.signature,
  lessonCount: row.lessonCount,
  lessonsDone: row.lessonsDone,
  minutes: row.minutes,
  completedAt: instantOf(row.completedAt),
  issuedAt: instantOf(row.issuedAt),
  state: stateOf(row),
  revokedAt: instantOrNull(row.revokedAt),
  supersededBy: row.supersededBy,
  isIndexed: row.mayBeIndexed,
})

function stateOf({ supersededBy, revokedAt, address }: CertificateRow) {
  if (supersededBy !== null) return 'superseded'
  if (revokedAt !== null) return 'revoked'
  return address === null ? 'signing' : 'valid'
}

/** @throws {DomainError} `not_found` */
export async function getCertificate({ db, at }: Context, id: string, { origin }: { origin: string }) {
  const [row] = await selectCertificate(db, id, at)
  return toCertificate(requireFound(row), origin)
}

/** @throws {DomainError} `not_found` */
export async function readCredential({ db }: Context, id: string) {
  const [row] = await selectCredential(db, id)
  return fileOf(row?.credential)
}

/** @throws {DomainError} `not_found` */
export async function readStatusList({ db }: Context, list: string) {
  const [row] = /^\d{1,9}$/.test(list) ? await selectStatusList(db, Number(list)) : []
  return fileOf(row?.credential)
}

const fileOf = (credential: string | null | undefined): Promise<FileAnswer> =>
  feedAnswer(requireFound(credential), 'vc')

export async function readDidDocument({ db }: Context, { origin }: { origin: string }): Promise<FileAnswer> {
  const id = didOf(origin)
  const keys = (await selectPublicKeys(db)).map((key) => ({
    id: `${id}#${key.id}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: key.publicKey,
  }))
  const document = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: keys,
    assertionMethod: keys.map((key) => key.id),
  }
  return feedAnswer(JSON.stringify(document), 'did+json')
}

const toOwn = (row: CertificateRow) => ({
  ...toCertificate(row),
  isIndexed: row.isIndexed,
  isPublic: row.isPublic,
  revokeReason: row.revokeReason,
  isUnderAge: !row.isGrownUp,
  correctedName:
    row.revokedAt === null && row.nameNow !== row.holderName && row.corrections < certificateLimits.corrections
      ? row.nameNow
      : null,
})

export async function listMyCertificates(context: Context, request: ListRequest<'newest'>) {
  const { items, counts: _, ...page } = await ownRows.page(context, request)
  return { ...page, items: items.map(toOwn) }
}

/** @throws {DomainError} `not_found`, `certificate_under_age` */
export async function changeMyCertificate(
  context: Context,
  id: string,
  choice: { isIndexed?: boolean | undefined; isPublic?: boolean | undefined },
) {
  const { isDone, row } = await updateChoice(context, requireSignedIn(context), id, choice)
  const found = foundOwn(row)
  if (!isDone) throw new DomainError('certificate_under_age')
  return toOwn(found)
}

/** @throws {DomainError} `not_found`, or the reason why there is nothing to correct */
export async function correctMyCertificate(context: Context, id: string) {
  const { isDone, corrected, former } = await updateToCorrected(context, requireSignedIn(context), id)
  if (isDone && corrected) return toOwn(corrected)
  const row = foundOwn(former)
  if (row.revokedAt !== null) throw new DomainError('certificate_revoked')
  throw new DomainError(row.nameNow === row.holderName ? 'certificate_name_same' : 'certificate_corrected_often')
}

export async function listPersonCertificates({ db, at }: Context, userId: string) {
  return { items: (await selectShown(db, userId, at)).map((row) => toCertificate(row)) }
}

const toIssued = (row: CertificateRow) => ({
  ...toCertificate(row),
  isIndexed: row.isIndexed,
  holder: { id: row.holderId, name: `${row.firstName} ${row.lastName}`.trim() },
  revokeReason: row.revokeReason,
  issueReason: row.issueReason,
})

export const issuedReads = readsOf(contract.issuedCertificates, issuedRows, toIssued)

/** @throws {DomainError} `not_found`, `certificate_revoked` */
export async function revokeCertificate(context: Context, id: string, reason: string) {
  const { isDone, row } = await updateToRevoked(context, id, reason)
  const item = issuedReads.answer(context, row)
  if (!isDone) throw new DomainError('certificate_revoked')
  return item
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`
 */
export async function reinstateCertificate(context: Context, id: string) {
  const { isDone, row } = await updateToReinstated(context, id)
  return { isChanged: isDone, item: issuedReads.answer(context, row) }
}

export async function listSigningKeys({ db }: Context) {
  const keys = await selectKeys(db)
  return { items: keys.map(withInstants) }
}

export const rotateSigningKey = async (context: Context) => void (await updateToRetired(context))
