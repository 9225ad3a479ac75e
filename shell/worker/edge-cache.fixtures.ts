import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Replaces the edge's cache in the tests of a file. It is empty before each test.
 * @returns the stored answers, by address
 */
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
