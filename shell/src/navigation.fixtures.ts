import { createNavigation } from '@kere/platform/create-navigation'

export function sampleNavigation(path: string) {
  const location = { pathname: path, search: '', hash: '', origin: 'https://kere.test' }
  const history = {
    state: { index: 0 },
    replaceState: () => undefined,
    pushState: (_state: unknown, _title: string, to: string) => (location.pathname = to),
  }
  const nothing = () => undefined
  const tab = { location, history, addEventListener: nothing, removeEventListener: nothing } as unknown as Window
  return createNavigation(tab)
}
