import { readFile } from 'node:fs/promises'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import type { BuiltRelease } from '../../scripts/describe-release.ts'
import type { Platform } from '../../scripts/platform.ts'
import { ownPlatform as test } from '../own-platform.ts'
import { varyRelease, withoutChunks } from '../release-variants.ts'

// Fifty visits, each of a network of its own, half of them to the canary. Half of the buckets are in it.

test.describe.configure({ mode: 'default' })

test.afterEach(async ({ platform, good }) => {
  const { remotes } = await platform.releases.status()
  if (remotes.find(({ name }) => name === 'public')?.canary) await platform.releases.rollBack('public')
  await platform.releases.promote('public', good.name)
})

const half = Array.from({ length: 25 }, (_, network) => network)

interface Watched {
  bucket: number
  release: string
  address: string
}

/** Reads from a bucket's page which release it names, and the address for its reports. */
async function lookAt(request: APIRequestContext, bucket: number): Promise<Watched> {
  const html = await (await request.get('/courses', { headers: { cookie: `kere_bucket=${bucket}` } })).text()
  const [address = ''] = /\/_watch\/public\.[\w.-]+/.exec(html) ?? []
  return { bucket, release: address.split('.')[1]!, address }
}

async function begin(platform: Platform, request: APIRequestContext, canary: BuiltRelease) {
  await platform.releases.publish(canary, 50)
  const seen = await Promise.all(Array.from({ length: 20 }, (_, bucket) => lookAt(request, bucket)))
  return {
    trial: seen.find(({ release }) => release === canary.name)!,
    stable: seen.find(({ release }) => release !== canary.name)!,
  }
}

async function tell(request: APIRequestContext, address: string, said: string, network: number) {
  const headers = { 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': `192.0.2.${network}` }
  expect((await request.post(address, { data: said, headers })).status()).toBe(204)
}

const liveOf = async ({ releases }: Platform) =>
  (await releases.status()).remotes.find(({ name }) => name === 'public')!

async function lastAct({ releases }: Platform) {
  const [last] = await releases.history({ remote: 'public', limit: 1 })
  return last!
}

async function ended(platform: Platform, name: string, reason: string | RegExp) {
  await expect.poll(async () => (await liveOf(platform)).canary).toBeNull()
  expect(await lastAct(platform)).toMatchObject({
    act: 'rollback',
    by: 'Kere',
    reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    before: { canary: { release: name, percent: 50 } },
    after: { canary: null },
  })
  const database = await platform.miniflare.getD1Database('DB', 'kere-api')
  const told = async () => {
    const act = await database
      .prepare('SELECT action FROM audit_log WHERE subject_id = ?')
      .bind(`public@${name}`)
      .first<string>('action')
    const mail = await database
      .prepare(`SELECT count(*) > 0 AS told FROM outbox WHERE template = 'canary_ended' AND details LIKE ?`)
      .bind(`%${name}%`)
      .first<number>('told')
    return [act, mail]
  }
  await expect.poll(told).toEqual(['release.canary_ended', 1])
}

async function visit(context: BrowserContext, platform: Platform, { bucket }: Watched, act?: 'press') {
  const { hostname } = new URL(platform.origin)
  await context.addCookies([{ name: 'kere_bucket', value: String(bucket), domain: hostname, path: '/' }])
  const page = await context.newPage()
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_watch/')) reports.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  await page.goto('/courses')
  await expect.poll(() => reports.length).toBe(1)
  if (act === 'press') {
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => reports.length).toBe(2)
  }
  await page.close()
  const [address = '', ...said] = reports.at(-1)!.split(' ')
  return { address, said: said.join(' '), first: reports[0]!.split(' ').slice(1).join(' ') }
}

const appended = async (good: BuiltRelease, path: string, text: string) => ({
  [path]: `${await readFile(good.sources[path]!, 'utf8')}\n${text}`,
})
const everySheet = (good: BuiltRelease, text: string) =>
  Object.fromEntries(
    Object.keys(good.release.files)
      .filter((path) => path.endsWith('.css'))
      .map((path) => [path, text]),
  )

const broken: [
  what: string,
  said: string,
  files: (good: BuiltRelease) => Promise<Record<string, string>> | Record<string, string>,
][] = [
  ['its entry throws', 'error', ({ release }) => ({ [release.entry]: 'throw new Error("broken")' })],
  ['its styles hide everything', 'blank', (good) => everySheet(good, 'main *{opacity:0}')],
  ['its sheets are none', 'style', (good) => everySheet(good, '<<<<<<<')],
  [
    'a press throws',
    'late error',
    (good) => appended(good, good.release.entry, 'addEventListener("click",()=>{throw new Error("pressed")})'),
  ],
]

for (const [what, said, files] of broken)
  test(`a canary ends itself within a minute of 50 visits where ${what}`, async ({
    context,
    platform,
    good,
    request,
  }) => {
    const canary = await varyRelease(good, { files: await files(good) })
    const { trial, stable } = await begin(platform, request, canary)
    const seen = await visit(context, platform, trial, said === 'late error' ? 'press' : undefined)
    expect(seen.said).toBe(said)
    for (const network of half) {
      await tell(request, stable.address, 'fine', network)
      if (said !== seen.first) await tell(request, seen.address, seen.first, 100 + network)
      await tell(request, seen.address, said, 100 + network)
    }
    await ended(
      platform,
      canary.name,
      new RegExp(
        `^\\d+ of \\d+ visits failed \\(${said.replace('late ', '')} \\d+\\), of the stable release 0 of \\d+\\.$`,
      ),
    )
  })

test('a canary ends itself whose pages the edge cannot render for some of their readers', async ({
  platform,
  good,
  request,
}) => {
  const bundle = `import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint { async render({ path, search }) { if (search.includes("water")) throw new Error("broken"); return { status: 200, html: "<h1>x</h1>", meta: { title: "", description: "", canonical: path, breadcrumbs: [] }, data: null } } }`
  const canary = await varyRelease(withoutChunks(good), { files: { 'server/server.js': bundle } })
  const { trial, stable } = await begin(platform, request, canary)
  for (const network of half)
    await Promise.all(
      [trial, stable].map(async ({ bucket }) => {
        const headers = { cookie: `kere_bucket=${bucket}`, 'cf-connecting-ip': `198.51.100.${network}` }
        expect((await request.get(`/courses?search=water${network}`, { headers })).status()).toBe(200)
      }),
    )
  await ended(
    platform,
    canary.name,
    /^\d+ of \d+ pages rendered failed \(render \d+\), of the stable release 0 of \d+\.$/,
  )
})

test('a good canary stays, also where two networks say that it fails, and where stable is as bad', async ({
  context,
  platform,
  good,
  request,
}) => {
  const canary = await varyRelease(good, { files: { 'pages/good.css': 'main{}' } })
  const { trial, stable } = await begin(platform, request, canary)
  expect((await visit(context, platform, trial)).said).toBe('fine')
  for (const network of half) {
    await tell(request, stable.address, 'fine', network)
    await tell(request, trial.address, 'fine', network)
    await tell(request, trial.address, 'error', 100 + (network % 2))
  }
  for (const network of half) {
    await tell(request, stable.address, 'error', 150 + network)
    await tell(request, trial.address, 'error', 150 + network)
  }
  const seen = async () => {
    const { trials } = await platform.releases.status()
    const [found] = trials ?? []
    return [found?.stable.visits.count, found?.canary.visits.count]
  }
  // Ten reports of each of the two networks are counted, and the visit above.
  await expect.poll(seen).toEqual([50, 50 + 20 + 1])
  expect((await liveOf(platform)).canary).toMatchObject({ release: canary.name })
})

test('nothing is asked of pages while nothing is on trial', async ({ request, platform }) => {
  const html = await (await request.get('/courses?quiet')).text()
  expect(['_watch', 'kereErrors'].filter((word) => html.includes(word))).toEqual([])
  expect((await lastAct(platform)).by).not.toBe('Kere')
})
