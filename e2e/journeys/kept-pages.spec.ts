import { get, type ClientRequest } from 'node:http'
import { expect, type APIRequestContext } from '@playwright/test'
import type { BuiltRelease } from '../../scripts/describe-release.ts'
import type { Platform } from '../../scripts/platform.ts'
import { demoAccounts, signIn } from '../../scripts/sign-in.ts'
import { openPage } from '../journey.ts'
import { readReleases, test } from '../own-platform.ts'
import { varyRelease, withoutChunks } from '../release-variants.ts'
import { untilDrawn } from '../until-drawn.ts'

test.describe.configure({ mode: 'default' })

let releases: Awaited<ReturnType<typeof readReleases>>

test.beforeAll(async ({ platform }) => {
  releases = await readReleases(platform)
})

test.afterEach(() => releases.restore())

const countingBundle = (mark: string) => `
import { WorkerEntrypoint } from "cloudflare:workers"
const counts = new Map()
export default class extends WorkerEntrypoint {
  async render({ path, session, fresh }) {
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    const html = "<h1>rendering " + count + " for " + (session.user?.firstName ?? "nobody") + (fresh ? ", anew" : "") + "</h1>"
    await scheduler.wait(300)
    const meta = { title: "${mark}", description: "", canonical: path, breadcrumbs: [] }
    return { status: 200, html, meta, data: { queries: { queries: [], mutations: [] } } }
  }
}`

const withKeptContent = ({ release }: BuiltRelease) =>
  release.routes.map((route) => (route.path === '/courses' ? { ...route, maxAgeSeconds: 60 } : route))

async function publishCounting(platform: Platform, good: BuiltRelease, mark: string) {
  await platform.releases.publish(
    await varyRelease(withoutChunks(good), {
      files: { 'server/server.js': countingBundle(mark) },
      declared: { routes: withKeptContent(good) },
    }),
  )
  await untilDrawn(platform)
}

const renderingIn = (html: string) => /rendering ([^<]+)</.exec(html)?.[1]

async function readRendering(request: APIRequestContext, path: string, cookie = '') {
  const answer = await request.get(path, cookie ? { headers: { cookie } } : {})
  const html = await answer.text()
  return {
    rendering: renderingIn(html),
    isKept: 'age' in answer.headers(),
    cacheControl: answer.headers()['cache-control'],
    hasMenu: html.includes('Account of'),
  }
}

async function send({ origin }: Platform, path: string): Promise<ClientRequest> {
  const asking = get(origin + path)
  asking.on('error', () => {})
  await new Promise((resolve) => void asking.on('finish', resolve))
  return asking
}

test('200 requests at once for a page that is not kept are one rendering', async ({ platform, good }) => {
  await publishCounting(platform, good, 'burst')
  const ask = async () => {
    const answer = await fetch(`${platform.origin}/courses?level=advanced`)
    return renderingIn(await answer.text())
  }
  const sent = await Promise.all(Array.from({ length: 200 }, ask))
  expect(new Set(sent)).toEqual(new Set(['1 for nobody, anew']))
})

test('who asked first and has gone leaves the others with a page, and with one rendering', async ({
  platform,
  good,
  request,
}) => {
  await publishCounting(platform, good, 'gone')
  const path = '/courses?level=beginner'
  const first = await send(platform, path)
  const others = Array.from({ length: 20 }, () => readRendering(request, path))
  first.destroy()
  const sent = await Promise.all(others)
  expect(new Set(sent.map(({ rendering }) => rendering))).toEqual(new Set(['1 for nobody, anew']))
})

test('content that is everybody’s is rendered once, and each reader finds it in a chrome of their own', async ({
  browser,
  platform,
  good,
  request,
}) => {
  await publishCounting(platform, good, 'content')
  expect(await readRendering(request, '/courses')).toMatchObject({ rendering: '1 for nobody, anew', hasMenu: false })
  for (const account of ['learner', 'admin'] as const) {
    const context = await browser.newContext({ baseURL: platform.origin })
    await signIn(context, platform, account)
    // The server may treat signing in as a change by the user, which bypasses caches.
    await context.clearCookies({ name: 'kere_fresh' })
    expect(await readRendering(context.request, '/courses')).toEqual({
      rendering: '1 for nobody, anew',
      isKept: false,
      cacheControl: 'private, no-store',
      hasMenu: true,
    })
    await context.close()
  }
  expect(await readRendering(request, '/courses', 'kere_notice=enrolled')).toMatchObject({
    rendering: '1 for nobody, anew',
    isKept: false,
  })
  expect(await readRendering(request, '/courses', 'kere_theme=dark')).toMatchObject({
    rendering: '1 for nobody, anew',
    isKept: false,
  })
})

test('content that is a reader’s own is rendered for each of them', async ({ context, platform, good }) => {
  await publishCounting(platform, good, 'own')
  await signIn(context, platform, 'learner')
  await context.clearCookies({ name: 'kere_fresh' })
  for (const [at, path] of ['/contact', '/contact'].entries())
    expect((await readRendering(context.request, path)).rendering).toMatch(new RegExp(`^${at + 1} for (?!nobody)\\S+$`))
})

test('whoever has just changed something is shown no page and no content from before, and leaves none', async ({
  context,
  platform,
  good,
  request,
}) => {
  await publishCounting(platform, good, 'fresh')
  expect((await readRendering(request, '/courses')).rendering).toBe('1 for nobody, anew')
  expect(await readRendering(request, '/courses', 'kere_fresh=1')).toMatchObject({
    rendering: '2 for nobody, anew',
    isKept: false,
  })
  expect((await readRendering(request, '/courses', 'a=b; kere_fresh=1')).rendering).toBe('3 for nobody, anew')
  expect(await readRendering(request, '/courses')).toMatchObject({ rendering: '1 for nobody, anew', isKept: true })

  await signIn(context, platform, 'learner')
  await context.addCookies([{ name: 'kere_fresh', value: '1', url: platform.origin }])
  expect((await readRendering(context.request, '/courses')).rendering).toMatch(/^4 for (?!nobody)\S+, anew$/)
})

test('what a request says beside its cookies is in no page, and keeps none for itself', async ({
  platform,
  good,
  request,
}) => {
  await publishCounting(platform, good, 'headers')
  const odd: Record<string, string>[] = [
    { authorization: 'Bearer evil.example' },
    { range: 'bytes=0-9' },
    { 'if-none-match': '*' },
    { 'accept-language': 'hi', accept: 'application/json' },
    { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil.example' },
    { 'x-http-method-override': 'POST', 'x-kept-page': 'evil.example' },
    { cookie: 'kere_theme=evil.example; kere_bucket=evil.example; kere_notice=evil; other=evil.example' },
    { 'sec-purpose': 'prefetch', referer: 'https://evil.example/' },
  ]
  for (const [at, headers] of odd.entries()) {
    const path = `/courses?show=${24 * (at + 1)}`
    const first = await request.get(path, { headers })
    const html = await first.text()
    expect([first.status(), html.includes('evil')], JSON.stringify(headers)).toEqual([200, false])
    const plain = await request.get(path)
    expect(await plain.text()).toBe(html)
    expect(plain.headers()).toHaveProperty('age')
  }
  const head = await request.head('/courses?show=24')
  expect([head.status(), (await head.body()).length, 'age' in head.headers()]).toEqual([200, 0, false])
})

test('a reader takes over content that was written for a visitor without a word on the console', async ({
  page,
  context,
  platform,
  good,
}) => {
  await platform.releases.publish(await varyRelease(good, { declared: { routes: withKeptContent(good) } }))
  await untilDrawn(platform)
  for (const path of ['/courses', '/courses?search=water&level=beginner']) {
    await context.clearCookies()
    await openPage(page, path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await signIn(context, platform, 'learner')
    await context.clearCookies({ name: 'kere_fresh' })
    const calls: string[] = []
    page.on('request', (call) => {
      const { pathname } = new URL(call.url())
      // The bell's request three seconds after the page does not count, because a busy machine may still be rendering
      // then.
      if (pathname.startsWith('/api/') && pathname !== '/api/me/notifications/unread') calls.push(pathname)
    })
    // The reader's relation to the courses is private, so it is never cached.
    await Promise.all([page.waitForResponse('**/api/me/course-standings'), openPage(page, path)])
    await expect(page.getByRole('banner').getByText('Account of')).toBeAttached()
    expect(calls, demoAccounts.learner).toEqual(['/api/me/course-standings'])
  }
})

test('a page weighs the same when its remote has 50 pages more, and the browser knows them all', async ({
  page,
  platform,
  good,
  request,
}) => {
  const weigh = async () => (await (await request.get('/courses')).body()).length
  const before = await weigh()
  const pages = Array.from({ length: 50 }, (_, at) => `planted-${at}`)
  const more = await varyRelease(good, {
    files: Object.fromEntries(pages.map((name) => [`assets/${name}.js`, `export const name = '${name}'`])),
    declared: { routes: [...good.release.routes, ...pages.map((name) => ({ path: `/${name}/:id` }))] },
  })
  await platform.releases.publish(more)
  expect(await weigh()).toBe(before)
  const [answer] = await Promise.all([
    page.waitForResponse(/\/remotes\/visitor\/.*\.json$/),
    openPage(page, '/courses'),
  ])
  const [remote] = (await answer.json()) as { patterns: string[] }[]
  expect(remote!.patterns).toEqual(expect.arrayContaining(pages.map((name) => `/${name}/:id`)))
})
