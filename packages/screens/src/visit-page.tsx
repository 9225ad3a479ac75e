import type { SessionUser } from '@kere/contracts/accounts/session'
import type { RemoteApp } from '@kere/platform/page'
import { renderRemoteForTest, type FetchStub, type Staged } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'

export const makeSessionUser = (given: Partial<SessionUser> = {}): SessionUser => ({
  id: 'usr_1',
  role: 'student',
  firstName: 'Meera',
  lastName: 'Nambiar',
  isEnrolled: true,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
  ...given,
})

export async function visitPageAs(
  user: SessionUser,
  app: RemoteApp,
  path: string,
  answer: FetchStub,
  staged: Staged = {},
) {
  const { tree, leave, ...stage } = await renderRemoteForTest(app, path, answer, user, staged)
  onTestFinished(leave)
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
