import type { registrationSorts } from '@kere/contracts/event-registration-options'
import type { Context } from '../context.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { toMyRegistration } from './registration-answer.ts'
import { type RegistrationFilters, registrationPage, selectOwnPage } from './registrations.queries.ts'

type Request = RegistrationFilters & ListRequest<(typeof registrationSorts)[number]>

export async function listMyRegistrations(context: Context, request: Request) {
  const now = context.now()
  const page = registrationPage(request)
  const { rows, total } = await selectOwnPage(context.db, requireSignedIn(context), { ...request, now }, page)
  return {
    ...pageOf(page, rows, (row) => toMyRegistration(row, now)),
    total,
    totalIsLowerBound: total >= page.countUpTo,
  }
}
