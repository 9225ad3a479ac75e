import type { APIRequestContext, Page } from 'playwright-core'
import type { PlatformOptions } from '../platform.ts'

export interface Screenshot {
  path: string
  act?: (page: Page) => Promise<void>
  isScreen?: boolean
  isOffline?: boolean
  heldBack?: string
}

export type Screenshots = Readonly<Record<string, Screenshot>>

export interface Site {
  origin: string
  request: APIRequestContext
}

export interface OpenSite extends Site {
  run: (sql: string, ...values: string[]) => Promise<unknown>
}

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

/** Options of the platform for the screenshots of a file. A file `*.screenshots.ts` exports them as `platform`. */
export type ScreenshotPlatform = Pick<PlatformOptions, 'analytics'>

/** The screenshots of one capability, by viewer. A file `*.screenshots.ts` exports them as `screenshots`. */
export type ViewerScreenshots = Partial<Record<Viewer, Screenshots | ((site: OpenSite) => Promise<Screenshots>)>>
