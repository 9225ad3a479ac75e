import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../scripts/build.ts'
import type { BuiltRelease } from '../scripts/describe-release.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

let built: ReturnType<typeof build> | undefined

export async function readRelease(name: string = 'public'): Promise<BuiltRelease> {
  // The sources do not change during the journeys, so they are built only once.
  const { releases } = await (built ??= build())
  return releases.find(({ remote }) => remote === name)!
}

export interface Variation {
  files?: Readonly<Record<string, string>>
  contract?: number
  declared?: Partial<Pick<BuiltRelease['release'], 'routes' | 'forms' | 'sitemap' | 'calls'>>
}

export async function varyRelease(
  good: BuiltRelease,
  { files = {}, contract = good.release.contract, declared = {} }: Variation,
): Promise<BuiltRelease> {
  const name = createHash('sha256')
    .update(JSON.stringify([good.name, Object.keys(good.sources), files, contract, declared]))
    .digest('hex')
    .slice(0, 12)
  const folder = await makeTemporaryFolder('release')
  const hashes = { ...good.release.files }
  const sources = { ...good.sources }
  for (const [path, content] of Object.entries(files)) {
    sources[path] = join(folder, path.replaceAll('/', '_'))
    await writeFile(sources[path], content)
    hashes[path] = `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  // The release has no compressed copies, like releases from before they existed.
  return { ...good, name, release: { ...good.release, ...declared, files: hashes, contract }, sources, copies: [] }
}

export function withoutChunks(good: BuiltRelease): BuiltRelease {
  const named = new Set([...good.release.preloads, good.release.server])
  const keep = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith('.js') || named.has(path)))
  return { ...good, release: { ...good.release, files: keep(good.release.files) }, sources: keep(good.sources) }
}

export async function markRelease(good: BuiltRelease, mark: string): Promise<BuiltRelease> {
  const [sheet] = good.release.css
  const text = await readFile(good.sources[sheet!]!, 'utf8')
  return varyRelease(withoutChunks(good), { files: { [sheet!]: `${text}\n/* ${mark} */` } })
}
