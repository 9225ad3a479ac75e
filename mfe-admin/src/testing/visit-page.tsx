import type { SessionUser } from '@kere/contracts/session'
import { openStage, type Answer } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.ts'

const admin: SessionUser = {
  id: 'usr_admin',
  role: 'admin',
  firstName: 'Vasudha',
  lastName: 'Rao',
  isEnrolled: false,
  isSuperAdmin: true,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
}

/** Opens a page of this remote as the shell does, for an admin, and draws it. */
export async function visitPage(path: string, answer: Answer) {
  const { tree, ...stage } = await openStage(app, path, answer, admin)
  onTestFinished(() => stage.container.remove())
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
