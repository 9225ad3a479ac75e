import { registry, type Registry } from '@kere/platform/registry'
import * as z from 'zod/mini'
import type { ShellEnv } from './env.ts'

export const registryKey = 'registry'

/** Seconds for which an edge location may keep the registry: how long a release takes to be seen everywhere. */
const cacheTtl = 60

const empty: Registry = { remotes: {} }

/** The live registry; the one the shell was deployed with where KV cannot be read or holds something else. */
export async function readRegistry(env: ShellEnv, origin: string): Promise<Registry> {
  try {
    const live = z.safeParse(registry, await env.REGISTRY.get(registryKey, { type: 'json', cacheTtl }))
    if (live.success) return live.data
    console.error(JSON.stringify({ event: 'registry_invalid' }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'registry_unreadable', reason: String(error) }))
  }
  return readDeployedRegistry(env, origin)
}

export async function readDeployedRegistry(env: ShellEnv, origin: string): Promise<Registry> {
  const file = await env.ASSETS.fetch(new URL('/registry.json', origin))
  if (!file.ok) return empty
  const deployed = z.safeParse(registry, await file.json())
  return deployed.success ? deployed.data : empty
}
