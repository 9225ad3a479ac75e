import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    educators: { path: '/services/educators' },
    'educators-filtered': { path: '/services/educators?language=Kannada' },
    learners: { path: '/learners' },
  },
  learner: { 'learners-as-one': { path: '/learners' } },
}
