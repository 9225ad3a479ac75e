import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../scripts/build.ts'
import type { RemoteName } from '../scripts/remotes.ts'
import type { BuiltRelease } from '../scripts/describe-release.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

export async function readRelease(name: RemoteName = 'public'): Promise<BuiltRelease> {
  const { releases } = await build()
  return releases.find(({ remote }) => remote === name)!
}

export interface Variation {
  files?: Readonly<Record<string, string>>
  contract?: number
  declared?: Partial<Pick<BuiltRelease['release'], 'routes' | 'forms' | 'sitemap'>>
}

/** Its name follows from what differs. */
export async function varyRelease(
  good: BuiltRelease,
  { files = {}, contract = good.release.contract, declared = {} }: Variation,
): Promise<BuiltRelease> {
  const name = createHash('sha256')
    .update(JSON.stringify([good.name, files, contract, declared]))
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
  // Without compressed copies, like the releases that were made before there were any.
  return { ...good, name, release: { ...good.release, ...declared, files: hashes, contract }, sources, copies: [] }
}

export async function markRelease(good: BuiltRelease, mark: string): Promise<BuiltRelease> {
  const [sheet] = good.release.css
  const text = await readFile(good.sources[sheet!]!, 'utf8')
  return varyRelease(good, { files: { [sheet!]: `${text}\n/* ${mark} */` } })
}
