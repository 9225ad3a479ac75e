import type { APIRequestContext, Page } from 'playwright-core'
import type { PlatformOptions } from '../platform.ts'

/** What is pictured of a page: its address, and what is done there first. */
export interface Scene {
  path: string
  act?: (page: Page) => Promise<void>
  /** What lies over the page is pictured with the screen alone. */
  isScreen?: boolean
  /** The page is loaded again without a connection. */
  isOffline?: boolean
  /** An answer of the API that does not come. */
  heldBack?: string
}

export type Scenes = Readonly<Record<string, Scene>>

/** As who looks. */
export interface Site {
  origin: string
  request: APIRequestContext
}

/** With what has no endpoint, such as the time of a sign-in. */
export interface OpenSite extends Site {
  run: (sql: string, ...values: string[]) => Promise<unknown>
}

/** Nobody signed in, an account of the local seed, or one that has just been made, of which the beginner's has its profile, or of the seed by Google alone; in the order in which they look. */
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
