import type { SessionUser } from '@kere/contracts/accounts/session'
import type { RemoteApp } from '@kere/platform/page'
import { renderRemoteForTest, type FetchStub, type Staged } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.tsx'
import { forgetEmail } from '../forms/account-fields.tsx'

interface VisitOptions extends Staged {
  pages?: RemoteApp['pages']
  user?: SessionUser
}

export async function visitPage(
  path: string,
  answer: FetchStub,
  { pages = app.pages, user, ...staged }: VisitOptions = {},
) {
  const { tree, leave, ...stage } = await renderRemoteForTest({ ...app, pages }, path, answer, user, staged)
  onTestFinished(() => {
    leave()
    forgetEmail()
  })
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
