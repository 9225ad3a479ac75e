import { createNavigation } from '@kere/platform/create-navigation'

/** A tab of its own, so that the test's page stays where it is. */
export function sampleNavigation(path: string) {
  const location = { pathname: path, search: '', hash: '', origin: 'https://kere.test' }
  const history = {
    state: { index: 0 },
    replaceState: () => undefined,
    pushState: (_state: unknown, _title: string, to: string) => (location.pathname = to),
  }
  const nothing = () => undefined
  // Only these parts of a window are used.
  const tab = { location, history, addEventListener: nothing, removeEventListener: nothing } as unknown as Window
  return createNavigation(tab)
}
