import type { SessionUser } from '@kere/contracts/session'
import type { RemoteApp } from '@kere/platform/page'
import { openStage, type Answer } from '@kere/platform/react/stage'
import type { Submission } from '@kere/platform/submission'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.tsx'

interface VisitOptions {
  pages?: RemoteApp['pages']
  /** Who is signed in; a visitor unless told. */
  user?: SessionUser
  /** The form that the page has come back with. */
  submission?: Submission
}

/** Opens a page of this remote as the shell does, and draws it. */
export async function visitPage(
  path: string,
  answer: Answer,
  { pages = app.pages, user, submission }: VisitOptions = {},
) {
  const { tree, ...stage } = await openStage({ ...app, pages }, path, answer, user, submission)
  onTestFinished(() => stage.container.remove())
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
