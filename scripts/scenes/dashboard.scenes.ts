import type { ViewerScenes } from './scene.ts'

const home = { home: { path: '/dashboard' } }

export const scenes: ViewerScenes = { admin: home, learner: home, educator: home, 'pending-educator': home }
