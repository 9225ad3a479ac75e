import type * as contract from '@kere/contracts/educator-applications'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { toApplication } from './application-answer.ts'
import type { ApplicationRow } from './applications.queries.ts'
import { updateToApproved, updateToRejected } from './decision.queries.ts'

/** @throws {DomainError} `not_found`, `already_decided` */
export async function approveApplication(
  context: Context,
  id: string,
): Promise<EndpointAnswer<typeof contract.getEducatorApplication>> {
  return answerOf(await updateToApproved(context, { id, admin: requireSignedIn(context) }))
}

/** @throws {DomainError} `not_found`, `already_decided` */
export async function rejectApplication(
  context: Context,
  id: string,
  reason: string,
): Promise<EndpointAnswer<typeof contract.getEducatorApplication>> {
  return answerOf(await updateToRejected(context, { id, admin: requireSignedIn(context), reason }))
}

function answerOf({ isDecided, application }: { isDecided: boolean; application: ApplicationRow | undefined }) {
  if (!application) throw new DomainError('not_found')
  if (!isDecided) throw new DomainError('already_decided')
  return toApplication(application)
}
