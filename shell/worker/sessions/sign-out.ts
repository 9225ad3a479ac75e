import { signInPath } from '@kere/platform/landing'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import type { ShellEnv } from '../env.ts'
import { seeOther } from '../forms/form-answer.ts'
import { readForm } from '../forms/read-form.ts'
import { callApi } from './read-visitor.ts'
import { timeoutMs } from '../forms/submit-form.ts'

/** Handles the chrome's form. The session must end here even if the API does not answer. */
export async function signOut(request: Request, env: ShellEnv): Promise<Response> {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const answer = await callApi(env, request, { path: '/api/auth/logout', timeoutMs })
  const taken = answer?.headers.getSetCookie() ?? []
  return seeOther(answer?.ok ? '/' : signInPath, taken.length > 0 ? taken : clearedSessionCookies())
}
