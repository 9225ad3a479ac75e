import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Context } from '../../base/context.ts'
import { hmac } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSecret } from '../../base/secrets.ts'
import { answerFile } from './answer-file.ts'
import { selectStoredFile } from './files.queries.ts'

const linkSeconds = 5 * 60
const algorithms = { alg: 'dir', enc: 'A256GCM' }

type Maker = Pick<Context, 'at'> & Parameters<typeof requireSecret>[0]

/** Each room has its own key, so that a link of one room does not open files in another. */
const keyOf = (context: Maker, room: string) => hmac(requireSecret(context), `links ${room}`)

/**
 * Makes a link to a file. It is encrypted, because a file's id tells when the file was uploaded.
 * @param link `reader` is the only person for whom it opens; without one it opens for anybody
 */
export async function makeFileLink(context: Maker, room: string, link: { id: string; reader?: string }) {
  const endsAt = Math.floor(context.at / 1000) + linkSeconds
  const token = new EncryptJWT().setProtectedHeader(algorithms).setSubject(link.id).setExpirationTime(endsAt)
  if (link.reader !== undefined) token.setAudience(link.reader)
  const sealed = await token.encrypt(await keyOf(context, room))
  return { href: `/api/${room}/${sealed}`, expiresAt: new Date(endsAt * 1000).toISOString() }
}

/**
 * @throws {DomainError} `not_found` if the link has expired, was forged or made for another person, or if its file is
 * gone
 */
export async function followFileLink(context: Context, room: string, link: { token: string; reader?: string }) {
  const opened = await jwtDecrypt(link.token, await keyOf(context, room), {
    keyManagementAlgorithms: [algorithms.alg],
    contentEncryptionAlgorithms: [algorithms.enc],
    ...(link.reader !== undefined && { audience: link.reader }),
    currentDate: new Date(context.at),
    requiredClaims: ['exp', 'sub'],
  }).catch(() => null)
  const row = opened?.payload.sub && (await selectStoredFile(context.db, { id: opened.payload.sub }))
  if (!row) throw new DomainError('not_found')
  return answerFile(context, row, { isAttachment: true })
}
