import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { visitorFormAnswer } from '../visitor-forms/visitor-form-answer.ts'
import { selectSubmission } from './feedback.queries.ts'

/** @throws {DomainError} `not_found` */
export async function getFeedback({ db }: Context, id: string) {
  const [row] = await selectSubmission(db, id)
  if (!row) throw new DomainError('not_found')
  return visitorFormAnswer(row)
}
