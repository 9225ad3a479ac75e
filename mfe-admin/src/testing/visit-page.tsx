import type { FetchStub } from '@kere/platform/react/stage'
import { makeSessionUser, visitPageAs } from '@kere/screens/visit-page'
import { app } from '../app.ts'
import { menus } from './answers.ts'

const admin = makeSessionUser({
  id: 'usr_admin',
  role: 'admin',
  firstName: 'Vasudha',
  lastName: 'Rao',
  isEnrolled: false,
  isSuperAdmin: true,
})

export const visitPage = (path: string, answer: FetchStub) =>
  visitPageAs(admin, app, path, (url, request) => {
    const items = menus[url.pathname]
    return items ? Response.json({ items }) : answer(url, request)
  })
