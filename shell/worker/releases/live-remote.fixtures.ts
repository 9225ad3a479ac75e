import type { Session } from '@kere/platform/border'
import type { Release } from '@kere/platform/registry'

export const releaseWith = (routes: Release['routes']): Release => ({
  contract: 1,
  routes,
  forms: [],
  sitemap: { pages: [], lists: [] },
  entry: 'entry.js',
  css: [],
  preloads: [],
  server: null,
  files: {},
})

export const aLearner: NonNullable<Session['user']> = {
  id: 'usr_1',
  role: 'student',
  firstName: 'Meera',
  lastName: 'Nambiar',
  isEnrolled: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
}
