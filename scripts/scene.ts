import type { Page } from 'playwright-core'

/** What is pictured of a page: its address, and what is done there first. */
export interface Scene {
  path: string
  act?: (page: Page) => Promise<void>
  /** What lies over the page is pictured with the screen alone. */
  isScreen?: boolean
  /** The page is loaded again without a connection. */
  isOffline?: boolean
}
