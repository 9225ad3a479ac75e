import type { ChosenRole } from '@kere/contracts/roles'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { updateRole } from './onboarding.queries.ts'

/**
 * Possible until onboarding is finished.
 * @throws {DomainError} `role_settled`
 */
export async function chooseRole(context: Context, role: ChosenRole): Promise<void> {
  const { userId } = requireSignedIn(context)
  if (!(await updateRole(context, { userId, role }))) throw new DomainError('role_settled')
}
