import type { ChromeState } from './chrome-state.ts'

const catalogueOnly = new Set(['/', '/courses'])

/** A visitor on a page of a site where every route has an owner. */
export function sampleState(change: Partial<ChromeState> = {}): ChromeState {
  return { path: '/', owns: () => true, theme: 'system', session: { user: null }, year: 2026, ...change }
}

/** The site while nothing but the home page and the catalogue is live. */
export const ownsCatalogue: ChromeState['owns'] = (path) => catalogueOnly.has(path)
