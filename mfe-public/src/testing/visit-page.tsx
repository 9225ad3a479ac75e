import type { SessionUser } from '@kere/contracts/session'
import type { RemoteApp } from '@kere/platform/page'
import { openStage, type Answer, type Staged } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.tsx'
import { forgetEmail } from '../kept-email.ts'

interface VisitOptions extends Staged {
  pages?: RemoteApp['pages']
  user?: SessionUser
}

export async function visitPage(
  path: string,
  answer: Answer,
  { pages = app.pages, user, ...staged }: VisitOptions = {},
) {
  const { tree, leave, ...stage } = await openStage({ ...app, pages }, path, answer, user, staged)
  onTestFinished(() => {
    leave()
    forgetEmail()
  })
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
