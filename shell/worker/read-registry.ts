import { registry, type Registry } from '@kere/platform/registry'
import * as z from 'zod/mini'
import type { ShellEnv } from './env.ts'

export const registryKey = 'registry'

/** Seconds at an edge location: how long a release takes to be seen everywhere. */
const cacheTtl = 60

const empty: Registry = { remotes: {} }

/** Checking a long history costs a page more than everything else about it. */
let last: { text: string; registry: Registry } | null = null

/** The one the shell was deployed with where KV cannot be read or holds something else. */
export async function readRegistry(env: ShellEnv, origin: string): Promise<Registry> {
  try {
    const text = await env.REGISTRY.get(registryKey, { type: 'text', cacheTtl })
    if (text !== null && text === last?.text) return last.registry
    const live = parseRegistry(text)
    if (text !== null && live) {
      last = { text, registry: live }
      return live
    }
    console.error(JSON.stringify({ event: 'registry_invalid' }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'registry_unreadable', reason: String(error) }))
  }
  return readDeployedRegistry(env, origin)
}

/** `null` for what is no registry. */
export function parseRegistry(text: string | null): Registry | null {
  try {
    return z.safeParse(registry, JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

export async function readDeployedRegistry(env: ShellEnv, origin: string): Promise<Registry> {
  const file = await env.ASSETS.fetch(new URL('/registry.json', origin))
  return file.ok ? (parseRegistry(await file.text()) ?? empty) : empty
}
