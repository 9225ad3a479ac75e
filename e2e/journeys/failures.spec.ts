import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import type { BuiltRelease } from '../../scripts/describe-release.ts'
import type { Platform } from '../../scripts/platform.ts'
import { root } from '../../scripts/run-command.ts'
import { signIn } from '../../scripts/sign-in.ts'
import { openPage } from '../journey.ts'
import { ownPlatform, plantRelease, readReleases, writeRegistry } from '../own-platform.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { varyRelease, withoutChunks, type Variation } from '../release-variants.ts'

const test = ownPlatform.extend<{ repaired: void }>({
  repaired: [
    async ({ platform }, use) => {
      const releases = await readReleases(platform)
      await use()
      await releases.restore()
    },
    { auto: true },
  ],
})

test.describe.configure({ mode: 'default' })

const readServer = async ({ sources }: BuiltRelease, mark: string) =>
  `${await readFile(sources['server/server.js']!, 'utf8')}\n// ${mark}`

async function publish(platform: Platform, good: BuiltRelease, variation: Variation): Promise<string> {
  const broken = await varyRelease(good, variation)
  await plantRelease(platform, broken)
  return broken.name
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Courses' })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part is unavailable' })
const chrome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Events', exact: true })

test.describe('where the edge cannot render a page, the browser does', () => {
  const bundles = {
    'throws while it renders':
      'import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint { render() { throw new Error("broken") } }',
    hangs:
      'import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint { async render() { await scheduler.wait(20000) } }',
    'is no JavaScript': '<!doctype html>',
    'knows no render': 'export default { fetch: () => new Response("no") }',
  }

  const notice = /<noscript>.*This part is unavailable.*<\/noscript>/s

  for (const [name, content] of Object.entries(bundles))
    test(`a server bundle that ${name} is left out of the page`, async ({ request, platform, good }) => {
      const release = await publish(platform, withoutChunks(good), { files: { 'server/server.js': content } })
      const answer = await request.get('/courses')
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toContain(`/mf/public/${release}/`)
      expect(html).toMatch(notice)
    })

  test('a server bundle that is missing leaves the page to the browser', async ({ page, platform, good }) => {
    const release = await publish(platform, good, { files: { 'server/server.js': 'export default {}' } })
    const files = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
    await files.delete(`mf/public/${release}/server/server.js`)
    const response = await page.goto('/courses')
    expect(response?.status()).toBe(200)
    expect(await response!.text()).toMatch(notice)
    await expect(chrome(page)).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })

  test('a server bundle that could not be read for a moment renders again when it can', async ({
    request,
    platform,
    good,
  }) => {
    const bundle = `mf/public/${await publish(platform, withoutChunks(good), { files: { 'server/server.js': await readServer(good, 'read again') } })}/server/server.js`
    const files = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
    const kept = await (await files.get(bundle))!.text()
    const isRendered = async () => (await (await request.get('/courses')).text()).includes('courses taught by')
    await files.delete(bundle)
    expect(await isRendered()).toBe(false)
    await files.put(bundle, kept)
    await expect.poll(isRendered).toBe(true)
  })

  test('a server bundle whose bytes are not those that were released does not run', async ({
    request,
    platform,
    good,
  }) => {
    const marked = (text: string) =>
      `import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint { render() { return ${JSON.stringify(
        {
          status: 200,
          html: `<h1>${text}</h1>`,
          meta: { title: '', description: '', canonical: '/courses', breadcrumbs: [] },
          data: { queries: { queries: [], mutations: [] } },
        },
      )} } }`
    const readPage = async () => (await request.get('/courses')).text()
    await publish(platform, withoutChunks(good), { files: { 'server/server.js': marked('as released') } })
    await expect.poll(readPage).toContain('<h1>as released</h1>')

    const release = await publish(platform, withoutChunks(good), { files: { 'server/server.js': marked('before') } })
    const files = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
    await files.put(`mf/public/${release}/server/server.js`, marked('tampered'))
    const html = await readPage()
    expect(html).toContain(`/mf/public/${release}/`)
    expect(html).not.toContain('tampered')
    expect(html).toMatch(notice)
  })
})

test.describe('where a remote does not start in the browser, what the edge has sent stays', () => {
  const entry = /\/mf\/public\/[^/]+\/remote-entry\.js$/

  const answers = {
    'is not found': { status: 404, body: 'Not found' },
    'answers 500': { status: 500, body: 'Broken' },
    'is garbage': { status: 200, contentType: 'text/javascript', body: '<<<' },
    'exports nothing': { status: 200, contentType: 'text/javascript', body: 'export {}' },
  }

  for (const [name, answer] of Object.entries(answers))
    test(`an entry that ${name}`, async ({ page }) => {
      await page.route(entry, (route) => route.fulfill(answer))
      await openPage(page, '/courses')
      await expect(heading(page)).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      await expect(panel(page)).toBeHidden()

      await page.unroute(entry)
      await cards(page).first().click()
      await expect(page).toHaveURL(/\/courses\/crs_/)
    })

  test('an entry that never answers, also when the shell has stopped waiting for it', async ({ page }) => {
    await page.route(entry, () => {})
    await page.clock.install()
    await page.goto('/courses')
    await expect(cards(page).first()).toBeVisible()
    await expect(chrome(page)).toBeVisible()
    await expect(page.locator('html[data-ready]')).toHaveCount(0)

    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 500 })
    }).toPass()
    await expect(heading(page)).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await expect(panel(page)).toBeHidden()
  })

  test('a remote of another contract', async ({ page, platform, good }) => {
    await publish(platform, withoutChunks(good), { contract: 2 })
    const response = await page.goto('/courses')
    expect(response?.status()).toBe(200)
    await expect(panel(page)).toBeVisible()
    await expect(chrome(page)).toBeVisible()
  })

  test('a stylesheet that is missing is told by the next page, whose Retry brings it', async ({ page }) => {
    const sheet = /\/mf\/public\/.*\.css$/
    await page.route(sheet, (route) => route.fulfill({ status: 404 }))
    await openPage(page, '/courses')
    await expect(heading(page)).toBeVisible()
    await cards(page).first().click()
    await expect(panel(page)).toBeVisible()
    await page.unroute(sheet)
    await panel(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible()
  })

  test('styles of a page that are not those that were released give way to the whole sheet', async ({
    page,
    platform,
    good,
  }) => {
    const { css } = good.release.routes.find(({ path }) => path === '/courses')!
    const release = await publish(platform, good, { files: { 'server/server.js': await readServer(good, 'styles') } })
    const files = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
    await files.put(`mf/public/${release}/${css}`, 'main{display:none}')
    await page.goto('/courses')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('head style')).toHaveCount(1)
    await expect(page.locator('head link[rel="stylesheet"][integrity^="sha384-"]')).toHaveCount(1)
  })

  for (const file of ['remote-entry.js', 'chunk'] as const)
    test(`a tampered ${file} does not run`, async ({ page, platform, good }) => {
      const path = file === 'chunk' ? good.release.preloads.find((preload) => preload.includes('entry-'))! : file
      const release = await publish(platform, good, {
        files: { 'server/server.js': `export default {} // tampered ${file}` },
      })
      const files = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
      const key = `mf/public/${release}/${path}`
      const tampered = Buffer.from(`globalThis.tampered = true;${await (await files.get(key))!.text()}`)
      await files.put(key, tampered)
      await files.put(`${key}.br`, brotliCompressSync(tampered))
      await files.put(`${key}.gz`, gzipSync(tampered))
      await page.goto('/courses')
      await expect(panel(page)).toBeVisible()
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    })
})

test('Retry brings a remote back that did not load', async ({ page, platform, good }) => {
  await publish(platform, good, { files: { 'server/server.js': 'export default {} // retry' } })
  await page.route(/\/mf\/public\//, (route) => route.fulfill({ status: 500 }))
  await page.goto('/courses')
  await expect(panel(page)).toBeVisible()
  await page.unroute(/\/mf\/public\//)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('with a copy of the registry that cannot be read, pages go on with the releases that are live', async ({
  page,
  platform,
}) => {
  for (const content of ['{ not json', '{"remotes":{"public":7}}']) {
    await writeRegistry(platform, content)
    const response = await page.goto('/courses')
    expect(response?.status()).toBe(200)
    await expect(cards(page).first()).toBeVisible()
  }
  await writeRegistry(platform, null)
  await page.goto('/courses')
  await expect(cards(page).first()).toBeVisible()
})

test('with no remote known at all, the visitor is told and chrome stands', async ({ page, platform }) => {
  await writeRegistry(platform, JSON.stringify({ revision: Date.now(), remotes: {} }))
  const response = await page.goto('/courses')
  expect(response?.status()).toBe(503)
  await expect(panel(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

test.describe('where what the page names is not answered', () => {
  const remotes = /\/remotes\/.*\.json$/

  test('a page that is answered the second time stands as ever', async ({ page }) => {
    let asked = 0
    await page.route(remotes, (route) => ((asked += 1) === 1 ? route.fulfill({ status: 404 }) : route.continue()))
    await openPage(page, '/courses')
    expect(asked).toBe(2)
    await expect(panel(page)).toBeHidden()
  })

  for (const [name, answer] of [
    ['is not found', { status: 404 }],
    ['fails', { status: 500 }],
    ['breaks off', null],
  ] as const)
    test(`and ${name} twice, what the server has drawn stays and its links lead on, and an empty page has a way out`, async ({
      page,
      context,
      platform,
    }) => {
      let asked = 0
      await page.route(remotes, (route) => {
        asked += 1
        return answer ? route.fulfill(answer) : route.abort()
      })
      await page.goto('/courses')
      await expect.poll(() => asked).toBe(2)
      await expect(cards(page).first()).toBeVisible()
      await expect(panel(page)).toBeHidden()
      await cards(page).first().click()
      await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible()

      await signIn(context, platform, 'learner')
      await page.goto('/dashboard')
      await expect(panel(page)).toBeVisible()
      await page.unroute(remotes)
      await panel(page).getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(panel(page)).toBeHidden()
    })
})

test('a file of a shell is answered after the next one is deployed', async ({ request, platform }) => {
  const built = join(root, 'shell/dist/client')
  const lost = (await readdir(join(built, 'assets'))).find((name) => /^start-exports-.*\.js$/.test(name))!
  const files = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
  await request.get('/courses')
  await expect.poll(async () => (await files.list({ prefix: 'shell/kept/' })).objects.length).toBeGreaterThan(0)

  const next = await makeTemporaryFolder('shell')
  await cp(built, next, { recursive: true, filter: (path) => !path.includes(lost) })
  await platform.replace({ client: next })
  try {
    const answer = await request.get(`/assets/${lost}`, { headers: { 'accept-encoding': 'br' } })
    expect([answer.status(), answer.headers()['content-encoding'], answer.headers()['cache-control']]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ])
    expect(await answer.text()).toBe(await readFile(join(built, 'assets', lost), 'utf8'))
    expect((await request.get('/assets/start-exports-nothing.js')).status()).toBe(404)
  } finally {
    await platform.replace({})
  }
})

const down = 'export default { fetch() { throw new Error("down") } }'
const hanging = 'export default { async fetch() { await scheduler.wait(20000); return new Response() } }'

/** Nobody has requested these addresses before, so the edge has not cached them. */
const unkept = { plain: '/courses?level=advanced&sort=oldest', scripted: '/courses?level=advanced&sort=price-low' }

test('[S-088] with the API down or hanging the catalogue says so, and its Retry needs no script', async ({
  browser,
  platform,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: platform.origin })
  for (const api of [hanging, down]) {
    await platform.replace({ api })
    const response = await page.goto(unkept.plain)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('alert')).toContainText('Error loading courses. Please try again.')
  }
  await platform.replace({})
  // The first answer of an API that has just started may be too late for a page.
  await expect.poll(async () => (await fetch(platform.origin + unkept.plain)).status).toBe(200)
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(cards(page).first()).toBeVisible()
  await page.close()
})

test('[W-62] a page that was sent while the API was down fills itself when the API is back', async ({
  page,
  platform,
}) => {
  const back = Promise.withResolvers<void>()
  const tried = new Set<string>()
  let isTriedAgain = false
  // The page retries for seven seconds, and a restart may take longer, so every second try is held back until the API
  // is available.
  await page.route(/\/api\/courses\?/, async (route) => {
    const address = route.request().url()
    isTriedAgain ||= tried.has(address)
    if (tried.has(address)) await back.promise
    tried.add(address)
    await route.continue()
  })
  await platform.replace({ api: down })
  await page.goto(unkept.scripted)
  await expect.poll(() => isTriedAgain).toBe(true)
  await platform.replace({})
  back.resolve()
  await expect(cards(page).first()).toBeVisible()
})
