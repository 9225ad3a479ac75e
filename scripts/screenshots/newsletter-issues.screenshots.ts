import type { ViewerScreenshots } from './screenshot.ts'

const archive = '/newsletter/issues'

export const screenshots: ViewerScreenshots = {
  visitor: {
    'newsletter-archive': { path: archive },
    'newsletter-issue': { path: `${archive}/three-new-courses-and-a-walk-around-hebbal-lake` },
  },
  admin: {
    'newsletter-issues': { path: '/dashboard/newsletter' },
    'newsletter-new-issue': { path: '/dashboard/newsletter/new' },
  },
}
