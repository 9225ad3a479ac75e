import type { ViewerScreenshots } from './screenshot.ts'

const home = { home: { path: '/dashboard' } }

export const screenshots: ViewerScreenshots = { admin: home, learner: home, educator: home, 'pending-educator': home }
