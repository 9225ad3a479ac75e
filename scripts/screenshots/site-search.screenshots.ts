import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    search: { path: '/search?q=water' },
    'search-of-one-kind': { path: '/search?q=water&kind=courses' },
    'search-nothing-found': { path: '/search?q=xyzzy' },
  },
  learner: { 'search-own': { path: '/search?q=lake' } },
}
