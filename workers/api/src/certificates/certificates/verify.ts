import type { VerificationOutcome, VerificationReason } from '@kere/contracts/certificates/certificate-options'
import type { verification } from '@kere/contracts/certificates/certificates'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { toCertificate } from './certificates.ts'
import { selectChecked } from './certificates.queries.ts'
import { numberIn, readCredential } from './verify.domain.ts'

type Verification = z.input<typeof verification>

/** The verifications are limited, because each may cost some milliseconds of processor time. */
const minutes = 60 * 1000
const verifyLimits = {
  network: { limit: 60, windowMs: 10 * minutes },
  site: { limit: 600, windowMs: 10 * minutes },
} as const satisfies ThrottleLimits

const answer = (
  outcome: VerificationOutcome,
  reason: VerificationReason | null = null,
  certificate: Verification['certificate'] = null,
): Verification => ({ outcome, reason, certificate })

/**
 * The jobs worker checks the proof; it also receives the request first.
 * @throws {DomainError} `too_many_attempts`, `unavailable`
 */
export async function verifyCertificate(context: Context, text: string, networkAddress: string): Promise<Verification> {
  await throttle(context, { act: 'verify_certificate', account: '', networkAddress, limits: verifyLimits })
  const { db, at } = context
  const given = numberIn(text)
  const asked = given ? await selectChecked(db, given, at) : undefined
  if (asked?.isWithdrawn) return answer('revoked', 'withdrawn')
  if (asked && !asked.found) return answer('foreign', 'no_such_number')
  if (asked?.credential === null) return answer('unreadable', 'not_signed_yet')
  return verifyCredential(context, asked?.credential ?? text, asked)
}

type Checked = Awaited<ReturnType<typeof selectChecked>>

async function verifyCredential(context: Context, text: string, asked: Checked | undefined): Promise<Verification> {
  const { db, at, verifier } = context
  const credential = readCredential(text)
  if (typeof credential === 'string') return answer('unreadable', credential)
  if (!verifier) throw new DomainError('unavailable')
  if (credential.issuer !== verifier.issuer) return answer('foreign')
  if (credential.certificateId === undefined || credential.keyId === null) return answer('changed')
  const { found, isWithdrawn, keys } = asked ?? (await selectChecked(db, credential.certificateId, at))
  const key = keys.find(({ id }) => id === credential.keyId)
  if (!key) return answer('changed', 'unknown_key')
  if (!(await verifier.verifyProof(text, key))) return answer('changed')
  if (isWithdrawn || !found) return answer('revoked', 'withdrawn')
  const certificate = toCertificate(found)
  if (found.revokedAt !== null) return answer('revoked', found.supersededBy === null ? null : 'superseded', certificate)
  if (credential.validUntil !== null && !(credential.validUntil > at)) return answer('expired', null, certificate)
  return answer('valid', null, certificate)
}
