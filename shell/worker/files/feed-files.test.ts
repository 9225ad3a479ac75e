import { expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { isFeed, serveFeed } from './feed-files.ts'
import { stubEdgeCache } from '../edge-cache.fixtures.ts'

stubEdgeCache()

it('[W-47] serves what the API has for its address and category, without cookies, and keeps it', async () => {
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    const headers = {
      'content-type': 'application/rss+xml',
      'cache-control': 'public, max-age=300',
      'set-cookie': 'a=b',
    }
    return new Response('<rss/>', { headers })
  }
  const call = async (search: string) => {
    const pending: Promise<unknown>[] = []
    const request = new Request(`https://kere.test/blog/feed.xml${search}`, { headers: { cookie: 'kere_session=1' } })
    // The code under test uses no other binding.
    const env = { API: { fetch } } as unknown as ShellEnv
    const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) } as unknown as ExecutionContext
    const response = await serveFeed(request, env, context)
    await Promise.all(pending)
    return response
  }
  const answer = await call('?category=water&x=1')
  expect(await answer.text()).toBe('<rss/>')
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'application/rss+xml' })
  expect(answer.headers.has('set-cookie')).toBe(false)
  await call('?x=2&category=water')
  expect(asked.map(({ url }) => url)).toEqual(['https://kere.test/api/feeds/blog/feed.xml?category=water'])
  expect(asked[0]?.headers.has('cookie')).toBe(false)
})

it('takes no post for a feed', () => {
  expect(['/blog/feed.xml', '/blog/feed.json', '/blog/feed', '/blog/feed.xml/x'].map(isFeed)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
