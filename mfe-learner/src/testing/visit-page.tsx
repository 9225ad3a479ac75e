import type { Answer, Staged } from '@kere/platform/react/stage'
import { makeSessionUser, visitPageAs } from '@kere/screens/visit-page'
import { app } from '../app.ts'

/** Opens a page of this remote for a learner. */
export const visitPage = (path: string, answer: Answer, staged?: Staged) =>
  visitPageAs(makeSessionUser(), app, path, answer, staged)
