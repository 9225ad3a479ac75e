import type { ViewerScenes } from './scene.ts'

export const scenes: ViewerScenes = { learner: { sessions: { path: '/dashboard/sessions' } } }
