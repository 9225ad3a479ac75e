import type { ViewerScenes } from './scene.ts'

export const scenes: ViewerScenes = { visitor: { home: { path: '/' }, 'not-found': { path: '/nowhere' } } }
