import type { ViewerScenes } from './scene.ts'

export const scenes: ViewerScenes = { visitor: { terms: { path: '/terms' }, privacy: { path: '/privacy' } } }
