import type { BootRemote } from '@kere/platform/boot'
import { patternsWhere, releaseFolder, type LiveRemote, type RouteReader } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import { openRemotes, type OpenRemote } from '../pages/guard.ts'
import { trustedFiles } from '../pages/page-trust.ts'
import { readRegistry } from './read-registry.ts'
import { readDescription } from './release-description.ts'
import { immutable } from '../files/stored-file.ts'

const address =
  /^\/remotes\/([a-z_]+)(-onboarded)?(-enrolled)?\/(none|[a-z]{1,30}@[0-9a-f]{12}(?:,[a-z]{1,30}@[0-9a-f]{12})*)\.json$/

const visitor = 'visitor'

/** The most remotes in one request, each of which may cause a read of the bucket. */
const mostRemotes = 30

/**
 * The list is separate from the page, because it grows with the remotes. Its path contains a hash of its content, so it
 * never changes.
 */
export function remotesPath(live: readonly LiveRemote[], reader: RouteReader) {
  const names = openRemotes(live, reader).map(({ name, releaseName }) => `${name}@${releaseName}`)
  return `/remotes/${nameOf(reader)}/${names.join(',') || 'none'}.json`
}

const nameOf = ({ user }: RouteReader) =>
  user ? `${user.role}${user.isOnboarded ? '-onboarded' : ''}${user.isEnrolled ? '-enrolled' : ''}` : visitor

/** The answer contains only public facts about the releases that the request names. */
export async function answerRemotes(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const [, role, onboarded, enrolled, names] = address.exec(pathname) ?? []
  if (!role || !names) return notFound()
  const registry = await readRegistry(env, origin, context)
  const named = names === 'none' ? [] : names.split(',')
  if (named.length > mostRemotes) return notFound()
  const live = await Promise.all(
    named.map(async (each): Promise<LiveRemote | null> => {
      const [name = '', releaseName = ''] = each.split('@')
      const release = await readDescription(env, registry, name, releaseName)
      return release && { name, releaseName, release }
    }),
  )
  if (!live.every((remote) => remote !== null)) return notFound()
  const user = role === visitor ? null : { role, isOnboarded: Boolean(onboarded), isEnrolled: Boolean(enrolled) }
  const described = openRemotes(live, { user }).map(describeRemote)
  return Response.json(described, { headers: { 'cache-control': immutable } })
}

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

function describeRemote(remote: OpenRemote): BootRemote {
  const { name, release, releaseName, patterns } = remote
  return {
    name,
    contract: release.contract,
    entry: releaseFolder(name, releaseName) + release.entry,
    css: trustedFiles(remote, release.css),
    patterns,
    focused: patternsWhere(release.routes, patterns, 'isFocused'),
    offline: patternsWhere(release.routes, patterns, 'offline'),
  }
}
