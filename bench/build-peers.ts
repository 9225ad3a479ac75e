import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSources } from '../scripts/hash-sources.ts'
import { root, runCommand } from '../scripts/run-command.ts'
import type { BuiltWorker } from './contestant.ts'

export interface Peer extends BuiltWorker {
  name: string
  id: string
  packages: string[]
}

interface Build {
  sources: string[]
  /** The folder of the shared page. A bundler resolves React only from the peer's own folder. */
  shared: string
}

export const peers: Peer[] = [
  {
    name: 'React Router',
    id: 'react-router',
    packages: ['react-router', '@cloudflare/vite-plugin'],
    isAtTheEdge: true,
    folder: 'bench/peers/react-router/build/server',
    main: 'index.js',
    flags: ['nodejs_compat'],
  },
  {
    name: 'Astro',
    id: 'astro',
    packages: ['astro', '@astrojs/cloudflare'],
    isAtTheEdge: true,
    folder: 'bench/peers/astro/dist/server',
    main: 'entry.mjs',
  },
  {
    name: 'Next on OpenNext',
    id: 'next',
    packages: ['next', '@opennextjs/cloudflare'],
    isAtTheEdge: true,
    folder: 'bench/peers/next/.bundle',
    main: 'worker.js',
    flags: ['nodejs_compat', 'global_fetch_strictly_public'],
  },
]

const builds: Record<string, Build> = {
  'react-router': { sources: ['app', 'workers', 'react-router.config.ts', 'vite.config.ts'], shared: 'app/page' },
  astro: { sources: ['src', 'astro.config.mjs'], shared: 'src/page' },
  next: {
    sources: ['app', 'components', 'next.config.ts', 'open-next.config.ts', 'tsconfig.json'],
    shared: 'page',
  },
}

const quiet = {
  ASTRO_TELEMETRY_DISABLED: '1',
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  WRANGLER_SEND_METRICS: 'false',
}

export async function buildPeer({ id }: Peer, log: (line: string) => void) {
  const { sources, shared } = builds[id]!
  const folder = `bench/peers/${id}`
  await rm(join(root, folder, shared), { recursive: true, force: true })
  const own = [...sources, 'package.json', 'package-lock.json', 'wrangler.jsonc'].map((path) => `${folder}/${path}`)
  const hash = hashSources([...own, 'bench/peers/page'])
  await cp(join(root, 'bench/peers/page'), join(root, folder, shared), { recursive: true })

  const stamp = join(root, folder, 'node_modules/.built')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
  log(`installing and building ${id}`)
  await rm(stamp, { force: true })
  // `npm ci` refuses a lockfile that lacks the binaries of another system, so this runs `npm install`. Binaries come as
  // packages, without scripts.
  await runCommand('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  await runCommand('npm', ['run', 'build'], { cwd: folder, env: quiet })
  await writeFile(stamp, hash)
}

export async function versionsOf({ id, packages }: Peer): Promise<string> {
  const manifest = JSON.parse(await readFile(join(root, `bench/peers/${id}/package.json`), 'utf8')) as Manifest
  const pinned = { ...manifest.dependencies, ...manifest.devDependencies }
  return packages.map((name) => `${name} ${pinned[name]}`).join(', ')
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
