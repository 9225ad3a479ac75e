import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setup as buildMails } from '@kere/tooling/build-mails'
import { withBuildLock, buildRemote } from './build-remote.ts'
import { compressFiles } from './compress-files.ts'
import type { BuiltRelease } from './describe-release.ts'
import { hashSources } from './hash-sources.ts'
import { remotes } from './remotes.ts'
import { root, runCommand } from './run-command.ts'
import { unlessBuilt } from './unless-built.ts'

const packages = [
  'packages/brand',
  'packages/contracts',
  'packages/platform',
  'packages/screens',
  'packages/ui',
  'packages/tooling/src',
]
const toolchain = ['pnpm-lock.yaml']

export interface Build {
  releases: readonly BuiltRelease[]
}

export async function build(log: (line: string) => void = () => {}): Promise<Build> {
  const releases: BuiltRelease[] = []
  await inPairs([
    ...remotes.map(
      (name) => async () => void releases.push(await withBuildLock(`mfe-${name}`, () => buildRemote(name, log), log)),
    ),
    () => buildShell(log),
    () =>
      buildWorker(
        'api',
        'workers/api',
        [
          'workers/api/src',
          'workers/api/wrangler.toml',
          'd1/schema',
          'd1/catalog',
          'd1/declarations',
          'packages/markdown',
          'packages/session',
          'packages/multipart',
        ],
        log,
      ),
    () =>
      buildWorker(
        'jobs',
        'workers/jobs',
        [
          'workers/jobs/src',
          'workers/jobs/messages',
          'workers/jobs/wrangler.toml',
          ...remotes.map((name) => `mfe-${name}/src/routes.registry.ts`),
        ],
        log,
      ),
    () =>
      buildWorker(
        'shell',
        '.',
        ['shell/worker', 'shell/src', 'wrangler.toml', 'packages/session', 'packages/multipart'],
        log,
      ),
  ])
  const since = new Date().toISOString()
  const fallback = Object.fromEntries(
    releases.map(({ remote, name, release }) => [
      remote,
      { stable: { release: name, since }, canary: null, previous: [], releases: { [name]: release } },
    ]),
  )
  await writeFile(join(root, 'shell/dist/client/registry.json'), JSON.stringify({ remotes: fallback }))
  return { releases }
}

async function buildShell(log: (line: string) => void) {
  const sources = hashSources([
    'shell/src',
    'shell/offline-worker',
    'shell/index.html',
    'shell/vite.config.ts',
    ...packages,
    ...toolchain,
  ])
  const work = async () => {
    log('building shell')
    await runCommand('vite', ['build'], { cwd: 'shell' })
    await compressFiles(join(root, 'shell/dist/client/assets'))
  }
  await withBuildLock('shell', () => unlessBuilt('shell/dist', sources, work), log)
}

async function buildWorker(name: string, cwd: string, sources: readonly string[], log: (line: string) => void) {
  const hash = hashSources([...sources, ...packages, ...toolchain])
  const outdir = `dist/workers/${name}`
  const work = async () => {
    log(`building ${name} worker`)
    const args = ['deploy', '--dry-run', '--minify', '--outdir', join(root, outdir)]
    await mkdir(join(root, 'shell/dist/client'), { recursive: true })
    if (name === 'jobs') await buildMails()
    if (name === 'shell') await runCommand('vite', ['build', '--mode', 'chrome'], { cwd: 'shell' })
    await runCommand('wrangler', args, { cwd, env: { WRANGLER_SEND_METRICS: 'false', CI: '1' } })
  }
  await withBuildLock(`worker-${name}`, () => unlessBuilt(outdir, hash, work), log)
}

async function inPairs(tasks: readonly (() => Promise<void>)[]) {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task()
  }
  await Promise.all([work(), work()])
}

if (import.meta.main) await build((line) => console.log(line))
