import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    fellowship: { path: '/fellowship' },
    'fellowship-closed': { path: '/fellowship?track=professional' },
  },
}
