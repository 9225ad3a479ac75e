import { getSession } from '@kere/contracts/auth'
import { frameProblems, problemMediaType } from '@kere/contracts/problem'
import { createClient } from '@kere/platform/client'
import { listReleases } from '@kere/platform/releases'
import type { ShellEnv } from './env.ts'
import { readRegistry } from './read-registry.ts'
import { summarizeReleases } from './summarize-releases.ts'

/** What is live, for admins; the API says who asks, by the session itself and not by the token alone. */
export async function answerReleases(request: Request, env: ShellEnv): Promise<Response> {
  const { origin } = new URL(request.url)
  const cookie = request.headers.get('cookie') ?? ''
  const withCookie = (call: Request) => {
    call.headers.set('cookie', cookie)
    return env.API.fetch(call)
  }
  try {
    const { user } = await createClient({ fetch: withCookie, origin }).call(getSession, {})
    if (!user) return refuse(request, 'unauthenticated')
    if (user.role !== 'admin') return refuse(request, 'forbidden')
  } catch {
    return refuse(request, 'unavailable', listReleases.failure)
  }
  return Response.json(summarizeReleases(await readRegistry(env, origin)), {
    headers: { 'cache-control': 'private, no-store' },
  })
}

function refuse(request: Request, code: keyof typeof frameProblems, detail?: string) {
  const { status, title } = frameProblems[code]
  const id = request.headers.get('x-request-id') ?? `req_${crypto.randomUUID()}`
  const document = { type: `urn:kere:problem:${code}`, title, status, code, instance: `urn:kere:request:${id}`, detail }
  const headers = { 'content-type': problemMediaType, 'cache-control': 'private, no-store', 'x-request-id': id }
  return Response.json(document, { status, headers })
}
