import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = { learner: { sessions: { path: '/dashboard/sessions' } } }
