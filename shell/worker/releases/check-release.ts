import { contractVersion } from '@kere/platform/border'
import type { Release } from '@kere/platform/registry'
import type { ReleaseProblem } from '@kere/platform/release-problems'
import type { LiveRemote } from '@kere/platform/routing'
import * as z from 'zod/mini'
import type { ShellEnv } from '../env.ts'
import { inTime } from '../http/in-time.ts'
import { openBundle } from '../pages/render-page.ts'
import { findMissingFile, sumSizes } from './missing-file.ts'

export interface Fault {
  code: ReleaseProblem
  detail: string
}

/**
 * The limits in uncompressed bytes, several times those of today's releases. The build measures the size of a page
 * after compression.
 */
const limits = { files: 3_000, firstLoad: 3_000_000, server: 5_000_000, all: 50_000_000 }

/** A page gets the usual time but several tries, because the machine may be busy with the upload. */
const render = { timeoutMs: 2_000, tries: 3, lanes: 3 }

/** Checks a release before anybody sees it, and changes nothing. */
export async function findFault(env: ShellEnv, remote: LiveRemote): Promise<Fault | null> {
  return (
    (await findOldFault(env, remote)) ??
    (await findWeight(env, remote)) ??
    (await findLackingCall(env, remote.release)) ??
    (await findBrokenPage(env, remote))
  )
}

/** Checks an earlier release again, because the contract may have changed, or its files may be gone. */
export async function findOldFault(env: ShellEnv, { name, releaseName, release }: LiveRemote): Promise<Fault | null> {
  if (release.contract !== contractVersion)
    return {
      code: 'contract_mismatch',
      detail: `${releaseName} of ${name} speaks contract ${release.contract}, the shell ${contractVersion}`,
    }
  const missing = await findMissingFile(env, name, releaseName, release)
  return missing === null ? null : { code: 'file_missing', detail: `Not there, or not with these bytes: ${missing}` }
}

async function findWeight(env: ShellEnv, { name, releaseName, release }: LiveRemote): Promise<Fault | null> {
  const { entry, preloads, css, server, files } = release
  const heavy = (what: string, is: number, most: number): Fault | null =>
    is > most ? { code: 'too_heavy', detail: `${what}: ${is}, at most ${most}` } : null
  const weigh = (paths: readonly string[]) => sumSizes(env, name, releaseName, paths)
  const paths = Object.keys(files)
  return (
    heavy('Files', paths.length, limits.files) ??
    heavy('Bytes that a first page loads', await weigh([entry, ...preloads, ...css]), limits.firstLoad) ??
    heavy('Bytes of the server bundle', await weigh(server ? [server] : []), limits.server) ??
    heavy('Bytes in all', await weigh(paths), limits.all)
  )
}

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/**
 * Finds a call that the API lacks. A release from before `calls` lists none, but contracts only grow, so its calls
 * exist.
 */
export async function findLackingCall(
  env: ShellEnv,
  { calls = [] }: Release,
  headers: Record<string, string> = {},
): Promise<Fault | null> {
  if (calls.length === 0) return null
  const known = new Set<string>()
  try {
    const answer = await inTime(
      env.API.fetch('https://api/api/openapi.json', { headers }),
      5_000,
      'The API took too long',
    )
    for (const [path, operations] of Object.entries(z.parse(openApi, await answer.json()).paths))
      for (const method of ['', ...Object.keys(operations)]) known.add(nameCall(method, path))
  } catch (error) {
    return { code: 'api_unavailable', detail: `The API does not say what it answers: ${String(error)}` }
  }
  const lacking = calls.filter((call) => {
    const [path, method = ''] = call.split(' ').toReversed()
    return !known.has(nameCall(method, path!))
  })
  return lacking.length === 0
    ? null
    : { code: 'call_unknown', detail: `The API does not know ${lacking.join(', ')}: deploy it first` }
}

const nameCall = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}|:[^/.]+/g, ':')}`

/**
 * Renders every page without parameters that visitors can open, and the page for unknown addresses, as a visitor gets
 * them.
 */
async function findBrokenPage(env: ShellEnv, remote: LiveRemote): Promise<Fault | null> {
  const { routes, server } = remote.release
  if (!server) return null
  const open = routes.filter(({ path, roles }) => !roles && !path.includes(':'))
  const paths = open.map(({ path }) => (path === '*' ? '/no-page-of-this-site' : path))
  const bundle = openBundle(env, remote, 'trial')
  const faults: string[] = []
  const lane = async () => {
    for (let path = paths.shift(); path !== undefined && faults.length === 0; path = paths.shift()) {
      const reason = await tryPage(bundle, path)
      if (reason !== null) faults.push(`${path} is not rendered: ${reason}`)
    }
  }
  await Promise.all(Array.from({ length: render.lanes }, lane))
  return faults[0] === undefined ? null : { code: 'page_not_rendered', detail: faults[0] }
}

async function tryPage(bundle: ReturnType<typeof openBundle>, path: string): Promise<string | null> {
  let reason: string | null = null
  for (let attempt = 0; attempt < render.tries; attempt += 1) {
    reason = await renderOnce(bundle, path)
    if (reason === null) return null
  }
  return reason
}

async function renderOnce(bundle: ReturnType<typeof openBundle>, path: string): Promise<string | null> {
  const begunAt = Date.now()
  try {
    const rendering = bundle.render({
      path,
      search: '',
      session: { user: null },
      accessToken: null,
      submission: null,
      bookmark: null,
      inbox: null,
      fresh: true,
      asBytes: true,
    })
    const { status, html } = await inTime(rendering, render.timeoutMs, `nothing within ${render.timeoutMs} ms`)
    // If a page keeps the processor busy, the timer cannot fire in time.
    if (Date.now() - begunAt > render.timeoutMs) return `it took ${Date.now() - begunAt} ms`
    if (!(status < 500)) return `it answers ${status}`
    return html.length > 0 ? null : 'it is empty'
  } catch (error) {
    return String(error)
  }
}
