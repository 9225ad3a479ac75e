import { jwtVerify, SignJWT } from 'jose'
import { requireSecret } from '../../base/require-secret.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { answerFile } from './answer-file.ts'
import { selectStoredFile } from './files.queries.ts'
import { findReadable, type FileKinds } from './files.ts'

const linkSeconds = 5 * 60

const algorithm = 'HS256'
/** Of no other token that is signed with the same secret. */
const issuer = 'kere files'

const keyOf = (context: Context) => new TextEncoder().encode(requireSecret(context))

/** For a permitted reader; the link then admits anybody until it ends. */
export async function createFileLink(context: Context, id: string, kinds: FileKinds) {
  const file = await findReadable(context, id, kinds)
  const now = Math.floor(context.at / 1000)
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(file.id)
    .setExpirationTime(now + linkSeconds)
    .sign(keyOf(context))
  return { href: `/api/file-links/${token}`, expiresAt: new Date((now + linkSeconds) * 1000).toISOString() }
}

/** @throws {DomainError} `not_found` for a link that has ended, was made up, or whose file is gone */
export async function followFileLink(context: Context, token: string) {
  const verified = await jwtVerify(token, keyOf(context), {
    algorithms: [algorithm],
    issuer,
    currentDate: new Date(context.at),
    requiredClaims: ['exp', 'sub'],
  }).catch(() => null)
  const row = verified?.payload.sub && (await selectStoredFile(context.db, { id: verified.payload.sub }))
  if (!row) throw new DomainError('not_found')
  return answerFile(context, row, { isAttachment: true })
}
