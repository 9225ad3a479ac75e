import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    fellowship: { path: '/fellowship' },
    'fellowship-closed': { path: '/fellowship?track=professional' },
  },
  learner: { 'fellowship-own': { path: '/dashboard/fellowship' } },
  admin: {
    'fellowship-applications': { path: '/dashboard/fellowship-applications' },
    'fellowship-form': { path: '/dashboard/fellowship?track=college' },
  },
}
