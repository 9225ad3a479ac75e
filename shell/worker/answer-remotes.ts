import type { BootRemote } from '@kere/platform/boot'
import type { Registry } from '@kere/platform/registry'
import { patternsWhere, releaseFolder, type LiveRemote, type RouteReader } from '@kere/platform/routing'
import type { ShellEnv } from './env.ts'
import { openRemotes, type OpenRemote } from './guard.ts'
import { trustedFiles } from './page-trust.ts'
import { readRegistry } from './read-registry.ts'
import { immutable } from './stored-file.ts'

const address = /^\/remotes\/([a-z_]+)(-onboarded)?(-enrolled)?\/(none|[\w@,]+)\.json$/

const visitor = 'visitor'

/** Not in the page, because it grows with the remotes. Named by all that is in it, so that it never changes. */
export function remotesPath(live: readonly LiveRemote[], reader: RouteReader) {
  const names = openRemotes(live, reader).map(({ name, releaseName }) => `${name}@${releaseName}`)
  return `/remotes/${nameOf(reader)}/${names.join(',') || 'none'}.json`
}

const nameOf = ({ user }: RouteReader) =>
  user ? `${user.role}${user.isOnboarded ? '-onboarded' : ''}${user.isEnrolled ? '-enrolled' : ''}` : visitor

/** Says nothing that is not in the public files of these releases, whose names it has to be told. */
export async function answerRemotes(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const [, role, onboarded, enrolled, names] = address.exec(pathname) ?? []
  if (!role || !names) return notFound()
  const registry = await readRegistry(env, origin, context)
  const live = names === 'none' ? [] : names.split(',').map((name) => findRelease(registry, name))
  if (!live.every((remote) => remote !== null)) return notFound()
  const user = role === visitor ? null : { role, isOnboarded: Boolean(onboarded), isEnrolled: Boolean(enrolled) }
  const described = openRemotes(live, { user }).map(describeRemote)
  return Response.json(described, { headers: { 'cache-control': immutable } })
}

function findRelease({ remotes }: Registry, named: string): LiveRemote | null {
  const [name = '', releaseName = ''] = named.split('@')
  const releases = Object.hasOwn(remotes, name) ? remotes[name]!.releases : {}
  return Object.hasOwn(releases, releaseName) ? { name, releaseName, release: releases[releaseName]! } : null
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
