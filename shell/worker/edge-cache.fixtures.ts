import { afterEach, beforeEach, vi } from 'vitest'

/** The edge's cache for the tests of a file, empty before each of them. @returns what it keeps, by address */
export function stubEdgeCache() {
  const kept = new Map<string, Response>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('caches', {
      default: {
        match: async ({ url }: Request) => kept.get(url)?.clone(),
        put: async ({ url }: Request, response: Response) => void kept.set(url, response),
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return kept
}
