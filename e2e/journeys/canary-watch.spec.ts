import { readFile } from 'node:fs/promises'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import type { BuiltRelease } from '../../scripts/describe-release.ts'
import type { Platform } from '../../scripts/platform.ts'
import { ownPlatform as test } from '../own-platform.ts'
import { varyRelease, withoutChunks } from '../release-variants.ts'

// Each release gets 25 visits, each from a network of its own. Half of the buckets take part in a trial.

test.describe.configure({ mode: 'default' })

test.afterEach(async ({ platform, good }) => {
  const { remotes } = await platform.releases.status()
  if (remotes.find(({ name }) => name === 'public')?.canary) await platform.releases.rollBack('public')
  await platform.releases.promote('public', good.name)
})

const half = Array.from({ length: 25 }, (_, network) => network)

interface Asked {
  bucket?: number
  network: number
  path?: string
}

/** Reads from a page's header which release it shows, and the address for its reports. */
async function lookAt(request: APIRequestContext, { bucket, network, path = '/courses' }: Asked) {
  const cookie = bucket === undefined ? {} : { cookie: `kere_bucket=${bucket}` }
  const page = await request.get(path, { headers: { ...cookie, 'cf-connecting-ip': `198.51.${network}.1` } })
  const [, token = ''] = /watch;desc="([^"]+)"/.exec(page.headers()['server-timing'] ?? '') ?? []
  return { release: /public@([0-9a-f]{12})/.exec(token)?.[1] ?? '', address: `/_watch/${token}` }
}

async function begin(platform: Platform, request: APIRequestContext, canary: BuiltRelease) {
  await platform.releases.publish(canary, 50)
  const seen = await Promise.all(
    Array.from({ length: 20 }, async (_, bucket) => ({ bucket, ...(await lookAt(request, { bucket, network: 250 })) })),
  )
  return {
    trial: seen.find(({ release }) => release === canary.name)!.bucket,
    stable: seen.find(({ release }) => release !== canary.name)!.bucket,
  }
}

async function tell(request: APIRequestContext, asked: Asked, said: readonly string[]) {
  const { address, release } = await lookAt(request, asked)
  // A release that was paused meanwhile is in no page, so there is nothing to report.
  if (release === '') return
  for (const data of said)
    expect((await request.post(address, { data, headers: { 'sec-fetch-site': 'same-origin' } })).status()).toBe(204)
}

const liveOf = async ({ releases }: Platform) =>
  (await releases.status()).remotes.find(({ name }) => name === 'public')!

async function lastAct({ releases }: Platform) {
  const [last] = await releases.history({ remote: 'public', limit: 1 })
  return last!
}

/** Waits for the platform's own act, and checks its figures in the history, the audit log and the mail. */
async function acted(platform: Platform, name: string, act: 'rollback' | 'pause', reason: RegExp) {
  await expect.poll(async () => (await lastAct(platform)).by).toBe('Kere')
  expect(await lastAct(platform)).toMatchObject({ act, reason: expect.stringMatching(reason) })
  const database = await platform.miniflare.getD1Database('DB', 'kere-api')
  const [action, template] =
    act === 'rollback' ? ['release.canary_ended', 'canary_ended'] : ['release.doubted', 'release_doubted']
  const told = async () => {
    const row = await database
      .prepare('SELECT action FROM audit_log WHERE subject_id = ?')
      .bind(`public@${name}`)
      .first<string>('action')
    const mail = await database
      .prepare('SELECT count(*) > 0 AS told FROM outbox WHERE template = ? AND details LIKE ?')
      .bind(template, `%${name}%`)
      .first<number>('told')
    return [row, mail]
  }
  await expect.poll(told).toEqual([action, 1])
}

async function visit(context: BrowserContext, platform: Platform, bucket: number, act?: 'press') {
  const { hostname } = new URL(platform.origin)
  await context.addCookies([{ name: 'kere_bucket', value: String(bucket), domain: hostname, path: '/' }])
  const page = await context.newPage()
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_watch/')) said.push(request.postData() ?? '')
  })
  await page.goto('/courses')
  await expect.poll(() => said.length).toBe(1)
  if (act === 'press') {
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => said.length).toBe(2)
  }
  await page.close()
  return said
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
  [
    'it asks a third party, and catches that it may not',
    'policy',
    (good) => appended(good, good.release.entry, 'fetch("https://elsewhere.example/").catch(()=>{})'),
  ],
  [
    'a press throws',
    'error',
    (good) => appended(good, good.release.entry, 'addEventListener("click",()=>{throw new Error("pressed")})'),
  ],
]

for (const [what, kind, files] of broken)
  test(`a canary is paused within a minute of 50 visits of people without an account where ${what}`, async ({
    context,
    platform,
    good,
    request,
  }) => {
    const canary = await varyRelease(good, { files: await files(good) })
    const { trial, stable } = await begin(platform, request, canary)
    const said = await visit(context, platform, trial, what === 'a press throws' ? 'press' : undefined)
    expect(said.at(-1)).toBe(`public ${kind}`)
    for (const network of half) {
      await tell(request, { bucket: stable, network }, ['public fine'])
      await tell(request, { bucket: trial, network: 100 + network }, said)
    }
    await acted(
      platform,
      canary.name,
      'pause',
      new RegExp(`^For \\d+ of \\d+ .+ \\(${kind} \\d+\\); with the release beside it for 0 of \\d+\\.$`),
    )
    expect((await liveOf(platform)).canary).toMatchObject({ release: canary.name, percent: 0 })
    expect((await lookAt(request, { bucket: trial, network: 250 })).release).not.toBe(canary.name)
  })

const failing = (good: BuiltRelease) =>
  varyRelease(withoutChunks(good), {
    files: {
      'server/server.js': `import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint { async render({ path, search }) { if (search.includes("water")) throw new Error("broken"); return { status: 200, html: "<h1>x</h1>", meta: { title: "", description: "", canonical: path, breadcrumbs: [] }, data: null } } }`,
    },
  })

const notRendered = /^For \d+ of \d+ .+ \(render \d+\); with the release beside it for 0 of \d+\.$/

test('a canary ends itself whose pages the edge cannot render for some of their readers', async ({
  platform,
  good,
  request,
}) => {
  const canary = await failing(good)
  const { trial, stable } = await begin(platform, request, canary)
  for (const network of half)
    for (const bucket of [trial, stable])
      await lookAt(request, { bucket, network, path: `/courses?search=water${network}` })
  await acted(platform, canary.name, 'rollback', notRendered)
  expect((await liveOf(platform)).canary).toBeNull()
})

test('so does a release for everybody, beside the one before it', async ({ platform, good, request }) => {
  const next = await failing(good)
  await platform.releases.publish(next)
  for (const network of half) await lookAt(request, { network, path: `/courses?search=water${network}` })
  await acted(platform, next.name, 'rollback', notRendered)
  expect((await liveOf(platform)).stable.release).toBe(good.name)
})

test('a good canary stays, also where two networks say that it fails, and where stable is as bad', async ({
  context,
  platform,
  good,
  request,
}) => {
  const canary = await varyRelease(good, { files: { 'pages/good.css': 'main{}' } })
  const { trial, stable } = await begin(platform, request, canary)
  expect(await visit(context, platform, trial)).toEqual(['public fine'])
  for (const network of half) {
    await tell(request, { bucket: stable, network }, ['public fine'])
    await tell(request, { bucket: trial, network }, ['public fine'])
    await tell(request, { bucket: trial, network: 100 + (network % 2) }, ['public error'])
  }
  for (const network of half)
    for (const bucket of [stable, trial]) await tell(request, { bucket, network: 150 + network }, ['public error'])
  const seen = async () => {
    const { trials } = await platform.releases.status()
    const [found] = trials ?? []
    return [found?.stable.visits.count, found?.canary.visits.count]
  }
  // The two networks have one vote each, and the visit above has another.
  await expect.poll(seen).toEqual([50, 50 + 2 + 1])
  expect((await liveOf(platform)).canary).toMatchObject({ release: canary.name, percent: 50 })
})

test('of two promotions that name no revision the second is refused; one that is forgotten is promoted by its name', async ({
  platform,
  good,
}) => {
  const next = await varyRelease(good, { files: { 'pages/next.css': 'main{}' } })
  const third = await varyRelease(good, { files: { 'pages/third.css': 'main{}' } })
  await platform.releases.publish(next)
  await platform.releases.rollBack('public')
  await platform.releases.publish(third)
  const promote = (name: string) =>
    fetch(`${platform.origin}/_releases/public/promotion?release=${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platform.secrets.releaseToken}` },
    })
  expect((await promote(next.name)).status).toBe(200)
  expect((await liveOf(platform)).stable.release).toBe(next.name)
  const late = await promote(third.name)
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([412, 'stale_edit'])
  expect((await liveOf(platform)).stable.release).toBe(next.name)
})
