import type { Registry, RemoteReleases } from '@kere/platform/registry'
import type { LiveRemote } from '@kere/platform/routing'
import type { OlderReleases } from '@kere/platform/older-releases'
import type { ShellEnv } from '../env.ts'
import { readTemplate } from '../pages/shell-template.ts'
import { liveForReader } from '../preview/live-for-reader.ts'
import { readVisitor } from '../sessions/read-visitor.ts'
import { readRegistry } from './read-registry.ts'

export const comparePath = '/_versions'

const heldNames = /^[a-z]{1,30}@[0-9a-f]{12}(?:,[a-z]{1,30}@[0-9a-f]{12}){0,29}$/

/** Tells a tab which of its releases the reader would no longer get. It reads only the registry. */
export async function compareReleases(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const { origin, searchParams } = new URL(request.url)
  const remotes = searchParams.get('remotes') ?? ''
  if (!heldNames.test(remotes)) return new Response('This address asks for names of releases', { status: 400 })
  const [registry, template, { session, setCookies }] = await Promise.all([
    readRegistry(env, origin, context),
    readTemplate(env, origin, context),
    readVisitor(request, env),
  ])
  const reader = { cookies: request.headers.get('cookie') ?? '', user: session.user }
  const { live } = await liveForReader(env, registry, reader)
  const found = olderOf(registry, live, remotes.split(','))
  const isShellOlder = searchParams.get('shell') !== template.entry
  const answer: OlderReleases = { ...found, older: [...found.older, ...(isShellOlder ? ['shell'] : [])] }
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const line of setCookies) headers.append('set-cookie', line)
  return Response.json(answer, { headers })
}

/**
 * @param held the tab's releases, as `public@0123456789ab`
 * @param live the releases that the reader would get now
 */
export function olderOf(registry: Registry, live: readonly LiveRemote[], held: readonly string[]): OlderReleases {
  const sent = new Map(live.map(({ name, releaseName }) => [name, releaseName]))
  const older = held
    .map((each) => each.split('@') as [string, string])
    .filter(([name, release]) => sent.get(name) !== release)
  const withdrawn = older.filter(([name, release]) => isWithdrawn(registry.remotes[name], release))
  return { older: older.map(([name]) => name), withdrawn: withdrawn.map(([name]) => name) }
}

/**
 * A release is withdrawn if it was taken back, or its remote was retired. A release that a newer one followed is listed
 * under `previous` and is not withdrawn.
 */
function isWithdrawn(known: RemoteReleases | undefined, release: string): boolean {
  if (!known) return true
  const { stable, canary, previous, releases } = known
  const standing = [stable, ...(canary ? [canary] : []), ...previous]
  return Object.hasOwn(releases, release) && !standing.some((each) => each.release === release)
}
