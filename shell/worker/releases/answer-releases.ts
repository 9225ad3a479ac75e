import type { ShellEnv } from '../env.ts'
import { withOwnId } from '../http/own-request.ts'
import { readRegistry } from './read-registry.ts'
import { summarizeReleases } from './summarize-releases.ts'

/** The registry is the shell's, the rule is the API's. */
export async function answerReleases(
  request: Request,
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const admitted = await env.API.fetch(withOwnId(request))
  if (admitted.status !== 204) return admitted
  const { origin } = new URL(request.url)
  return Response.json(summarizeReleases(await readRegistry(env, origin, context)), { headers: admitted.headers })
}
