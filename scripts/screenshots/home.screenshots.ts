import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = { visitor: { home: { path: '/' }, 'not-found': { path: '/nowhere' } } }
