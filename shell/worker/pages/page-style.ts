import type { LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import { integrityOfBytes } from '../releases/integrity.ts'
import { objectKey } from '../releases/missing-file.ts'

/**
 * Returns `null` if the release has no styles.
 * @throws {Error} if a file is missing or differs from the release
 */
export async function readPageStyle(
  env: ShellEnv,
  { name, releaseName, release }: LiveRemote,
  pattern: string,
): Promise<string | null> {
  const path = release.routes.find((route) => route.path === pattern)?.css
  if (!path) return null
  const key = objectKey(name, releaseName, path)
  const object = await env.RELEASES.get(key)
  if (!object) throw new Error(`${key} is missing`)
  const bytes = await object.arrayBuffer()
  if ((await integrityOfBytes(bytes)) !== release.files[path]) throw new Error(`${key} is not what was released`)
  return new TextDecoder().decode(bytes)
}
