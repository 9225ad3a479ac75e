import type { Tag } from '@kere/platform/boot'

export interface TagAdapter {
  scriptPath: string
  begin(tag: Tag): void
  /** Counts a page view. The address has no search, because that may contain a name or a token. */
  count(address: string): void
}

declare global {
  interface Window {
    /** Matomo's queue of commands, which its script takes over. */
    _paq?: { push(...commands: unknown[][]): unknown }
  }
}

/** Counts page views only: no cookies, no data about the device or loading times, no titles or referrers. */
export const matomo: TagAdapter = {
  scriptPath: '/matomo.js',
  begin({ origin, site }) {
    window._paq = []
    window._paq.push(
      ['disableCookies'],
      ['disableBrowserFeatureDetection'],
      ['disablePerformanceTracking'],
      ['setRequestMethod', 'POST'],
      ['setReferrerUrl', ''],
      ['setTrackerUrl', `${origin}/matomo.php`],
      ['setSiteId', site],
    )
  },
  count(address) {
    window._paq?.push(['setCustomUrl', address], ['trackPageView', new URL(address).pathname])
  },
}
