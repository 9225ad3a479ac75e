import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { startTemporaryPlatform } from '../../scripts/temporary-platform.ts'
import { changesIn, commitAll, copyCheckout, run } from '../copy-checkout.ts'
import { openPage, test as journey } from '../journey.ts'
import { untilDrawn } from '../until-drawn.ts'

interface Worker {
  platform: Platform
  checkout: string
}

const test = journey.extend<object, Worker>({
  platform: [
    async ({}, use) => {
      const platform = await startTemporaryPlatform({ withoutFront: true })
      await untilDrawn(platform)
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  checkout: [async ({}, use) => use(await copyCheckout()), { scope: 'worker', timeout: 300_000 }],
  baseURL: async ({ platform }, use) => use(platform.origin),
})

test.describe.configure({ mode: 'serial', timeout: 300_000 })

async function namesIn(checkout: string): Promise<Record<string, string>> {
  const code = `
    const { readReleaseInputs } = await import(${JSON.stringify(join(checkout, 'scripts/release-name.ts'))})
    const { remotes } = await import(${JSON.stringify(join(checkout, 'scripts/remotes.ts'))})
    console.log(JSON.stringify(Object.fromEntries(remotes.map((name) => [name, readReleaseInputs('mfe-' + name).name]))))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: checkout })
  return JSON.parse(stdout) as Record<string, string>
}

async function liveLab(platform: Platform) {
  return (await platform.releases.status()).remotes.find(({ name }) => name === 'lab')?.stable.release
}

function startRelease({ platform, checkout }: Worker, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/release.ts', ...args, '--origin', platform.origin], {
    cwd: checkout,
    env: { ...process.env, RELEASE_TOKEN: platform.secrets.releaseToken },
  })
  let printed = ''
  const take = (chunk: Buffer) => void (printed += chunk.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed }))
  // Polled often, because the steps that follow a line of output must be done before the command ends.
  const polling = { timeout: 120_000, intervals: [50] }
  return { ended, says: (text: string) => expect.poll(() => printed, polling).toContain(text) }
}

test('a fifth remote is a folder: nothing else is written but the lockfile, and no other release gets another name', async ({
  checkout,
}) => {
  const before = await namesIn(checkout)
  await run(process.execPath, ['scripts/new.ts', 'remote', 'lab'], { cwd: checkout })
  expect(await changesIn(checkout)).toEqual([' M pnpm-lock.yaml', '?? mfe-lab/'])
  const { lab, ...others } = await namesIn(checkout)
  expect(others).toEqual(before)
  expect(lab).toMatch(/^[0-9a-f]{12}$/)
  const bin = (name: string) => join(checkout, 'node_modules/.bin', name)
  await run(bin('tsc'), ['--noEmit', '-p', 'mfe-lab'], { cwd: checkout })
  await run(bin('oxlint'), ['mfe-lab'], { cwd: checkout })
  await run(bin('oxfmt'), ['--check', 'mfe-lab'], { cwd: checkout })
})

test('the running shell serves it as soon as it is released, and the other remotes stay what they were', async ({
  page,
  platform,
  checkout,
}) => {
  const others = async () => (await platform.releases.status()).remotes.filter(({ name }) => name !== 'lab')
  const before = await others()
  expect((await page.request.get('/lab')).status()).toBe(404)
  expect(await startRelease({ platform, checkout }, 'lab').ended).toMatchObject({ code: 0 })
  expect(await (await page.request.get('/lab')).text()).toContain('The first page of lab.')
  await openPage(page, '/lab')
  await expect(page.getByRole('heading', { name: 'Lab', level: 1 })).toBeVisible()
  expect(await others()).toEqual(before)
})

test('of two who release it at once the second waits for the first, and both succeed', async ({
  platform,
  checkout,
}) => {
  await appendFile(join(checkout, 'mfe-lab/src/styles.css'), '/* Twice. */\n')
  const both = [startRelease({ platform, checkout }, 'lab'), startRelease({ platform, checkout }, 'lab')]
  const ended = await Promise.all(both.map(async (each) => each.ended))
  expect(ended).toEqual([expect.objectContaining({ code: 0 }), expect.objectContaining({ code: 0 })])
  const printed = ended.map((each) => each.printed)
  expect(printed.filter((text) => text.includes('building mfe-lab'))).toHaveLength(1)
  expect(printed.filter((text) => /waiting for process \d+, which is at work on mfe-lab/.test(text))).toHaveLength(1)
  expect(await liveLab(platform)).toBe((await namesIn(checkout)).lab)
})

test('a source that is edited while it is built makes the release refuse, and nothing changes', async ({
  platform,
  checkout,
}) => {
  const before = await liveLab(platform)
  const styles = join(checkout, 'mfe-lab/src/styles.css')
  await appendFile(styles, '/* Before. */\n')
  const release = startRelease({ platform, checkout }, 'lab')
  await release.says('building mfe-lab')
  await appendFile(styles, '/* Meanwhile. */\n')
  const { code, printed } = await release.ended
  expect(code).toBe(1)
  expect(printed).toContain('A source of mfe-lab was edited while it was being built')
  expect(await liveLab(platform)).toBe(before)
  expect(await startRelease({ platform, checkout }, 'lab').ended).toMatchObject({ code: 0 })
  expect(await liveLab(platform)).toBe((await namesIn(checkout)).lab)
})

test('a remote that is retired is found no more, others stay, and it may come back', async ({
  page,
  platform,
  checkout,
}) => {
  const others = async () => (await platform.releases.status()).remotes.filter(({ name }) => name !== 'lab')
  const before = await others()
  const [last, seen] = [await liveLab(platform), await platform.releases.status()]
  expect(await startRelease({ platform, checkout }, 'retire', 'lab').ended).toMatchObject({ code: 0 })
  const answer = await page.request.get('/lab')
  expect([answer.status(), (await answer.text()).includes('lab@')]).toEqual([404, false])
  expect(await others()).toEqual(before)
  const [act] = await platform.releases.history({ remote: 'lab', limit: 1 })
  expect(act).toMatchObject({ act: 'retirement', before: { stable: last }, after: null })
  await expect(platform.releases.retire('lab')).rejects.toMatchObject({ code: 'unknown_remote' })

  expect(await startRelease({ platform, checkout }, 'lab').ended).toMatchObject({ code: 0 })
  expect((await page.request.get('/lab')).status()).toBe(200)
  await expect(platform.releases.retire('lab', seen)).rejects.toMatchObject({ code: 'stale_edit' })
})

test('a new capability is written into its domain, and its types, the linter and what looks for the unused have nothing to say, nor of the remote', async ({
  checkout,
}) => {
  await commitAll(checkout)
  const bin = (name: string) => join(checkout, 'node_modules/.bin', name)
  await run(process.execPath, ['scripts/new.ts', 'forms/pet-loans'], { cwd: checkout })
  const changes = await changesIn(checkout)
  expect(changes.filter((line) => !/_pet_loans\.sql$|_snapshot\.json$/.test(line)).toSorted()).toEqual(
    [
      ' M d1/migrations/meta/_journal.json',
      ' M d1/schema.registry.ts',
      ' M mfe-admin/src/routes.registry.ts',
      ' M packages/contracts/openapi.json',
      ' M packages/contracts/src/contracts-hash.ts',
      ' M packages/contracts/src/contracts.registry.ts',
      ' M workers/api/src/routes.registry.ts',
      '?? d1/schema/forms/pet-loans.ts',
      '?? mfe-admin/src/features/forms/pet-loans/',
      '?? packages/contracts/src/forms/pet-loans.ts',
      '?? workers/api/src/forms/pet-loans/',
    ].toSorted(),
  )
  for (const project of ['d1', 'packages/contracts', 'workers/api', 'mfe-admin'])
    await run(bin('tsc'), ['--noEmit', '-p', project], { cwd: checkout })
  const written = changes.flatMap((line) =>
    line.startsWith('?? ') && !/\.(sql|json)$/.test(line) ? [line.slice(3)] : [],
  )
  await run(bin('oxlint'), written, { cwd: checkout })
  await run(bin('oxfmt'), ['--check', ...written], { cwd: checkout })
  await run(bin('knip'), ['--no-progress'], { cwd: checkout })
  const api = join(checkout, 'workers/api')
  await run(join(api, 'node_modules/.bin/vitest'), ['run', 'src/forms/pet-loans'], { cwd: api })

  const again = await run(process.execPath, ['scripts/new.ts', 'forms/pet-loans'], { cwd: checkout }).catch(
    ({ stderr }: { stderr: string }) => ({ stderr }),
  )
  expect(again.stderr).toContain('packages/contracts/src/forms/pet-loans.ts is there already. Nothing was written.')
})
