import { createHash } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type RemoteName } from '../scripts/build.ts'
import type { BuiltRelease } from '../scripts/describe-release.ts'

/** The release of a remote that was built from the sources of today. */
export async function readRelease(name: RemoteName = 'public'): Promise<BuiltRelease> {
  const { releases } = await build()
  return releases.find(({ remote }) => remote === name)!
}

export interface Variation {
  /** Files with other content, announced and hashed as if it were built so. */
  files?: Readonly<Record<string, string>>
  contract?: number
  /** What else it announces. */
  announced?: Partial<Pick<BuiltRelease['release'], 'routes' | 'forms' | 'sitemap'>>
}

/** A release like another one, as other sources would have made it; its name follows from what differs. */
export async function varyRelease(
  good: BuiltRelease,
  { files = {}, contract = good.release.contract, announced = {} }: Variation,
): Promise<BuiltRelease> {
  const name = createHash('sha256')
    .update(JSON.stringify([good.name, files, contract, announced]))
    .digest('hex')
    .slice(0, 12)
  const folder = await mkdtemp(join(tmpdir(), 'kere-release-'))
  const hashes = { ...good.release.files }
  const sources = { ...good.sources }
  for (const [path, content] of Object.entries(files)) {
    sources[path] = join(folder, path.replaceAll('/', '_'))
    await writeFile(sources[path], content)
    hashes[path] = `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  // Without compressed copies, like the releases that were made before there were any.
  return { ...good, name, release: { ...good.release, ...announced, files: hashes, contract }, sources, copies: [] }
}

/** The same release with a mark in its stylesheet: other bytes, the same behaviour. */
export async function markRelease(good: BuiltRelease, mark: string): Promise<BuiltRelease> {
  const [sheet] = good.release.css
  const text = await readFile(good.sources[sheet!]!, 'utf8')
  return varyRelease(good, { files: { [sheet!]: `${text}\n/* ${mark} */` } })
}
