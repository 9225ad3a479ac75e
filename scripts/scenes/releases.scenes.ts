import type { ViewerScenes } from './scene.ts'

export const scenes: ViewerScenes = { admin: { releases: { path: '/dashboard/releases' } } }
