import type { Actor, Context } from '../context.ts'
import { hmac, toHex } from '../digests.ts'
import { requireSecret } from '../auth/require-secret.ts'
import { networkOf } from '../throttle/throttle.domain.ts'
import { DomainError } from './domain-error.ts'
import { mutationsPerWindow, mutationWindowMs, type Spender } from './mutation-budget.queries.ts'

/** A user, or the network of a visitor. */
export async function spenderOf(context: Context, actor: Actor, networkAddress: string): Promise<Spender> {
  const at = context.now()
  const caller = actor ? `user ${actor.userId}` : `network ${networkOf(networkAddress)}`
  const callerHash = toHex(await hmac(requireSecret(context), `mutation ${caller}`))
  return { callerHash, windowAt: at - (at % mutationWindowMs) }
}

/** @throws {DomainError} `too_many_changes` */
export function requireBudget({ now, log }: Context, { windowAt }: Spender, [spent]: readonly { count: number }[]) {
  if (!spent || spent.count <= mutationsPerWindow) return
  // Each further one would be a line of the log.
  if (spent.count === mutationsPerWindow + 1) log('mutations_spent', { level: 'warn' })
  throw new DomainError('too_many_changes', undefined, windowAt + mutationWindowMs - now())
}
