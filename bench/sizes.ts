import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../scripts/run-command.ts'
import { median } from './measure.ts'
import { listModules } from './modules.ts'
import { mapServerBundle } from './server-bundle-map.ts'
import { charactersBySource, readSourceMap, type SourceMap } from './source-map.ts'

/** The uploaded bundles, and the limit of each in kilobytes (P10). */
export const deployed: readonly Deployed[] = [
  { what: 'shell worker', folder: 'dist/workers/shell', main: 'index.js', flags: ['nodejs_zlib'], limit: 120 },
  { what: 'api worker', folder: 'dist/workers/api', main: 'index.js', limit: 600 },
  { what: 'server bundle of mfe-public', folder: 'mfe-public/dist/server', main: 'server.js', limit: 330 },
  { what: 'jobs worker', folder: 'dist/workers/jobs', main: 'index.js', limit: 80 },
]

export interface Deployed {
  what: string
  folder: string
  main: string
  flags?: string[]
  limit: number
}

export async function gzippedKilobytes({ folder }: Deployed): Promise<number> {
  const modules = await listModules(folder)
  const sizes = await Promise.all(
    modules.map(async (path) => gzipSync(await readFile(join(root, folder, path))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

export interface Growth {
  what: string
  capabilities: number
  /** The median of the capabilities, in compressed kilobytes estimated from their share of the characters. */
  middle: number
  largest: { name: string; kilobytes: number }
}

export async function measureGrowth(): Promise<Growth[]> {
  const [, api, bundle] = deployed
  return [
    await growthOf(api!, await readSourceMap(join(root, api!.folder, 'index.js.map')), /workers\/api\/src\/([\w-]+)\//),
    await growthOf(bundle!, await mapServerBundle(), /mfe-public\/src\/features\/([\w-]+)\//),
  ]
}

async function growthOf(worker: Deployed, map: SourceMap, slice: RegExp): Promise<Growth> {
  const code = await readFile(join(root, worker.folder, worker.main), 'utf8')
  const kilobytesOfCharacter = gzipSync(code).length / 1000 / code.length
  const slices = new Map<string, number>()
  for (const [source, characters] of charactersBySource(map, code)) {
    // The path is relative to the map, and may lack the workspace's own folder.
    const name = slice.exec(source)?.[1]
    if (name) slices.set(name, (slices.get(name) ?? 0) + characters * kilobytesOfCharacter)
  }
  const [largest] = [...slices].toSorted(([, one], [, other]) => other - one)
  return {
    what: worker.what,
    capabilities: slices.size,
    middle: median([...slices.values()]),
    largest: { name: largest?.[0] ?? '', kilobytes: largest?.[1] ?? 0 },
  }
}
