import type { ChosenRole } from '@kere/contracts/roles'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { throttle } from '../throttle/throttle.ts'
import type { ThrottleLimits } from '../throttle/throttle.domain.ts'
import { updateRole } from './onboarding.queries.ts'

const hourMs = 60 * 60 * 1000

/** Each change of mind is an entry of the audit log. */
const roleLimits = { account: { limit: 20, windowMs: hourMs } } as const satisfies ThrottleLimits

/** Until onboarding is finished. @throws {DomainError} `role_settled`, `too_many_attempts` */
export async function chooseRole(context: Context, role: ChosenRole): Promise<void> {
  const { userId } = requireSignedIn(context)
  await throttle(context, { act: 'role', account: userId, networkAddress: '', limits: roleLimits })
  if (!(await updateRole(context, { userId, role }))) throw new DomainError('role_settled')
}
