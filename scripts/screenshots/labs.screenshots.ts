import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    labs: { path: '/challenge-labs' },
    'labs-none-found': { path: '/challenge-labs?search=zzzz' },
  },
}
