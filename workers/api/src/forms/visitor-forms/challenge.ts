import * as z from 'zod/mini'
import type { ChallengeSettings } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'

const timeoutMs = 5000

const verdict = z.object({ success: z.boolean() })

/**
 * Does nothing if no challenge service is set up.
 * @throws {DomainError} `challenge_failed`; `unavailable` without a verdict
 */
export async function requireChallenge(
  challenge: ChallengeSettings | null,
  answer: string | undefined,
  networkAddress: string,
) {
  if (!challenge) return
  if (!answer) throw new DomainError('challenge_failed')
  const body = new URLSearchParams({ secret: challenge.secret, response: answer, remoteip: networkAddress })
  let judged: unknown
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(challenge.verifyUrl, { method: 'POST', body, redirect: 'manual', signal })
    judged = await response.json()
  } catch {
    throw new DomainError('unavailable')
  }
  const { success, data } = verdict.safeParse(judged)
  if (!success) throw new DomainError('unavailable')
  if (!data.success) throw new DomainError('challenge_failed')
}
