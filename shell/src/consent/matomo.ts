import type { Tag } from '@kere/platform/boot'

export interface TagAdapter {
  scriptPath: string
  begin(tag: Tag): void
  /** A page view; the address has no search, which may hold a name or a token. */
  count(address: string): void
}

declare global {
  interface Window {
    /** Its commands; its script takes over what stands there. */
    _paq?: { push(...commands: unknown[][]): unknown }
  }
}

/** Page views alone: no cookie, nothing of the device or of how long it took to load, neither title nor referrer. */
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
