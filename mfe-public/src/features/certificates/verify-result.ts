import {
  verificationOutcomes,
  verificationReasons,
  type VerificationOutcome,
  type VerificationReason,
} from '@kere/contracts/certificates/certificate-options'
import type { Certificate, Verification } from '@kere/contracts/certificates/certificates'
import { isKnown } from '@kere/contracts/http/open-value'
import { verifyPath } from './certificates.api.ts'

export interface Result {
  outcome: VerificationOutcome
  reason: VerificationReason | null
  certificate: string
}

/**
 * Reads the result from the address, where it also works without a script. The certificate that it names is read again
 * from the API.
 */
export function readResult(search: URLSearchParams): Result | null {
  const [outcome, reason] = [search.get('outcome') ?? '', search.get('reason') ?? '']
  if (!isKnown(verificationOutcomes, outcome)) return null
  return {
    outcome,
    reason: isKnown(verificationReasons, reason) ? reason : null,
    certificate: search.get('certificate') ?? '',
  }
}

export function resultHref({ outcome, reason, certificate }: Verification) {
  const search = new URLSearchParams({
    outcome,
    ...(reason !== null && { reason }),
    ...(certificate !== null && { certificate: certificate.id }),
  })
  return `${verifyPath}?${search.toString()}`
}

/**
 * Judges the result. Anybody can write an address that says "valid", so a certificate must also be valid at this time.
 */
export function judge(result: Result, certificate: Certificate | null | undefined): Result {
  if (certificate?.state === 'superseded') return { ...result, outcome: 'revoked', reason: 'superseded' }
  if (certificate?.state === 'revoked') return { ...result, outcome: 'revoked' }
  if (certificate?.state === 'signing') return { ...result, outcome: 'unreadable', reason: 'not_signed_yet' }
  if (!certificate && result.outcome === 'valid') return { ...result, outcome: 'unreadable', reason: 'no_such_number' }
  return result
}
