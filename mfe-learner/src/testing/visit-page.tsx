import type { SessionUser } from '@kere/contracts/accounts/session'
import type { FetchStub, Staged } from '@kere/platform/react/stage'
import { makeSessionUser, visitPageAs } from '@kere/screens/visit-page'
import { app } from '../app.ts'

export const visitPage = (path: string, answer: FetchStub, staged?: Staged, user: Partial<SessionUser> = {}) =>
  visitPageAs(makeSessionUser(user), app, path, answer, staged)
