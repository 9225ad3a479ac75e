import { renderChrome } from '#render-chrome'
import type { Release } from '@kere/platform/registry'
import { hasPage, type LiveRemote } from '@kere/platform/routing'
import { expect, it } from 'vitest'
import { openRemotes } from './guard.ts'
import type { ChromeSubject } from './keeping.ts'
import { aLearner as user, releaseWith } from '../releases/live-remote.fixtures.ts'
import { readChrome, subjects } from './read-chrome.ts'

const remote = (name: string, releaseName: string, routes: Release['routes']): LiveRemote => ({
  name,
  releaseName,
  release: releaseWith(routes),
})

const site = remote('public', '000000000001', [{ path: '/' }, { path: '/courses' }, { path: '/contact' }])
const dashboard = remote('learner', '000000000002', [
  { path: '/dashboard', roles: ['student', 'admin'] },
  { path: '/dashboard/sessions', roles: ['student', 'admin'] },
])

const state: ChromeSubject = {
  language: 'en',
  path: '/courses',
  isFocused: false,
  theme: 'system',
  session: { user },
  year: 2026,
  asksConsent: false,
  live: [site, dashboard],
}

const inDashboard = { ...state, path: '/dashboard' }

const textOf = ({ layout, header, footer }: Awaited<ReturnType<typeof readChrome>>) => {
  const decoder = new TextDecoder()
  return { layout, header: decoder.decode(header), footer: decoder.decode(footer) }
}

function render({ live, ...rest }: ChromeSubject) {
  const remotes = openRemotes(live, rest.session)
  return renderChrome({ ...rest, owns: (path) => hasPage(remotes, path), subjects })
}

it.each<[string, ChromeSubject, ChromeSubject]>([
  ['the address', state, { ...state, path: '/contact' }],
  ['the layout', state, inDashboard],
  ['a page that fills the screen', inDashboard, { ...inDashboard, isFocused: true }],
  ['the theme', state, { ...state, theme: 'dark' }],
  ['what may be consented to', state, { ...state, asksConsent: true }],
  ['the year', state, { ...state, year: 2027 }],
  ['who reads', state, { ...state, session: { user: null } }],
  ['a first name', state, { ...state, session: { user: { ...user, firstName: 'Asha' } } }],
  ['a last name', state, { ...state, session: { user: { ...user, lastName: 'Rao' } } }],
  ['a role', inDashboard, { ...inDashboard, session: { user: { ...user, role: 'admin' } } }],
  ['a super admin', inDashboard, { ...inDashboard, session: { user: { ...user, isSuperAdmin: true } } }],
  ['onboarding', state, { ...state, session: { user: { ...user, isOnboarded: false } } }],
  ['what is live', state, { ...state, live: [remote('public', '000000000003', [{ path: '/' }]), dashboard] }],
])('another chrome follows from %s, also when the one before is kept', async (_, before, after) => {
  const kept = textOf(await readChrome(before))
  expect(textOf(await readChrome(before))).toEqual(kept)
  expect(textOf(await readChrome(after))).toEqual(render(after))
  expect(textOf(await readChrome(after))).not.toEqual(kept)
})
