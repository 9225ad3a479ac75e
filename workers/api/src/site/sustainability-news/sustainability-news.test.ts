import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser } from '../../../test/sessions.ts'
import { all } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { readSettings } from '../../http/settings.ts'
import type { ApiEnv } from '../../base/env.ts'
import { clock } from '../../routes.ts'
import { aFeed, anItem } from './sustainability-news.fixtures.ts'
import { checkDueFeed } from './sustainability-news.ts'

const at = Date.parse('2026-11-20T06:00:00Z')
const hourMs = 3_600_000

beforeEach(emptyDatabase)

type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>

let asked: string[]

const feedServer = (answer: Answer) =>
  ({
    fetch: async (address: string, init: RequestInit) => {
      asked.push(address)
      return answer(new URL(address), init)
    },
  }) as unknown as Fetcher

const tick = (answer: Answer, now = at) => {
  asked = []
  const settings = readSettings({ LOCAL_FEEDS: feedServer(answer) } as unknown as ApiEnv)
  return checkDueFeed({ db: openDatabase(env.DB), at: now, newId, settings })
}

const item = (n: number, title = `Headline ${n}`) =>
  `<item><title>${title}</title><link>https://desk.example/${n}</link><pubDate>${new Date(at - n * hourMs).toUTCString()}</pubDate></item>`

const feedOf = (...items: readonly string[]) =>
  new Response(`<rss><channel>${items.join('')}</channel></rss>`, { headers: { etag: '"1"' } })

const dueFeed = (name = 'desk') =>
  aFeed({ name, url: `https://${name}.feeds.kere.test/feed.xml`, nextCheckAt: at - 1, category: 'energy' })

const news = async (query = '') =>
  (await startApi().call(`/api/news${query}`)).body as unknown as Record<string, unknown>

describe('the clock', () => {
  it('[W-31] [U-28] asks what is due, every six hours, and keeps what is new by its address', async () => {
    await dueFeed()
    expect(await tick(() => feedOf(item(1), item(2), item(1, 'The same again')))).toBe(1)
    expect(asked).toEqual(['https://desk.feeds.kere.test/feed.xml'])
    expect(await all('SELECT title, category FROM news_items ORDER BY published_at DESC')).toEqual([
      { title: 'Headline 1', category: 'energy' },
      { title: 'Headline 2', category: 'energy' },
    ])
    expect(await tick(() => feedOf(), at + 6 * hourMs - 1)).toBe(0)
    expect(await tick(() => feedOf(item(1), item(3)), at + 6 * hourMs)).toBe(1)
    expect(await all('SELECT count(*) AS items FROM news_items')).toEqual([{ items: 3 }])
    expect(clock.map(([name]) => name)).toContain('newsFeeds')
  })

  it('says what it has, and takes that nothing is new', async () => {
    await dueFeed()
    await tick(() => feedOf(item(1)))
    let sent: Headers | undefined
    await tick(
      (_, { headers }) => {
        sent = new Headers(headers)
        return new Response(null, { status: 304 })
      },
      at + 7 * hourMs,
    )
    expect(sent?.get('if-none-match')).toBe('"1"')
    expect(await all('SELECT item_count, answered_at, failure FROM news_feeds')).toEqual([
      { item_count: 1, answered_at: at + 7 * hourMs, failure: null },
    ])
  })

  it('asks each source for itself: one that fails keeps what it had, and is asked again in half an hour', async () => {
    const failing = await dueFeed('failing')
    await anItem(failing, { title: 'From yesterday' })
    await dueFeed('fine')
    const answer: Answer = ({ hostname }) =>
      hostname.startsWith('failing') ? new Response('', { status: 500 }) : feedOf(item(1))
    expect([await tick(answer), await tick(answer), await tick(answer)]).toEqual([1, 1, 0])
    expect(
      await all('SELECT name, failure, failing_since AS since, item_count AS items FROM news_feeds ORDER BY name'),
    ).toEqual([
      { name: 'failing', failure: 'status', since: at, items: 1 },
      { name: 'fine', failure: null, since: null, items: 1 },
    ])
    expect(await tick(answer, at + hourMs / 2)).toBe(1)
    expect(asked).toEqual(['https://failing.feeds.kere.test/feed.xml'])
    // `failing_since` keeps the time of the first failure.
    expect(await all(`SELECT failing_since AS since FROM news_feeds WHERE name = 'failing'`)).toEqual([{ since: at }])
  })

  const endless = () =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(97)) })

  it.each<[string, Answer, string]>([
    [
      'hangs',
      (_, { signal }) => new Promise((_resolve, reject) => signal!.addEventListener('abort', reject)),
      'unreachable',
    ],
    ['cannot be reached', () => Promise.reject(new Error('no')), 'unreachable'],
    ['never ends', () => new Response(endless()), 'too_large'],
    ['answers with a page', () => new Response('<!doctype html><p>Hello'), 'not_a_feed'],
    [
      'leads to a private address',
      () => new Response(null, { status: 302, headers: { location: 'https://169.254.169.254/' } }),
      'refused_address',
    ],
    [
      'leads to one without a lock',
      () => new Response(null, { status: 302, headers: { location: 'http://desk.feeds.kere.test/' } }),
      'refused_address',
    ],
    [
      'leads round in a circle',
      ({ href }) => new Response(null, { status: 301, headers: { location: href } }),
      'too_many_redirects',
    ],
  ])(
    'gives up a source that %s',
    async (_, answer, failure) => {
      await dueFeed()
      expect(await tick(answer)).toBe(1)
      expect(await all('SELECT failure FROM news_feeds')).toEqual([{ failure }])
      expect(asked.length).toBeLessThanOrEqual(4)
    },
    30_000,
  )

  it('never asks the same one twice at once', async () => {
    await dueFeed()
    const gate = Promise.withResolvers<Response>()
    const first = tick(() => gate.promise)
    const second = tick(() => feedOf(item(2)))
    expect(await second).toBe(0)
    gate.resolve(feedOf(item(1)))
    expect(await first).toBe(1)
  })
})

describe('the list', () => {
  it('[S-247] [part of S-249] is the newest first, of all sources or a category, with counts and when a source last answered', async () => {
    const feed = await aFeed({ name: 'Desk', answeredAt: at })
    await anItem(feed, { title: 'Old', publishedAt: at - 2 * hourMs })
    await anItem(feed, { title: 'New', publishedAt: at - hourMs, category: 'policy' })
    expect(await news()).toMatchObject({
      items: [{ title: 'New', source: 'Desk', category: 'policy' }, { title: 'Old' }],
      total: 2,
      isSample: false,
      updatedAt: '2026-11-20T06:00:00.000Z',
      counts: { policy: 1, conservation: 1, energy: 0 },
      sources: [{ name: 'Desk', items: 2, state: 'answering', failingSince: null }],
    })
    expect(await news('?category=policy')).toMatchObject({ items: [{ title: 'New' }], total: 1, nextCursor: null })
    const first = await news('?limit=1')
    expect(await news(`?limit=1&cursor=${String(first.nextCursor)}`)).toMatchObject({ items: [{ title: 'Old' }] })
  })

  it('[S-248] is 13 samples, said to be samples, where there is no news', async () => {
    await aFeed({ failingSince: at, failure: 'status' })
    const sample = await news()
    expect(sample).toMatchObject({ isSample: true, total: 13, updatedAt: null })
    expect(sample.items).toHaveLength(13)
    expect((sample.items as { url: string | null }[]).every(({ url }) => url === null)).toBe(true)
    expect(await news('?category=policy')).toMatchObject({ isSample: true, total: 1 })
  })
})

describe('admins', () => {
  const asAdmin = async () => {
    const { cookie } = await aUser('admin')
    const server = feedServer(() => feedOf(item(1)))
    asked = []
    const api = startApi({ settings: { LOCAL_FEEDS: server } })
    return async (method: string, path: string, body?: unknown) => {
      const headers = { origin: 'https://kere.test', 'content-type': 'application/json', cookie }
      const answer = await api.call(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: answer.body as unknown as Record<string, unknown> }
    }
  }
  const feed = { name: 'Desk', url: 'https://desk.feeds.kere.test/feed.xml', category: 'energy' }

  it('add, ask, pause, resume and delete a feed, which the audit log remembers', async () => {
    const send = await asAdmin()
    const added = await send('POST', '/api/news-feeds', feed)
    expect(added).toMatchObject({ status: 201, body: { ...feed, state: 'waiting', items: 0 } })
    const path = `/api/news-feeds/${String(added.body.id)}`
    expect((await send('POST', `${path}/check`)).body).toMatchObject({ state: 'answering', items: 1 })
    expect((await send('PATCH', path, { paused: true })).body).toMatchObject({ state: 'paused', nextCheckAt: null })
    expect((await send('PATCH', path, { paused: false })).body).toMatchObject({ state: 'answering' })
    expect((await send('DELETE', path)).status).toBe(204)
    expect(await all('SELECT count(*) AS items FROM news_items')).toEqual([{ items: 0 }])
    expect(await all('SELECT action FROM audit_log ORDER BY id')).toEqual(
      ['added', 'paused', 'resumed', 'deleted'].map((act) => ({ action: `news_feed.${act}` })),
    )
    expect((await send('DELETE', path)).status).toBe(404)
  })

  it.each(['http://desk.example/feed', 'https://127.0.0.1/feed', 'ftp://desk.example', 'desk'])(
    'are refused the address %s, at its field',
    async (url) => {
      const send = await asAdmin()
      const { status, body } = await send('POST', '/api/news-feeds', { ...feed, url })
      expect([status, body.errors]).toEqual([
        422,
        [{ pointer: '/body/url', detail: 'Enter an address that begins with https://' }],
      ])
    },
  )

  it('add each address once, and fifty at most', async () => {
    const send = await asAdmin()
    await send('POST', '/api/news-feeds', feed)
    expect(await send('POST', '/api/news-feeds', feed)).toMatchObject({
      status: 409,
      body: { code: 'news_feed_exists' },
    })
    for (let n = 1; n < 50; n++) await aFeed()
    const another = { ...feed, url: 'https://another.feeds.kere.test/feed.xml' }
    expect(await send('POST', '/api/news-feeds', another)).toMatchObject({
      status: 409,
      body: { code: 'too_many_news_feeds' },
    })
  })
})
