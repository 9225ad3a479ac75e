import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = { admin: { releases: { path: '/dashboard/releases' } } }
