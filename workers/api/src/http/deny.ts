import type { Endpoint } from '@kere/contracts/http/endpoint'
import { needProblems } from '@kere/contracts/http/problem'
import type { Context, SignedIn } from '../base/context.ts'
import type { Condition } from './admitted-row.ts'
import { dayInUtc } from '../base/days.ts'
import { countUserDenial, countVisitorDenial } from './denials.queries.ts'
import { DomainError } from '../base/domain-error.ts'

export async function denyVisitor(context: Context, { name }: Endpoint): Promise<never> {
  context.log('denied', { level: 'warn', operation: name, actor: 'visitor' })
  await evenIfItFails(context, () => countVisitorDenial(context.db, dayInUtc(context.at), name))
  throw new DomainError('unauthenticated')
}

export async function denyRole(context: Context, endpoint: Endpoint, actor: SignedIn): Promise<never> {
  await recordDenial(context, endpoint, actor)
  throw new DomainError('forbidden')
}

export async function denyUnmet(
  context: Context,
  endpoint: Endpoint,
  actor: SignedIn,
  unmet: Condition,
): Promise<never> {
  // Somebody whose proof is old is only asked for another, so nothing suspicious has happened.
  if (unmet !== 'fresh') await recordDenial(context, endpoint, actor, unmet)
  throw new DomainError(needProblems[unmet])
}

export async function denyMinor(context: Context, endpoint: Endpoint, actor: SignedIn): Promise<never> {
  await recordDenial(context, endpoint, actor, 'guardian')
  throw new DomainError('guardian_needed')
}

async function recordDenial(
  context: Context,
  { name }: Endpoint,
  { userId, role }: SignedIn,
  need?: Condition | 'guardian',
) {
  context.log('denied', { level: 'warn', operation: name, actor: role })
  const denial = { actor: { userId, role }, operation: name, day: dayInUtc(context.at), need }
  await evenIfItFails(context, () => countUserDenial(context, denial))
}

/** A request is denied even if the denial cannot be recorded (W-02). */
async function evenIfItFails({ log }: Context, write: () => PromiseLike<unknown>) {
  try {
    await write()
  } catch {
    log('denial_not_recorded', { level: 'error' })
  }
}
