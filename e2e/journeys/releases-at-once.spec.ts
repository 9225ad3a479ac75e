import { expect, test as base } from '@playwright/test'
import type { BuiltRelease } from '../../scripts/describe-release.ts'
import type { Platform } from '../../scripts/platform.ts'
import { createReleaseClient, type RegistryAct, type ReleaseClient } from '../../scripts/release-client.ts'
import { startTemporaryPlatform } from '../../scripts/temporary-platform.ts'
import { markRelease, readRelease } from '../release-variants.ts'

interface Worker {
  /** Two isolates of the shell share the same stores. */
  platform: Platform
  /** For each remote, the current release and another one. */
  pairs: Record<'public' | 'admin', readonly [BuiltRelease, BuiltRelease]>
}

const test = base.extend<object, Worker>({
  platform: [
    async ({}, use) => {
      const platform = await startTemporaryPlatform({ withoutFront: true, hasTwin: true })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pairs: [
    async ({ platform }, use) => {
      const pairOf = async (remote: 'public' | 'admin') => {
        const there = await readRelease(remote)
        const other = await markRelease(there, 'the other one')
        await platform.releases.publish(other)
        return [there, other] as const
      }
      await use({ public: await pairOf('public'), admin: await pairOf('admin') })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'default', timeout: 240_000 })

const pairs = 60

/**
 * The number of promotions for each kind, in pairs as well, in one isolate and in two: a hundred in all. Each one
 * checks all files of its release.
 */
const promotions = 25

const clientAt = (origin: string, { secrets }: Platform) =>
  createReleaseClient({ origin, token: secrets.releaseToken, reason: 'both at once' })

const stableIn = ({ remotes }: Awaited<ReturnType<ReleaseClient['status']>>, remote: string) =>
  remotes.find(({ name }) => name === remote)?.stable.release

async function readActs(client: ReleaseClient, since: number): Promise<RegistryAct[]> {
  const acts: RegistryAct[] = []
  for (let page = await client.history({ limit: 50 }); page.length > 0;) {
    acts.push(...page.filter(({ id }) => id > since))
    const last = page.at(-1)!.id
    page = last > since + 1 ? await client.history({ limit: 50, before: last }) : []
  }
  return acts
}

for (const [name, second] of [
  ['one isolate', 'origin'],
  ['two isolates', 'twinOrigin'],
] as const)
  test(`of ${pairs} pairs of acts at once on two remotes, in ${name}, none is lost, and the history tells all`, async ({
    platform,
    pairs: releases,
  }) => {
    const [one, two] = [clientAt(platform.origin, platform), clientAt(platform[second], platform)]
    for (let turn = 0; turn < promotions; turn += 1) {
      const wanted = { public: releases.public[turn % 2]!.name, admin: releases.admin[turn % 2]!.name }
      await Promise.all([one.promote('public', wanted.public), two.promote('admin', wanted.admin)])
      const status = await one.status()
      expect([stableIn(status, 'public'), stableIn(status, 'admin')]).toEqual([wanted.public, wanted.admin])
    }

    for (const remote of ['public', 'admin'] as const)
      await one.publish(await markRelease(releases[remote][0], `on trial in ${name}`), 99)
    const [latest] = await one.history({ limit: 1 })
    let [ofPublic, ofAdmin] = await Promise.all([one.status(), two.status()])
    for (let turn = 0; turn < pairs; turn += 1) {
      const percent = 1 + (turn % 98)
      const acts = [one.canary('public', percent, ofPublic), two.canary('admin', percent, ofAdmin)] as const
      ;[ofPublic, ofAdmin] = await Promise.all(acts)
      const { remotes } = await (turn % 4 < 2 ? one : two).status()
      const shares = ['public', 'admin'].map((remote) => remotes.find((each) => each.name === remote)?.canary?.percent)
      expect(shares).toEqual([percent, percent])
    }
    const acts = await readActs(one, latest!.id)
    for (const remote of ['public', 'admin']) {
      const own = acts.filter((act) => act.remote === remote)
      expect(own).toHaveLength(pairs)
      expect(own[0]).toMatchObject({ act: 'canary', percent: 1 + ((pairs - 1) % 98), reason: 'both at once' })
      // Each act started from the state that the previous act left.
      for (const [at, { before }] of own.slice(0, -1).entries()) expect(before).toEqual(own[at + 1]!.after)
      await one.rollBack(remote)
    }
  })

test('of 320 loads through 40 promotions in two isolates none is dead, wherever the page and its files come from', async ({
  platform,
  pairs: releases,
}) => {
  const [one, two] = [clientAt(platform.origin, platform), clientAt(platform.twinOrigin, platform)]
  const origins = [platform.origin, platform.twinOrigin]
  const named = /"(\/(?:mf|remotes|assets)\/[^"]+\.(?:js|css|json))"/g
  const found = { loads: 0, files: 0, releases: new Set<string>() }
  const load = async (at: number) => {
    const page = await fetch(`${origins[at % 2]!}${['/courses', '/about'][at % 3] ?? '/'}`)
    const html = await page.text()
    const files = new Set(Array.from(html.matchAll(named), ([, path]) => path!))
    const answers = await Promise.all(
      Array.from(files, async (path) => (await fetch(origins[(at + 1) % 2]! + path)).status),
    )
    expect([page.status, html.includes('<h1'), answers.filter((status) => status !== 200)]).toEqual([200, true, []])
    found.loads += 1
    found.files += files.size
    found.releases.add(/\/mf\/public\/([0-9a-f]{12})\//.exec(html)![1]!)
  }
  for (let turn = 0; turn < 40; turn += 1) {
    const { name } = releases.public[(turn + 1) % 2]!
    await Promise.all([
      (turn % 4 < 2 ? one : two).promote('public', name),
      ...Array.from({ length: 8 }, (_, at) => load(turn * 8 + at)),
    ])
  }
  expect(found.loads).toBe(320)
  expect(found.files).toBeGreaterThan(320)
  expect([...found.releases].toSorted()).toEqual(releases.public.map(({ name }) => name).toSorted())
})

test(`of ${2 * pairs} acts on two remotes all at once, each is done and told`, async ({
  platform,
  pairs: releases,
}) => {
  const [one, two] = [clientAt(platform.origin, platform), clientAt(platform.twinOrigin, platform)]
  for (const remote of ['public', 'admin'] as const) {
    await one.promote(remote, releases[remote][0].name)
    await platform.releases.publish(await markRelease(releases[remote][0], 'on trial'), 1)
  }
  const [latest] = await one.history({ limit: 1 })
  // Older commands send no revision, so each of them accepts the current state.
  const resize = async (origin: string, remote: string, percent: number) => {
    const path = `/_releases/${remote}/canary?percent=${percent}`
    const headers = { authorization: `Bearer ${platform.secrets.releaseToken}` }
    return (await fetch(origin + path, { method: 'PUT', headers })).status
  }
  const answers = await Promise.all(
    Array.from({ length: pairs }, (_, turn) => [
      resize(platform.origin, 'public', 1 + (turn % 99)),
      resize(platform.twinOrigin, 'admin', 1 + (turn % 99)),
    ]).flat(),
  )
  expect(answers.filter((status) => status !== 200)).toEqual([])
  const acts = await readActs(two, latest!.id)
  expect(acts.filter(({ remote }) => remote === 'public')).toHaveLength(pairs)
  expect(acts.filter(({ remote }) => remote === 'admin')).toHaveLength(pairs)
  for (const remote of ['public', 'admin']) await one.rollBack(remote)
})

test('of two acts on one remote by people who have seen the same, the second is refused', async ({
  platform,
  pairs: releases,
}) => {
  const client = clientAt(platform.origin, platform)
  const [good, other] = releases.public
  await client.promote('public', good.name)
  const seen = await client.status()
  await client.promote('public', other.name, seen)
  const late = client.promote('public', good.name, seen)
  await expect(late).rejects.toMatchObject({ status: 412, code: 'stale_edit' })
  await expect(late).rejects.toThrow(/Its last act: promotion of [0-9a-f]{12} by /)
  expect(stableIn(await client.status(), 'public')).toBe(other.name)

  const both = [client.rollBack('public', await client.status()), client.rollBack('public', await client.status())]
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what a page of one isolate names is answered by another that has not heard of it', async ({
  platform,
  pairs: releases,
}) => {
  const read = async (path: string, origin: string) => {
    const answer = await fetch(origin + path)
    return [answer.status, await answer.text()] as const
  }
  const nameIn = (html: string) => /\/mf\/public\/([0-9a-f]{12})\//.exec(html)?.[1]
  // An isolate uses a copy of the registry for ten seconds. If they end during the test, it already knows the release,
  // and ten new seconds have just begun.
  let next: BuiltRelease
  let [html, meanwhile] = ['', '']
  for (let turn = 0; turn === 0 || nameIn(meanwhile) === next!.name; turn += 1) {
    expect(turn, 'turns in which the other isolate heard of the release').toBeLessThan(5)
    next = await markRelease(releases.public[0], `not heard of ${turn}`)
    await read('/courses', platform.twinOrigin)
    await platform.releases.publish(next)
    ;[, html] = await read('/courses', platform.origin)
    ;[, meanwhile] = await read('/courses', platform.twinOrigin)
  }
  const named = /"remotes":"([^"]+)"/.exec(html)![1]!
  expect(nameIn(meanwhile)).toBeDefined()
  expect(nameIn(html)).toBe(next!.name)
  const files = [named, ...Object.keys(next!.release.files).map((path) => `/mf/public/${next!.name}/${path}`)]
  for (const path of files.filter((each) => !each.includes('/server/')))
    expect([path, ...(await read(path, platform.twinOrigin))]).toEqual([path, ...(await read(path, platform.origin))])
  expect((await read(named, platform.twinOrigin))[0]).toBe(200)
  await platform.releases.rollBack('public')
  for (const origin of [platform.origin, platform.twinOrigin]) expect((await read(named, origin))[0]).toBe(200)
})

test('another description under a known name is refused', async ({ platform, pairs: releases }) => {
  const [good] = releases.public
  const renamed = { ...good, release: { ...good.release, routes: good.release.routes.slice(1) } }
  const before = (await platform.releases.status()).remotes
  await expect(platform.releases.publish(renamed)).rejects.toMatchObject({ status: 409, code: 'release_differs' })
  expect((await platform.releases.status()).remotes).toEqual(before)
})

test('whoever guesses the token waits after ten tries, also with the right one, and nobody else does', async ({
  platform,
}) => {
  const ask = async (token: string, origin = platform.origin, network = '203.0.113.9') => {
    const headers = { authorization: `Bearer ${token}`, 'cf-connecting-ip': network }
    const answer = await fetch(`${origin}/_releases`, { headers })
    return [
      answer.status,
      ((await answer.json()) as { code?: string }).code,
      answer.headers.get('retry-after'),
    ] as const
  }
  const right = platform.secrets.releaseToken
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, at) => ask(`guess ${at}`, at % 2 === 0 ? platform.origin : platform.twinOrigin)),
  )
  expect(guesses.filter(([status, code]) => status === 401 && code === 'token_refused')).toHaveLength(10)
  expect(guesses.filter(([status, code]) => status === 429 && code === 'too_many_guesses')).toHaveLength(30)
  for (const origin of [platform.origin, platform.twinOrigin]) {
    const [status, , wait] = await ask(right, origin)
    expect(status).toBe(429)
    expect(Number(wait)).toBeGreaterThan(800)
    expect((await ask(right, origin, '203.0.113.10'))[0]).toBe(200)
  }
})
