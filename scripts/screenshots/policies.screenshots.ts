import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = { visitor: { terms: { path: '/terms' }, privacy: { path: '/privacy' } } }
