import { UnreadableForm } from '@kere/multipart/multipart-events'
import { DomainError, invalidField } from '../base/domain-error.ts'

/** Why a body could not be read. A sender that stops half-way is no failure of ours. */
export function toRefusal(error: unknown): DomainError {
  if (error instanceof UnreadableForm && error.isTooLong) return new DomainError('payload_too_large')
  return invalidField('/body/*', 'The body is not whole')
}
