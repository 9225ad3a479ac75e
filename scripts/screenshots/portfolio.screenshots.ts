import type { ViewerScreenshots } from './screenshot.ts'

const own = '/dashboard/impact-portfolio'

export const screenshots: ViewerScreenshots = {
  visitor: {
    'impact-portfolio': { path: '/impact-portfolio' },
    'impact-person': { path: '/impact-portfolio/ananya-pillai' },
    'impact-portfolio-none-found': { path: '/impact-portfolio?search=zzz' },
  },
  learner: {
    'my-impact-portfolio': { path: own },
    'impact-entry-added': { path: `${own}/add` },
  },
}
