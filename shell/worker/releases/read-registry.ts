import { registry, type Registry, type RemoteReleases } from '@kere/platform/registry'
import * as z from 'zod/mini'
import type { ShellEnv } from '../env.ts'
import { inTime } from '../http/in-time.ts'
import { createMemory } from '../http/memory.ts'
import { findMissingFile } from './missing-file.ts'

export const registryKey = 'registry'

/**
 * Seconds that an edge location caches the registry, the minimum of KV. Together with `lifeMs`, that is the time until
 * a release is visible everywhere.
 */
const cacheTtl = 30
const lifeMs = 10_000

/** The longest time that a page waits for data that it can do without. */
const patienceMs = 500

interface Known {
  text: string
  registry: Registry
}

/** The same text must give the same object, because values derived from the registry are cached by the object. */
let last: Known | null = null

const memory = createMemory<Registry>({ maxBytes: 1_000, bytesOf: () => 0 })

export async function readRegistry(
  env: ShellEnv,
  origin: string,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Registry> {
  const make = async () => ({ value: await readNewest(env, origin), isWhole: true })
  return (await memory.read(registryKey, { lifeMs, context, make })).value
}

/**
 * Makes the registry apply from now on.
 * @returns the parsed registry
 */
export function keepRegistry(text: string): Registry {
  memory.keep(registryKey, takeNewer(text) ?? { remotes: {} })
  return parseRegistry(text) ?? { remotes: {} }
}

/**
 * Makes the next page read the registry again; it gets this or a newer one.
 * @returns the parsed registry
 */
export function learnRegistry(text: string): Registry {
  memory.forget(registryKey)
  takeNewer(text)
  return parseRegistry(text) ?? { remotes: {} }
}

/** Resets the state to that of a new isolate. */
export function forgetRegistry() {
  last = null
  memory.forget(registryKey)
}

/**
 * A Durable Object stays where it is first created, which would be near the person who deploys. The readers, the data
 * and the files are in Asia.
 */
export const registryOf = ({ RELEASE_REGISTRY: objects }: ShellEnv) =>
  objects.getByName('registry', { locationHint: 'apac' })

/**
 * Reads the copy in KV, or else what this isolate has seen. Without either it asks the writer, and as the last resort
 * reads the build.
 */
async function readNewest(env: ShellEnv, origin: string): Promise<Registry> {
  const stored = await tryToRead('registry_unreadable', () => env.REGISTRY.get(registryKey, { type: 'text', cacheTtl }))
  const live = stored === null ? null : takeNewer(stored)
  if (stored !== null && !live) console.error(JSON.stringify({ event: 'registry_invalid' }))
  const known = live ?? last?.registry
  if (known) return known
  const written = await tryToRead('registry_unreachable', () => registryOf(env).read())
  const truth = written === null ? null : parseRegistry(written)
  if (written !== null && truth && Object.keys(truth.remotes).length > 0) return takeNewer(written) ?? truth
  return readDeployedRegistry(env, origin)
}

async function tryToRead(event: string, read: () => Promise<string | null>): Promise<string | null> {
  try {
    return await inTime(read(), patienceMs, `No answer within ${patienceMs} ms`)
  } catch (error) {
    console.error(JSON.stringify({ event, reason: String(error) }))
    return null
  }
}

/** KV may return a copy that is a minute old. The isolate never goes back to an older one. */
function takeNewer(text: string): Registry | null {
  if (text === last?.text) return last.registry
  const read = parseRegistry(text)
  if (!read) return null
  if (last && (read.revision ?? 0) < (last.registry.revision ?? 0)) return last.registry
  last = { text, registry: read }
  return read
}

export function parseRegistry(text: string | null): Registry | null {
  try {
    return z.safeParse(registry, JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

export async function readDeployedRegistry(env: ShellEnv, origin: string): Promise<Registry> {
  const file = await env.ASSETS.fetch(new URL('/registry.json', origin))
  const deployed = file.ok ? parseRegistry(await file.text()) : null
  const there = await Promise.all(
    Object.entries(deployed?.remotes ?? {}).map(async ([remote, known]) =>
      (await isThere(env, remote, known)) ? [[remote, known] as const] : [],
    ),
  )
  return { remotes: Object.fromEntries(there.flat()) }
}

/** A release never changes, so the entries never expire. */
const seen = new Set<string>()

async function isThere(env: ShellEnv, remote: string, { stable: { release: name }, releases }: RemoteReleases) {
  const id = `${remote}@${name}`
  const release = releases[name]
  if (!seen.has(id) && release && (await findMissingFile(env, remote, name, release)) === null) seen.add(id)
  return seen.has(id)
}
