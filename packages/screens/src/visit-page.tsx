import type { SessionUser } from '@kere/contracts/session'
import type { RemoteApp } from '@kere/platform/page'
import { openStage, type Answer } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'

/** Somebody who is signed in; a test names what it is about. */
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

/** Opens a page of a remote as the shell does, and draws it. */
export async function visitPageAs(user: SessionUser, app: RemoteApp, path: string, answer: Answer) {
  const { tree, ...stage } = await openStage(app, path, answer, user)
  onTestFinished(() => stage.container.remove())
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
