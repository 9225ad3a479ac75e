import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../scripts/build.ts'
import type { BuiltRelease } from '../scripts/describe-release.ts'
import type { Platform } from '../scripts/platform.ts'

/** The release of the public remote that was built from the sources of today. */
export async function readPublicRelease(): Promise<BuiltRelease> {
  const { releases } = await build()
  return releases.find(({ remote }) => remote === 'public')!
}

export interface Damage {
  /** Files whose content is another one, announced and hashed as if it were right. */
  files?: Readonly<Record<string, string>>
  contract?: number
}

/** Releases the public remote once more with something wrong in it; answers with the release's name. */
export async function publishDamaged({ releases }: Platform, good: BuiltRelease, damage: Damage): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(damage)).digest('hex').slice(0, 12)
  const folder = await mkdtemp(join(tmpdir(), 'kere-release-'))
  const files = { ...good.release.files }
  const sources = { ...good.sources }
  for (const [path, content] of Object.entries(damage.files ?? {})) {
    sources[path] = join(folder, path.replaceAll('/', '_'))
    await writeFile(sources[path], content)
    files[path] = `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  const release = { ...good.release, files, contract: damage.contract ?? good.release.contract }
  await releases.publish({ ...good, name, release, sources })
  return name
}
