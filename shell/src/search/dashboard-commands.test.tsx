import { afterEach, expect, it, vi } from 'vitest'
import { sampleState, sampleUser } from '../chrome/chrome-state.fixtures.ts'
import { commandsOf } from './dashboard-commands.ts'

afterEach(() => document.body.replaceChildren())

const owned = new Set(['/dashboard', '/dashboard/courses', '/dashboard/courses/new', '/dashboard/events'])
const labels = () =>
  commandsOf({
    state: sampleState({ path: '/dashboard/events', theme: 'dark', owns: (path) => owned.has(path) }),
    user: sampleUser({ role: 'educator' }),
    changeTheme: () => undefined,
  }).map(({ section, label }) => `${section}: ${label}`)

it('has only what leads somewhere else, and the themes that are not on', () => {
  expect(labels()).toEqual([
    'Go to: Dashboard',
    'Go to: My Courses',
    'Do: New course',
    'Do: Theme: System',
    'Do: Theme: Light',
  ])
})

it('signs out by the form of the page, where the page has one', () => {
  document.body.innerHTML = '<form method="post" action="/auth/logout"></form>'
  const sent = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', sent)
  const signOut = commandsOf({ state: sampleState(), user: sampleUser(), changeTheme: () => undefined }).at(-1)
  expect(signOut?.label).toBe('Sign out')
  signOut?.run(() => undefined)
  expect(sent).toHaveBeenCalledOnce()
})
