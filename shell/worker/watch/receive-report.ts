import type { ShellEnv } from '../env.ts'
import { readUpTo } from '../http/read-up-to.ts'
import { isFromThisSite } from '../forms/read-form.ts'
import { collectReport } from './collect-reports.ts'
import type { Vitals } from './vitals.ts'
import { readWatchToken } from './watch-token.ts'

/** The failures that a page may report; `watch-page.ts` says when. */
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

/** Reports of a page that works, or was left before anything could be known. */
const harmless: ReadonlySet<string> = new Set(['fine', 'gone'])

/**
 * A report such as `public vitals 1234 56`, in milliseconds, with a dash for a missing value. Values above a minute
 * count as a minute.
 */
const measured = /^([a-z]{1,30}) vitals (\d{1,7}|-) (\d{1,7}|-)$/

const longestMs = 60_000

const maxBytes = 100

const gone = () => new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })

/** Receives `public fine`, a failure, or measurements. The sender is not told whether the report was valid. */
export async function receiveReport(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const token = new URL(request.url).pathname.split('/').at(-1)!
  const page = env.RELEASE_TOKEN ? await readWatchToken(token, env.RELEASE_TOKEN, Date.now()) : null
  if (!page || !isFromThisSite(request)) return gone()
  const { bytes } = await readUpTo(request, maxBytes)
  const text = new TextDecoder().decode(bytes)
  const vitals = readVitals(text)
  const [remote = '', said = ''] = text.split(' ')
  const release = Object.hasOwn(page.releases, remote) ? page.releases[remote] : undefined
  if (!release || (!vitals && !harmless.has(said) && !failures.has(said))) return gone()
  const found = failures.has(said) ? [said] : []
  collectReport(env, context, {
    remote,
    release,
    voter: page.voter,
    isSent: false,
    isHeard: true,
    failures: found,
    ...(vitals && { vitals }),
  })
  return gone()
}

function readVitals(text: string): Vitals | null {
  const [, , lcp, inp] = measured.exec(text) ?? []
  if (lcp === undefined || inp === undefined) return null
  const msOf = (digits: string) => (digits === '-' ? null : Math.min(Number(digits), longestMs))
  return { lcpMs: msOf(lcp), inpMs: msOf(inp) }
}
