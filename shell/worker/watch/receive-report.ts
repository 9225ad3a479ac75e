import type { ShellEnv } from '../env.ts'
import { readUpTo } from '../http/read-up-to.ts'
import { isFromThisSite } from '../forms/read-form.ts'
import { collectReport } from './collect-reports.ts'
import { readWatchToken } from './watch-token.ts'

/** A page may report these failures; `watch-page.ts` says when. */
const failures: ReadonlySet<string> = new Set([
  'error',
  'mount',
  'dead',
  'left',
  'blank',
  'empty',
  'style',
  'slow',
  'hang',
  'lag',
  'policy',
  'call',
])

/** Such a page was left before anything could be said of it. */
const harmless: ReadonlySet<string> = new Set(['fine', 'gone'])

const maxBytes = 100

const gone = () => new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })

/** `public fine`, or what failed. Who sends something else is not told. */
export async function receiveReport(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const token = new URL(request.url).pathname.split('/').at(-1)!
  const page = env.RELEASE_TOKEN ? await readWatchToken(token, env.RELEASE_TOKEN, Date.now()) : null
  if (!page || !isFromThisSite(request)) return gone()
  const { bytes } = await readUpTo(request, maxBytes)
  const [remote = '', said = ''] = new TextDecoder().decode(bytes).split(' ')
  const release = Object.hasOwn(page.releases, remote) ? page.releases[remote] : undefined
  if (!release || (!harmless.has(said) && !failures.has(said))) return gone()
  const found = harmless.has(said) ? [] : [said]
  collectReport(env, context, { remote, release, voter: page.voter, isSent: false, isHeard: true, failures: found })
  return gone()
}
