import type { SessionUser } from '@kere/contracts/session'
import type { RemoteApp } from '@kere/platform/page'
import { openStage, type Answer } from '@kere/platform/react/stage'
import type { Submission } from '@kere/platform/submission'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.tsx'
import { forgetEmail } from '../kept-email.ts'

interface VisitOptions {
  pages?: RemoteApp['pages']
  user?: SessionUser
  submission?: Submission
}

export async function visitPage(
  path: string,
  answer: Answer,
  { pages = app.pages, user, submission }: VisitOptions = {},
) {
  const { tree, ...stage } = await openStage({ ...app, pages }, path, answer, user, submission)
  onTestFinished(() => {
    stage.container.remove()
    forgetEmail()
  })
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
