import type { ChosenRole } from '@kere/contracts/accounts/roles'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { updateRole } from './onboarding.queries.ts'

const hourMs = 60 * 60 * 1000

/** The changes are limited, because each is an entry of the audit log. */
const roleLimits = { account: { limit: 20, windowMs: hourMs } } as const satisfies ThrottleLimits

/** Changes the role, until onboarding is finished. */
export async function chooseRole(context: Context, role: ChosenRole): Promise<void> {
  const { userId } = requireSignedIn(context)
  await throttle(context, { act: 'role', account: userId, networkAddress: '', limits: roleLimits })
  if (!(await updateRole(context, { userId, role }))) throw new DomainError('role_settled')
}
