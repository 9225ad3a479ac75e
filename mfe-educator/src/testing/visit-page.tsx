import type { SessionUser } from '@kere/contracts/session'
import { openStage, type Answer } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.ts'

const user: SessionUser = {
  id: 'usr_1',
  role: 'educator',
  firstName: 'Asha',
  lastName: 'Raghunath',
  isEnrolled: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: 'approved',
}

/** Opens a page of this remote as the shell does, and draws it. */
export async function visitPage(path: string, answer: Answer, change: Partial<SessionUser> = {}) {
  const { tree, ...stage } = await openStage(app, path, answer, { ...user, ...change })
  onTestFinished(() => stage.container.remove())
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
