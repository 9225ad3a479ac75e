import type { SessionUser } from '@kere/contracts/session'
import { openStage, type Answer } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.ts'
import { menus } from './answers.ts'

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

/** Opens a page of this remote as the shell does, for an admin, and draws it. What its menus offer is answered already. */
export async function visitPage(path: string, answer: Answer) {
  const answerAll: Answer = (url, request) => {
    const items = menus[url.pathname]
    return items ? Response.json({ items }) : answer(url, request)
  }
  const { tree, ...stage } = await openStage(app, path, answerAll, admin)
  onTestFinished(() => stage.container.remove())
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
