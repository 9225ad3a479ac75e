import type { ViewerScreenshots } from './screenshot.ts'

const own = '/dashboard/challenge-labs'

export const screenshots: ViewerScreenshots = {
  visitor: {
    labs: { path: '/challenge-labs' },
    'labs-none-found': { path: '/challenge-labs?search=zzzz' },
  },
  learner: { 'my-labs': { path: own } },
  educator: {
    'managed-labs': { path: own },
    'new-lab': { path: `${own}/new` },
  },
  admin: { 'all-labs': { path: own } },
}
