import type { Endpoint, Need } from '@kere/contracts/endpoint'
import { needProblems } from '@kere/contracts/problem'
import type { Context, SignedIn } from '../context.ts'
import { insertAuditRow } from './audit-row.ts'
import { countVisitorDenial } from './denials.queries.ts'
import { DomainError } from './domain-error.ts'

/** Logged and counted. */
export async function denyVisitor(context: Context, { name }: Endpoint): Promise<never> {
  context.log('denied', { level: 'warn', operation: name, actor: 'visitor' })
  const day = new Date(context.now()).toISOString().slice(0, 10)
  await evenIfItFails(context, () => countVisitorDenial(context.db, day, name))
  throw new DomainError('unauthenticated')
}

/** Written to the audit log. */
export async function denyRole(context: Context, endpoint: Endpoint, actor: SignedIn): Promise<never> {
  await recordDenial(context, endpoint, actor)
  throw new DomainError('forbidden')
}

/** Written to the audit log. */
export async function denyNeed(context: Context, endpoint: Endpoint, actor: SignedIn, need: Need): Promise<never> {
  await recordDenial(context, endpoint, actor, need)
  throw new DomainError(needProblems[need])
}

async function recordDenial(context: Context, { name }: Endpoint, { userId, role }: SignedIn, need?: Need) {
  context.log('denied', { level: 'warn', operation: name, actor: role })
  await evenIfItFails(context, () =>
    insertAuditRow(context, {
      action: 'access.denied',
      outcome: 'refused',
      actor: { userId, role },
      subject: { type: 'operation', id: name },
      ...(need ? { detail: { need } } : {}),
    }),
  )
}

/** A denial stays one when it cannot be written down (W-02). */
async function evenIfItFails({ log }: Context, write: () => PromiseLike<unknown>) {
  try {
    await write()
  } catch {
    log('denial_not_recorded', { level: 'error' })
  }
}
