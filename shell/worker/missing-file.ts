import type { Release } from '@kere/platform/registry'
import { releaseFolder } from '@kere/platform/routing'
import type { ShellEnv } from './env.ts'
import { formatIntegrity } from './integrity.ts'

export const objectKey = (name: string, release: string, path: string) => releaseFolder(name, release).slice(1) + path

/** @returns the first file that is named and not there with these bytes, or not named at all; `null` where all are there */
export async function findMissingFile(
  env: ShellEnv,
  remote: string,
  name: string,
  { files, entry, css, preloads, server }: Release,
) {
  const unnamed = [entry, ...css, ...preloads, ...(server ? [server] : [])].find((path) => !files[path])
  if (unnamed) return unnamed
  for (const [path, integrity] of Object.entries(files)) {
    const object = await env.RELEASES.head(objectKey(remote, name, path))
    if (integrityOf(object) !== integrity) return path
  }
  return null
}

export const integrityOf = (object: R2Object | null) =>
  object?.checksums.sha384 ? formatIntegrity(object.checksums.sha384) : null
