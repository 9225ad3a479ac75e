import type { APIRequestContext, Page } from 'playwright-core'
import type { PlatformOptions } from '../platform.ts'

export interface Scene {
  path: string
  act?: (page: Page) => Promise<void>
  isScreen?: boolean
  isOffline?: boolean
  heldBack?: string
}

export type Scenes = Readonly<Record<string, Scene>>

export interface Site {
  origin: string
  request: APIRequestContext
}

export interface OpenSite extends Site {
  run: (sql: string, ...values: string[]) => Promise<unknown>
}

/** In the order in which they look. */
export const viewers = [
  'visitor',
  'admin',
  'learner',
  'educator',
  'pending-educator',
  'new-learner',
  'new-educator',
  'beginner',
  'google-learner',
] as const

export type Viewer = (typeof viewers)[number]

/** What a file `*.scenes.ts` exports as `platform`, where its scenes need one that is set up otherwise. */
export type ScenePlatform = Pick<PlatformOptions, 'analytics'>

/** What a file `*.scenes.ts` exports as `scenes`: the pictures of one capability, by who looks. */
export type ViewerScenes = Partial<Record<Viewer, Scenes | ((site: OpenSite) => Promise<Scenes>)>>
