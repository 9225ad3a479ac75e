import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSecret } from '../../base/require-secret.ts'
import type { AuditAct } from '../../http/audit-row.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { answerFile } from '../files/answer-file.ts'
import { findStoredFile } from '../files/files.ts'
import { insertTrace } from './documents.queries.ts'

const linkSeconds = 5 * 60
const algorithm = 'HS256'
/** Of no other token that is signed with the same secret. */
const issuer = 'kere documents'

const keyOf = (context: Context) => new TextEncoder().encode(requireSecret(context))

/**
 * For a slice that has let the caller read what the document belongs to: the link opens it for the caller alone, and is there only
 * with its entry in the audit log (W-23).
 */
export async function createDocumentLink(
  context: Context,
  { fileId, ...trace }: { fileId: string; subject: { type: string; id: string } } & Pick<AuditAct, 'action'>,
) {
  const reader = requireSignedIn(context)
  await insertTrace(context, { ...trace, outcome: 'succeeded', actor: reader })
  const now = Math.floor(context.at / 1000)
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(fileId)
    .setAudience(reader.userId)
    .setExpirationTime(now + linkSeconds)
    .sign(keyOf(context))
  return { href: `/api/document-links/${token}`, expiresAt: new Date((now + linkSeconds) * 1000).toISOString() }
}

/** @throws {DomainError} `not_found` for a link that has ended, was made up, was made for somebody else, or whose file is gone */
export async function followDocumentLink(context: Context, token: string) {
  const { userId } = requireSignedIn(context)
  const verified = await jwtVerify(token, keyOf(context), {
    algorithms: [algorithm],
    issuer,
    audience: userId,
    currentDate: new Date(context.at),
    requiredClaims: ['exp', 'sub'],
  }).catch(() => null)
  const row = verified?.payload.sub && (await findStoredFile(context, { id: verified.payload.sub }))
  if (!row) throw new DomainError('not_found')
  return answerFile(context, row, { isAttachment: true })
}
