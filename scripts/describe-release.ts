import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeclaredForm } from '@kere/platform/define-form'
import { encodingNames, encodings, type Encoding } from '@kere/platform/encodings'
import type { Release } from '@kere/platform/registry'
import type { RemoteName } from './build.ts'
import { root } from './run-command.ts'

export interface BuiltRelease {
  remote: RemoteName
  name: string
  release: Release
  /** Where each file of the release lies on this machine. */
  sources: Readonly<Record<string, string>>
  /** The compressed copies of these files, and where they lie. */
  copies: readonly { path: string; encoding: Encoding; source: string }[]
}

/** The parts of the federation manifest that a registry needs. */
interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[]
}

/** Reads a built remote and says what the registry must know of it. */
export async function describeRelease(remote: RemoteName, name: string): Promise<BuiltRelease> {
  const folder = join(root, `mfe-${remote}/dist`)
  const manifest = JSON.parse(await readFile(join(folder, 'client/mf-manifest.json'), 'utf8')) as Manifest
  const app = manifest.exposes.find(({ path }) => path === './app')!
  const { contractVersion } = await import('@kere/platform/border')
  const { describeForm } = await import('@kere/platform/describe-form')
  const { routes } = await readAnnounced<{ routes: Release['routes'] }>(remote, 'routes')
  const { forms } = await readAnnounced<{ forms: readonly DeclaredForm[] }>(remote, 'forms', { forms: [] })
  const { sitemap } = await readAnnounced<{ sitemap: Release['sitemap'] }>(remote, 'sitemap', {
    sitemap: { pages: [], lists: [] },
  })

  const sources: Record<string, string> = {}
  for (const path of await listServed(join(folder, 'client'))) sources[path] = join(folder, 'client', path)
  const server = remote === 'public' ? 'server/server.js' : null
  if (server) sources[server] = join(folder, server)

  const files: Record<string, string> = {}
  for (const [path, source] of Object.entries(sources)) files[path] = integrity(await readFile(source))
  const entry = manifest.metaData.remoteEntry.name
  const release = {
    contract: contractVersion,
    routes,
    forms: forms.map(describeForm),
    sitemap,
    entry,
    css: app.assets.css.sync,
    preloads: [entry, ...app.assets.js.sync],
    server,
    files,
  }
  return { remote, name, release, sources, copies: findCopies(sources) }
}

/** One of the files by which a remote says what it owns; most have no forms and no public pages. */
async function readAnnounced<Announced>(remote: RemoteName, file: string, fallback?: Announced): Promise<Announced> {
  const path = join(root, `mfe-${remote}/src/${file}.ts`)
  if (fallback && !existsSync(path)) return fallback
  return (await import(path)) as Announced
}

const integrity = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

function findCopies(sources: BuiltRelease['sources']): BuiltRelease['copies'] {
  return Object.entries(sources)
    .flatMap(([path, plain]) =>
      encodingNames.map((encoding) => ({ path, encoding, source: plain + encodings[encoding] })),
    )
    .filter(({ source }) => existsSync(source))
}

/** Files that browsers ask for; the manifests have been read by now. */
async function listServed(folder: string) {
  const paths = await readdir(folder, { recursive: true, withFileTypes: true })
  return paths
    .filter((file) => file.isFile() && /\.(js|css|svg|woff2)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .toSorted()
}
