import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type APIRequestContext } from '@playwright/test'
import { publishBuilds } from '../../scripts/publish-builds.ts'
import { signIn } from '../../scripts/sign-in.ts'
import { openPage } from '../journey.ts'
import { ownPlatform } from '../own-platform.ts'
import { markRelease, varyRelease, withoutChunks, type Variation } from '../release-variants.ts'

const test = ownPlatform.extend<{ settled: void }>({
  settled: [
    async ({ platform, good, goodAdmin }, use) => {
      await use()
      const { remotes } = await platform.releases.status()
      for (const { remote, name } of [good, goodAdmin]) {
        if (remotes.find((live) => live.name === remote)?.canary) await platform.releases.rollBack(remote)
        await platform.releases.promote(remote, name)
      }
    },
    { auto: true },
  ],
})

test.describe.configure({ mode: 'default' })

async function liveRelease(request: APIRequestContext, bucket?: number) {
  const headers = bucket === undefined ? {} : { cookie: `kere_bucket=${bucket}` }
  const html = await (await request.get('/courses', { headers })).text()
  return /\/mf\/public\/([0-9a-f]{12})\//.exec(html)![1]
}

test('a release changes its own remote at the next page load, and no other', async ({ request, platform, good }) => {
  const before = (await platform.releases.status()).remotes.filter(({ name }) => name !== 'public')
  const next = await markRelease(good, 'one')
  await platform.releases.publish(next)
  expect(await liveRelease(request)).toBe(next.name)
  expect((await platform.releases.status()).remotes.filter(({ name }) => name !== 'public')).toEqual(before)
})

test('a release of the admin’s remote is in the admin’s next page, and touches nobody else', async ({
  context,
  platform,
  goodAdmin,
}) => {
  await signIn(context, platform, 'admin')
  const others = async () => (await platform.releases.status()).remotes.filter(({ name }) => name !== 'admin')
  const before = await others()
  const next = await markRelease(goodAdmin, 'console')
  await platform.releases.publish(next)
  const named = async () => {
    const html = await (await context.request.get('/dashboard')).text()
    return new Set([...html.matchAll(/\/mf\/(\w+\/[0-9a-f]{12})\//g)].map(([, release]) => release))
  }
  const live = new Set([...before.map(({ name, stable }) => `${name}/${stable.release}`), `admin/${next.name}`])
  expect(await named()).toContain(`admin/${next.name}`)
  expect([...(await named())].filter((release) => !live.has(release!))).toEqual([])
  expect(await others()).toEqual(before)
})

test('a canary of 20 is for exactly 20 of the 100 buckets, and the same ones at every load', async ({
  request,
  platform,
  good,
}) => {
  const next = await markRelease(good, 'canary')
  await platform.releases.publish(next, 20)
  const seen = await Promise.all(Array.from({ length: 100 }, (_, bucket) => liveRelease(request, bucket)))
  expect(seen.filter((release) => release === next.name)).toHaveLength(20)
  expect(seen.filter((release) => release === good.name)).toHaveLength(80)
  const again = await Promise.all(Array.from({ length: 30 }, (_, bucket) => liveRelease(request, bucket)))
  expect(again).toEqual(seen.slice(0, 30))
})

test('a trial for the team is for signed-in admins, in whatever bucket, and for nobody else until it grows', async ({
  context,
  request,
  platform,
  good,
}) => {
  const next = await markRelease(good, 'team')
  await platform.releases.publish(next, 'team')
  const seen = await Promise.all(Array.from({ length: 100 }, (_, bucket) => liveRelease(request, bucket)))
  expect(new Set(seen)).toEqual(new Set([good.name]))
  await signIn(context, platform, 'learner')
  expect(await liveRelease(context.request)).toBe(good.name)
  await signIn(context, platform, 'admin')
  expect(await liveRelease(context.request)).toBe(next.name)
  await platform.releases.canary('public', 1)
  expect(await liveRelease(context.request)).toBe(next.name)
  expect((await platform.releases.status()).remotes.find(({ name }) => name === 'public')?.canary).toMatchObject({
    percent: 1,
    isForTeam: true,
  })
})

test('a visitor is drawn into a bucket once, while a trial runs', async ({ context, platform, good }) => {
  const bucketOf = async () => (await context.cookies()).find(({ name }) => name === 'kere_bucket')?.value
  await context.request.get('/courses')
  expect(await bucketOf()).toBeUndefined()
  await platform.releases.publish(await markRelease(good, 'drawn'), 50)
  await context.request.get('/courses')
  const drawn = await bucketOf()
  expect(Number(drawn)).toBeGreaterThanOrEqual(0)
  await context.request.get('/')
  expect(await bucketOf()).toBe(drawn)
})

test('a rollback is seen at the next page load; a promotion makes the trial everybody’s', async ({
  request,
  platform,
  good,
}) => {
  const next = await markRelease(good, 'two')
  await platform.releases.publish(next, 10)
  await platform.releases.rollBack('public')
  expect(await liveRelease(request, 0)).toBe(good.name)

  const third = await markRelease(good, 'three')
  await platform.releases.publish(third, 10)
  await platform.releases.promote('public')
  expect(await liveRelease(request, 99)).toBe(third.name)
  await platform.releases.rollBack('public')
  expect(await liveRelease(request, 99)).toBe(good.name)
})

test('[part of S-036] another address of a page leads to it while its release is live, and is not found without', async ({
  request,
  platform,
  good,
}) => {
  const { routes } = good.release
  const withAlias = (page: string) =>
    varyRelease(withoutChunks(good), {
      declared: { routes: routes.map((route) => (route.path === page ? { ...route, aliases: ['/lessons'] } : route)) },
    })
  const ask = async () => {
    const answer = await request.get('/lessons?free=true', { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await ask()).toEqual([404, undefined])
  await platform.releases.publish(await withAlias('/courses'))
  expect(await ask()).toEqual([308, '/courses?free=true'])
  await platform.releases.rollBack('public')
  expect(await ask()).toEqual([404, undefined])
  await expect(platform.releases.publish(await withAlias('/courses/:id'))).rejects.toThrow(
    '/courses/:id is the address of many pages and can have no alias',
  )
})

test('a release is refused while another is on trial', async ({ platform, good }) => {
  await platform.releases.publish(await markRelease(good, 'first'), 10)
  const second = await markRelease(good, 'second')
  await expect(platform.releases.publish(second)).rejects.toThrow('409')
  expect(
    (await platform.releases.canary('public', 35)).remotes.find(({ name }) => name === 'public')?.canary?.percent,
  ).toBe(35)
})

test('a start leaves a trial alone, and says so', async ({ platform, good, goodAdmin }) => {
  const trial = await markRelease(good, 'trial')
  await platform.releases.publish(trial, 10)
  const today = await markRelease(goodAdmin, 'today')
  const lines: string[] = []
  await publishBuilds(platform.releases, [await markRelease(good, 'today'), today], (line) => lines.push(line))
  expect(lines).toEqual(["public keeps its trial; today's sources were not released"])
  const live = new Map((await platform.releases.status()).remotes.map((remote) => [remote.name, remote]))
  expect(live.get('public')).toMatchObject({ stable: { release: good.name }, canary: { release: trial.name } })
  expect(live.get('admin')?.stable.release).toBe(today.name)
})

test('an upload that stops half-way changes nothing', async ({ request, platform, good }) => {
  const next = await markRelease(good, 'half')
  const [first] = Object.keys(next.sources)
  const half = { ...next, sources: { [first!]: next.sources[first!]! } }
  await expect(platform.releases.publish(half)).rejects.toThrow('409')
  expect(await liveRelease(request)).toBe(good.name)
})

test.describe('before it is live', () => {
  const bundleOf = (body: string) =>
    `import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint { async render({ path }) { ${body} } }`
  const onePage =
    'if (path === "/contact") throw new Error("no contact"); return { status: 200, html: "<h1>x</h1>", meta: { title: "", description: "", canonical: path, breadcrumbs: [] }, data: null }'

  const faults: [string, Variation, code: string, detail: string | RegExp][] = [
    ['speaks another contract', { contract: 99 }, 'contract_mismatch', 'speaks contract 99, the shell 1'],
    [
      'has a server bundle that throws',
      { files: { 'server/server.js': bundleOf('throw new Error("broken")') } },
      'page_not_rendered',
      'is not rendered: Error: broken',
    ],
    [
      'throws on one of its pages alone',
      { files: { 'server/server.js': bundleOf(onePage) } },
      'page_not_rendered',
      '/contact is not rendered: Error: no contact',
    ],
    [
      'hangs',
      { files: { 'server/server.js': bundleOf('await scheduler.wait(20000)') } },
      'page_not_rendered',
      'nothing within 2000 ms',
    ],
    [
      'has a server bundle that is no script',
      { files: { 'server/server.js': '<!doctype html>' } },
      'page_not_rendered',
      'is not rendered',
    ],
    [
      'calls an endpoint that the API lacks',
      { declared: { calls: ['GET /api/courses', 'GET /api/tomorrow/:id', 'DELETE /api/courses'] } },
      'call_unknown',
      'The API does not know GET /api/tomorrow/:id, DELETE /api/courses: deploy it first',
    ],
    [
      'names a sheet that is not among its files',
      { declared: { routes: [{ path: '/courses', css: 'pages/lost.css' }], forms: [] } },
      'file_missing',
      'pages/lost.css',
    ],
    [
      'is too heavy for a first page',
      { files: { 'remote-entry.js': '/**/'.repeat(1_000_000) } },
      'too_heavy',
      /Bytes that a first page loads: \d+, at most 3000000/,
    ],
  ]
  for (const [name, variation, code, detail] of faults)
    test(`a release that ${name} is refused, and what is live stays`, async ({ platform, good, request }) => {
      // Reports of the previous trial may still arrive.
      const live = async () => (await platform.releases.status()).remotes
      const before = await live()
      const refused = platform.releases.publish(await varyRelease(withoutChunks(good), variation))
      await expect(refused).rejects.toMatchObject({ code })
      await expect(refused).rejects.toThrow(detail)
      expect(await live()).toEqual(before)
      expect(await liveRelease(request)).toBe(good.name)
    })

  test('a release whose files are gone is not gone back to, nor promoted, and one whose files are there is', async ({
    platform,
    good,
    request,
  }) => {
    const [old, next] = [await markRelease(good, 'gone'), await markRelease(good, 'next')]
    await platform.releases.publish(old)
    await platform.releases.publish(next)
    const files = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
    const key = `mf/public/${old.name}/${old.release.entry}`
    const kept = await (await files.get(key))!.arrayBuffer()
    await files.delete(key)
    for (const act of [() => platform.releases.rollBack('public'), () => platform.releases.promote('public', old.name)])
      await expect(act()).rejects.toMatchObject({ status: 409, code: 'file_missing' })
    expect(await liveRelease(request)).toBe(next.name)

    const sha384 = Buffer.from(old.release.files[old.release.entry]!.slice('sha384-'.length), 'base64')
    await files.put(key, kept, { sha384: new Uint8Array(sha384).buffer })
    await platform.releases.rollBack('public')
    expect(await liveRelease(request)).toBe(old.name)
  })
})

test('a tab from before a release goes on working, also with a chunk that it had not loaded', async ({
  page,
  platform,
  good,
}) => {
  await openPage(page, '/courses')
  await platform.releases.publish(await markRelease(good, 'later'))
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().click()
  await expect(page).toHaveURL(/\/courses\/crs_/)
  await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible()
  expect(documents).toEqual([])
})

test.describe('the command', () => {
  const run = promisify(execFile)
  const release = (args: string[], env: Record<string, string>) =>
    run(process.execPath, ['../scripts/release.ts', ...args], { env: { ...process.env, ...env } })

  test('says what is live, and edits the registry', async ({ platform, good, request }) => {
    const env = { RELEASE_TOKEN: platform.secrets.releaseToken }
    const there = ['--origin', platform.origin]
    expect((await release(['status', ...there], env)).stdout).toContain(`public     ${good.name}  for everybody`)

    const next = await markRelease(good, 'by command')
    await platform.releases.publish(next, 5)
    expect((await release(['canary', 'public', '40', ...there], env)).stdout).toContain(
      'on trial for 40 of 100 visitors',
    )
    expect((await release(['promote', 'public', ...there], env)).stdout).toContain(
      `public     ${next.name}  for everybody`,
    )
    expect((await release(['rollback', 'public', ...there], env)).stdout).toContain(
      `public     ${good.name}  for everybody`,
    )
    expect(await liveRelease(request)).toBe(good.name)
  })

  test('builds and publishes one remote', async ({ platform, goodAdmin }) => {
    const env = { RELEASE_TOKEN: platform.secrets.releaseToken }
    const there = ['--origin', platform.origin]
    expect((await release(['admin', ...there], env)).stdout).toContain(`admin      ${goodAdmin.name}  for everybody`)
  })

  test('does not take a release that was left behind for a new one, but tries it again', async ({
    platform,
    goodAdmin,
  }) => {
    const next = await markRelease(goodAdmin, 'ahead')
    await platform.releases.publish(next)
    const env = { RELEASE_TOKEN: platform.secrets.releaseToken }
    await expect(release(['admin', '--origin', platform.origin], env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`promote it by its name: pnpm release promote admin ${goodAdmin.name}`),
    })
    const { stdout } = await release(['canary', 'admin', '20', '--origin', platform.origin], env)
    expect(stdout).toContain(`${goodAdmin.name}  on trial for 20 of 100 visitors`)
  })

  test('names the whole upload without a network', async ({ good }) => {
    const { stdout } = await release(['public', '--dry-run'], { RELEASE_TOKEN: '' })
    for (const path of Object.keys(good.release.files)) expect(stdout).toContain(`mf/public/${good.name}/${path}`)
    expect(stdout).toContain('nothing was uploaded')
  })

  for (const [args, answer] of [
    [['nothing'], 'No remote is called nothing.'],
    [['canary', 'public', '0'], 'A percentage is a whole number from 1 to 99.'],
    [['rollback'], 'Which remote?'],
  ] as const)
    test(`refuses ${args.join(' ')}`, async ({ platform }) => {
      const failed = release([...args, '--origin', platform.origin], { RELEASE_TOKEN: platform.secrets.releaseToken })
      await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(answer) })
    })

  test('is closed to a wrong token', async ({ platform }) => {
    const failed = release(['status', '--origin', platform.origin], { RELEASE_TOKEN: 'wrong' })
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('401') })
  })
})

test('a tab that has stood open is brought the next release with its next page, and asked where its own was taken back', async ({
  context,
  platform,
  good,
}) => {
  const page = await context.newPage()
  await page.clock.install()
  await openPage(page, '/courses')
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  const main = page.getByRole('main')
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/_versions')
  const next = await markRelease(good, 'offered')
  await platform.releases.publish(next)
  await page.clock.fastForward('06:00')
  // The page acts only on a complete answer.
  await (await asked).finished()
  await main.locator('a[href^="/courses/"]').first().click()
  await expect.poll(() => documents).toHaveLength(1)
  await expect(async () => expect(await page.content()).toContain(`/mf/public/${next.name}/`)).toPass()

  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await platform.releases.rollBack('public')
  await page.clock.fastForward('06:00')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => documents).toHaveLength(2)
  await expect(async () => expect(await page.content()).toContain(`/mf/public/${good.name}/`)).toPass()
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
})
