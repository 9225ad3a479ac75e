import { isSameRelease } from '@kere/platform/registry-edits'
import { release as releaseSchema, type Registry, type Release } from '@kere/platform/registry'
import * as z from 'zod/mini'
import type { ShellEnv } from '../env.ts'
import { createBoundedMap } from '../http/bounded-map.ts'
import { objectKey } from './missing-file.ts'

const keyOf = (remote: string, name: string) => objectKey(remote, name, 'release.json')

/**
 * Caches descriptions that are in no registry of this isolate. Parsed descriptions take several times the memory of
 * their text.
 */
const kept = createBoundedMap<{ release: Release; bytes: number }>({
  maxBytes: 2_000_000,
  bytesOf: ({ bytes }) => bytes,
})

/**
 * Stores the description beside its files for good.
 * @returns false if another release already has this name
 */
export async function storeDescription(env: ShellEnv, remote: string, name: string, release: Release) {
  const text = JSON.stringify(release)
  const key = keyOf(remote, name)
  if (await env.RELEASES.put(key, text, { onlyIf: { etagDoesNotMatch: '*' } })) return true
  const stored = await readStored(env, key)
  return stored !== null && isSameRelease(stored.release, release)
}

/**
 * Reads the description of a release that this isolate's registry may not know, because it is older, newer or
 * forgotten. The files of all releases are always served.
 */
export async function readDescription(
  env: ShellEnv,
  { remotes }: Registry,
  remote: string,
  name: string,
): Promise<Release | null> {
  const releases = Object.hasOwn(remotes, remote) ? remotes[remote]!.releases : {}
  if (Object.hasOwn(releases, name)) return releases[name]!
  const id = `${remote}@${name}`
  const known = kept.get(id)
  if (known) return known.release
  const stored = await readStored(env, keyOf(remote, name))
  if (stored) kept.set(id, stored)
  return stored?.release ?? null
}

async function readStored(env: ShellEnv, key: string) {
  const object = await env.RELEASES.get(key)
  if (!object) return null
  const text = await object.text()
  return { release: z.parse(releaseSchema, JSON.parse(text)), bytes: text.length }
}
