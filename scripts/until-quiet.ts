import type { Page } from 'playwright-core'

/** The network counts as idle after this time without a request, as in Playwright. */
const quietMs = 500

/** Waits until the network is idle. Playwright only knows that for a load, not for a navigation inside the page. */
export async function untilQuiet(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let underWay = 0
  let quiet = setTimeout(resolve, quietMs)
  const begin = () => {
    underWay += 1
    clearTimeout(quiet)
  }
  const end = () => {
    underWay = Math.max(0, underWay - 1)
    clearTimeout(quiet)
    if (underWay === 0) quiet = setTimeout(resolve, quietMs)
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await promise
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}
