import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { describeRelease, type BuiltRelease } from './describe-release.ts'
import { hashSources } from './hash-sources.ts'
import { remotes, type RemoteName } from './remotes.ts'
import { root, runCommand } from './run-command.ts'

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
    ...remotes.map((name) => async () => void releases.push(await buildRemote(name, log))),
    () => buildShell(log),
    () =>
      buildWorker(
        'api',
        'workers/api',
        [
          'workers/api/src',
          'workers/api/wrangler.toml',
          'd1/schema',
          'packages/markdown',
          'packages/session',
          'packages/multipart',
        ],
        log,
      ),
    () => buildWorker('jobs', 'workers/jobs', ['workers/jobs/src', 'workers/jobs/wrangler.toml'], log),
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

export async function buildRemote(name: RemoteName, log: (line: string) => void): Promise<BuiltRelease> {
  const folder = `mfe-${name}`
  const releaseName = hashSources([folder, ...packages, ...toolchain])
  await unlessBuilt(`${folder}/dist`, releaseName, async () => {
    log(`building ${folder}`)
    await runCommand('vite', ['build'], { cwd: folder, env: { RELEASE: releaseName } })
    await compressFiles(join(root, folder, 'dist/client'))
    if (name === 'public') await runCommand('vite', ['build', '--mode', 'server'], { cwd: folder })
  })
  return describeRelease(name, releaseName)
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
  await unlessBuilt('shell/dist', sources, async () => {
    log('building shell')
    await runCommand('vite', ['build'], { cwd: 'shell' })
    await compressFiles(join(root, 'shell/dist/client/assets'))
  })
}

async function buildWorker(name: string, cwd: string, sources: readonly string[], log: (line: string) => void) {
  const hash = hashSources([...sources, ...packages, ...toolchain])
  const outdir = `dist/workers/${name}`
  await unlessBuilt(outdir, hash, async () => {
    log(`building ${name} worker`)
    const args = ['deploy', '--dry-run', '--minify', '--outdir', join(root, outdir)]
    await mkdir(join(root, 'shell/dist/client'), { recursive: true })
    await runCommand('wrangler', args, { cwd, env: { WRANGLER_SEND_METRICS: 'false', CI: '1' } })
  })
}

async function unlessBuilt(folder: string, hash: string, work: () => Promise<void>) {
  const stamp = join(root, folder, '.sources')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
  await rm(stamp, { force: true })
  await work()
  await mkdir(join(root, folder), { recursive: true })
  await writeFile(stamp, hash)
}

async function inPairs(tasks: readonly (() => Promise<void>)[]) {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task()
  }
  await Promise.all([work(), work()])
}

if (import.meta.main) await build((line) => console.log(line))
