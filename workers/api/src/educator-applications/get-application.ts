import type * as contract from '@kere/contracts/educator-applications'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { toApplication } from './application-answer.ts'
import { selectApplication } from './applications.queries.ts'

export async function getApplication(
  { db }: Context,
  id: string,
): Promise<EndpointAnswer<typeof contract.getEducatorApplication>> {
  const [row] = await selectApplication(db, id)
  if (!row) throw new DomainError('not_found')
  return toApplication(row)
}
