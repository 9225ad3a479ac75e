import type { ShellEnv } from '../env.ts'
import { readUpTo } from '../http/read-up-to.ts'
import { isFromThisSite } from '../forms/read-form.ts'
import { collectReport } from './collect-reports.ts'
import { readWatchToken } from './watch-token.ts'

/** A page may report these failures; `watch-page.ts` says when. */
const failures: ReadonlySet<string> = new Set(['error', 'mount', 'dead', 'blank', 'style', 'slow'])

const maxBytes = 100

const gone = () => new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })

/** Takes `fine`, or a failure; `late …` comes from a page that was fine before. Anything else gets no explanation. */
export async function receiveReport(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const token = new URL(request.url).pathname.split('/').at(-1)!
  const watched = env.RELEASE_TOKEN ? await readWatchToken(token, env.RELEASE_TOKEN, Date.now()) : null
  if (!watched || !isFromThisSite(request)) return gone()
  const { bytes } = await readUpTo(request, maxBytes)
  const [said = '', after] = new TextDecoder().decode(bytes).split(' ')
  const isLate = said === 'late'
  const failure = isLate ? (after ?? '') : said
  const isFine = failure === 'fine' && !isLate
  if (!isFine && !failures.has(failure)) return gone()
  const found = { ...watched, measure: 'visit' as const, failure: isFine ? null : failure, isLate }
  await collectReport(env, context, request, found)
  return gone()
}
