import type { SessionUser } from '@kere/contracts/session'
import type { Answer, Staged } from '@kere/platform/react/stage'
import { makeSessionUser, visitPageAs } from '@kere/screens/visit-page'
import { app } from '../app.ts'

export const visitPage = (path: string, answer: Answer, staged?: Staged, user: Partial<SessionUser> = {}) =>
  visitPageAs(makeSessionUser(user), app, path, answer, staged)
