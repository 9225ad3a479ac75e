import type { Release } from '@kere/platform/registry'
import { releaseFolder } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import { formatIntegrity } from './integrity.ts'

export const objectKey = (name: string, release: string, path: string) => releaseFolder(name, release).slice(1) + path

/** @returns the first file that is missing, has other bytes, or is not declared; `null` if all are correct */
export async function findMissingFile(
  env: ShellEnv,
  remote: string,
  name: string,
  { files, routes, entry, css, preloads, server }: Release,
) {
  const pages = routes.flatMap((route) => route.css ?? [])
  const unnamed = [entry, ...css, ...preloads, ...pages, ...(server ? [server] : [])].find((path) => !files[path])
  if (unnamed) return unnamed
  const missing = await inLanes(Object.entries(files), async ([path, integrity]) => {
    const object = await env.RELEASES.head(objectKey(remote, name, path))
    return integrityOf(object) === integrity ? [] : [path]
  })
  return missing[0] ?? null
}

export async function sumSizes(env: ShellEnv, remote: string, name: string, paths: readonly string[]) {
  const sizes = await inLanes([...new Set(paths)], async (path) => [
    (await env.RELEASES.head(objectKey(remote, name, path)))?.size ?? 0,
  ])
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Limits the simultaneous requests, because a worker may wait for only a few. */
async function inLanes<Item, Found>(items: readonly Item[], work: (item: Item) => Promise<Found[]>) {
  const queue = [...items]
  const found: Found[] = []
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) found.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: 6 }, lane))
  return found
}

export const integrityOf = (object: R2Object | null) =>
  object?.checksums.sha384 ? formatIntegrity(object.checksums.sha384) : null
