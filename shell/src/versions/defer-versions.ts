import type { Boot } from '@kere/platform/boot'
import { lazyOnce } from '@kere/platform/lazy-once'
import type { VersionOptions } from './watch-versions.ts'

/** The interval of checking. A tab that has been open for longer may show a release that nobody gets any more. */
const askEveryMs = 5 * 60_000

/** Loads the code for the comparison only with the first check. */
export function deferVersions(boot: Boot, options: Omit<VersionOptions, 'isTouched'>) {
  let askedAt = Date.now()
  /** The path of the page in which the user has typed, chosen or dropped something. */
  let touchedPage: string | null = null
  let canLoadYounger = () => false
  const load = lazyOnce(async () => {
    const { watchVersions } = await import('./watch-versions.ts')
    const versions = watchVersions(boot, { ...options, isTouched: () => touchedPage === location.pathname })
    canLoadYounger = versions.canLoadYounger
    return versions
  })
  const ask = () => {
    if (document.hidden) return
    askedAt = Date.now()
    load().then((versions) => versions.ask(), reportError)
  }

  for (const kind of ['input', 'drop']) document.addEventListener(kind, () => (touchedPage = location.pathname))
  setInterval(ask, askEveryMs)
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - askedAt >= askEveryMs) ask()
  })
  return { canLoadYounger: () => canLoadYounger() }
}
