import { registry, type Registry, type RemoteReleases } from '@kere/platform/registry'
import * as z from 'zod/mini'
import type { ShellEnv } from './env.ts'
import { createMemory } from './memory.ts'
import { findMissingFile } from './missing-file.ts'

export const registryKey = 'registry'

/** Seconds at an edge location, and then in an isolate: how long a release takes to be seen everywhere. */
const cacheTtl = 60
const lifeMs = 10_000

/** What follows from a registry is kept by it, so that one of the same text has to be the same object. */
let last: { text: string; registry: Registry } | null = null

const memory = createMemory<Registry>({ maxBytes: 1_000, bytesOf: () => 0 })

export async function readRegistry(
  env: ShellEnv,
  origin: string,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Registry> {
  const make = async () => ({ value: await readStored(env, origin), isWhole: true })
  return (await memory.read(registryKey, { lifeMs, context, make })).value
}

export function keepRegistry(text: string, live: Registry) {
  last = { text, registry: live }
  memory.keep(registryKey, live)
}

export const forgetRegistry = () => memory.forget(registryKey)

/** The one the shell was deployed with where KV cannot be read or holds something else. */
async function readStored(env: ShellEnv, origin: string): Promise<Registry> {
  try {
    const text = await env.REGISTRY.get(registryKey, { type: 'text', cacheTtl })
    if (text !== null && text === last?.text) return last.registry
    const live = parseRegistry(text)
    if (text !== null && live) {
      last = { text, registry: live }
      return live
    }
    if (text !== null) console.error(JSON.stringify({ event: 'registry_invalid' }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'registry_unreadable', reason: String(error) }))
  }
  return readDeployedRegistry(env, origin)
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

/** For good, as no release changes. */
const seen = new Set<string>()

async function isThere(env: ShellEnv, remote: string, { stable: { release: name }, releases }: RemoteReleases) {
  const id = `${remote}@${name}`
  const release = releases[name]
  if (!seen.has(id) && release && (await findMissingFile(env, remote, name, release)) === null) seen.add(id)
  return seen.has(id)
}
