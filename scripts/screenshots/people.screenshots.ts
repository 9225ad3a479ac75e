import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    educators: { path: '/services/educators' },
    'educators-filtered': { path: '/services/educators?language=Kannada' },
    learners: { path: '/learners' },
  },
  admin: {
    reports: { path: '/dashboard/reports' },
    'report-waiting': { path: '/dashboard/reports?status=waiting', act: openPanel },
  },
  learner: { 'learners-as-one': { path: '/learners' } },
}
