import { isSameRelease } from '@kere/platform/registry-edits'
import { release as releaseSchema, type Registry, type Release } from '@kere/platform/registry'
import * as z from 'zod/mini'
import type { ShellEnv } from '../env.ts'
import { createBoundedMap } from '../http/bounded-map.ts'
import { objectKey } from './missing-file.ts'

const keyOf = (remote: string, name: string) => objectKey(remote, name, 'release.json')

/** Caches descriptions that no registry of this isolate knows: in parsed form they are several times as large. */
const kept = createBoundedMap<{ release: Release; bytes: number }>({
  maxBytes: 2_000_000,
  bytesOf: ({ bytes }) => bytes,
})

/**
 * Stores the description beside its files for good.
 * @returns false where another release has its place
 */
export async function storeDescription(env: ShellEnv, remote: string, name: string, release: Release) {
  const text = JSON.stringify(release)
  const key = keyOf(remote, name)
  if (await env.RELEASES.put(key, text, { onlyIf: { etagDoesNotMatch: '*' } })) return true
  const stored = await readStored(env, key)
  return stored !== null && isSameRelease(stored.release, release)
}

/**
 * A page may name a release that this isolate's registry does not know, because it is older, younger or forgotten: its
 * files are always served.
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
