import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { forgetRegistry, keepRegistry } from '../releases/read-registry.ts'
import { writeSitemap } from './site-files.ts'

const put = vi.fn<() => Promise<void>>(async () => {})

beforeEach(() => vi.stubGlobal('caches', { default: { match: async () => undefined, put } }))
afterEach(() => {
  forgetRegistry()
  vi.unstubAllGlobals()
})

it('the sitemap is not available, and nothing is kept, before anything is released', async () => {
  keepRegistry(JSON.stringify({ remotes: {} }))
  const answer = await writeSitemap(
    new Request('https://kere.test/sitemap.xml'),
    // It asks for nothing of either.
    {} as ShellEnv,
    {} as ExecutionContext,
  )
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(put).not.toHaveBeenCalled()
})
