import type { SessionUser } from '@kere/contracts/accounts/session'
import type { FetchStub, Staged } from '@kere/platform/react/stage'
import { makeSessionUser, visitPageAs } from '@kere/screens/visit-page'
import { app } from '../app.ts'

const educator = makeSessionUser({
  role: 'educator',
  firstName: 'Asha',
  lastName: 'Raghunath',
  isEnrolled: false,
  educatorStatus: 'approved',
})

export const visitPage = (path: string, answer: FetchStub, change: Partial<SessionUser> = {}, staged: Staged = {}) =>
  visitPageAs({ ...educator, ...change }, app, path, answer, staged)
