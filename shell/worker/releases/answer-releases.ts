import { wantsBar } from '../bar/developer-bar.ts'
import type { ShellEnv } from '../env.ts'
import { withOwnId } from '../http/own-request.ts'
import { readTemplate } from '../pages/shell-template.ts'
import { inTime } from '../http/in-time.ts'
import { readRegistry, registryOf } from './read-registry.ts'
import { summarizeHistory, summarizeReleases } from './summarize-releases.ts'

/** The shell owns the registry, but the API decides who may read it. */
export async function answerReleases(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const admitted = await env.API.fetch(withOwnId(request))
  if (admitted.status !== 204) return admitted
  const { origin } = new URL(request.url)
  const live = summarizeReleases(await readRegistry(env, origin, context))
  const shell = /-([\w-]+)\.js$/.exec((await readTemplate(env, origin, context)).entry)?.[1]
  const hasBar = wantsBar(request.headers.get('cookie'))
  return Response.json({ ...live, shell, hasBar, ...(await readHistory(env)) }, { headers: admitted.headers })
}

const patienceMs = 2_000

const shownActs = 30

/** If the Durable Object fails, the history is missing, but the live releases can still be read. */
async function readHistory(env: ShellEnv) {
  const writer = registryOf(env)
  try {
    const asked = { remote: null, before: Number.MAX_SAFE_INTEGER, limit: shownActs }
    const reading = Promise.all([writer.listTrials(), writer.listActs(asked)])
    return summarizeHistory(...(await inTime(reading, patienceMs, 'The registry took too long')))
  } catch (error) {
    console.error(JSON.stringify({ event: 'registry_unreachable', reason: String(error) }))
    return {}
  }
}
