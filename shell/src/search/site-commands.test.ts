import { expect, it } from 'vitest'
import { sampleState, sampleUser } from '../chrome/chrome-state.fixtures.ts'
import { siteCommandsOf } from './site-commands.ts'

const owned = new Set(['/courses', '/events', '/blog', '/dashboard'])
const state = sampleState({ path: '/events', owns: (path) => owned.has(path) })
const labelsOf = (session: typeof state.session) => siteCommandsOf({ ...state, session }).map(({ label }) => label)

it('has the pages of the menu that exist, but the page that is open', () => {
  expect(labelsOf({ ...state.session, user: null })).toEqual(['Courses', 'Blog'])
})

it('begins with the own pages of somebody who is signed in', () => {
  expect(labelsOf({ ...state.session, user: sampleUser() })).toEqual(['Dashboard', 'Courses', 'Blog'])
})
