import { queryOptions } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { ApiClient } from '../api.ts'
import type { MountContext, Session } from '../border.ts'
import type { Navigation } from '../navigation.ts'
import type { PageModule, RemoteApp } from '../page.ts'
import { useRemote } from './remote-tree.tsx'
import { createRemote } from './remote.tsx'
import { renderRemote } from './render.tsx'

const api: ApiClient = { call: () => Promise.reject(new Error('Nothing is asked here')) }

const reader: Session = {
  user: {
    id: 'usr_1',
    role: 'student',
    firstName: 'Meera',
    lastName: 'Nambiar',
    isEnrolled: true,
    isSuperAdmin: false,
    isEmailVerified: true,
    isOnboarded: true,
    educatorStatus: null,
  },
}

const drawn: string[] = []
const asked: string[] = []

function CoursesPage() {
  const { context, request } = useRemote()
  const names = [context.session, request.session].map(({ user }) => user?.firstName ?? 'nobody')
  drawn.push(names.join(' and '))
  return <h1>Courses for {names.join(' and ')}</h1>
}

const page: PageModule = {
  component: CoursesPage,
  queries: ({ session }) => {
    const name = session.user?.firstName ?? 'nobody'
    const ask = () => {
      asked.push(name)
      return Promise.resolve(name)
    }
    return [queryOptions({ queryKey: ['asked', name], queryFn: ask })]
  },
  describe: () => ({ status: 200, meta: { title: 'Courses', description: '', canonical: '/', breadcrumbs: [] } }),
}

const app: RemoteApp = { name: 'sample', pages: { '/': () => Promise.resolve(page) } }

const stay = () => {}
const navigation: Navigation = {
  location: { pathname: '/', search: '', hash: '', index: 0, action: 'pop' },
  listen: () => stay,
  push: stay,
  go: stay,
  block: () => stay,
}

const errors = vi.fn<(event: Event) => void>()

afterEach(() => document.querySelector('[data-app]')?.remove())

async function open(session: Session, { isForVisitor }: { isForVisitor: boolean }) {
  drawn.length = 0
  asked.length = 0
  errors.mockClear()
  const written = isForVisitor ? { user: null } : session
  const { html, data } = await renderRemote(app, { path: '/', search: '', session: written }, api)
  const element = document.createElement('div')
  element.dataset.app = app.name
  element.innerHTML = html
  document.body.append(element)
  const served = element.textContent
  addEventListener('error', errors)
  const context: MountContext = {
    navigation,
    session,
    renewSession: () => Promise.resolve(false),
    rendered: { ...data!, ...(isForVisitor && { isForVisitor }) },
    notify: stay,
    announce: stay,
    startExport: stay,
    setMeta: stay,
    fail: (error) => {
      throw error
    },
  }
  const { unmount } = await createRemote(app).mount(element, context)
  return { element, served, unmount }
}

it('takes over what was written for a visitor as it stands, and is its reader’s right after', async () => {
  const { element, served, unmount } = await open(reader, { isForVisitor: true })
  expect(served).toBe('Courses for nobody and nobody')
  await expect.poll(() => element.textContent).toBe('Courses for Meera and Meera')
  expect([...new Set(drawn)]).toEqual(['nobody and nobody', 'Meera and Meera'])
  expect(asked).toEqual(['nobody', 'Meera'])
  expect(errors).not.toHaveBeenCalled()
  unmount()
})

it.each([
  ['a visitor’s own', { user: null }, true, 'nobody'],
  ['a reader’s own', reader, false, 'Meera'],
] as const)('draws %s once and asks nothing again', async (_, session, isForVisitor, name) => {
  const { element, unmount } = await open(session, { isForVisitor })
  await expect.poll(() => drawn.length).toBe(2)
  // React has run the effects after one task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(drawn).toEqual([`${name} and ${name}`, `${name} and ${name}`])
  expect(asked).toEqual([name])
  expect(element.textContent).toBe(`Courses for ${name} and ${name}`)
  expect(errors).not.toHaveBeenCalled()
  unmount()
})
