import { safePath } from '@kere/platform/safe-path'
import type { ShellEnv } from './env.ts'
import { callApi } from './read-visitor.ts'

/** As long as the API client of the browser waits. */
export const timeoutMs = 10_000

/** The answer to a form: another page. */
export function seeOther(location: string, setCookies: readonly string[] = []) {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

interface FormCall {
  /** Path of the API's endpoint. */
  path: string
  body: unknown
  /** Where the form stands: the way back, with what went wrong. */
  page: string
  /** What else the way back carries; empty values are left out. */
  keep: Readonly<Record<string, string | null>>
}

/** Sends what a form holds to the API. A refusal comes back as the way to the form's page, by its code alone. */
export async function submitForm(env: ShellEnv, request: Request, { path, body, page, keep }: FormCall) {
  const answer = await callApi(env, request, { path, timeoutMs, body })
  if (answer?.ok) return { answer, refusal: null }
  const problem = await answer?.json<{ code?: string }>().catch(() => null)
  const wait = answer?.headers.get('retry-after') ?? null
  const refusal = seeOther(addressOf(page, { ...keep, problem: problem?.code ?? 'unavailable', wait }))
  return { answer: null, refusal }
}

/** A page's address with those values that are not empty. */
export function addressOf(page: string, values: Readonly<Record<string, string | null>>) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value)
  return search.size > 0 ? `${page}?${search.toString()}` : page
}

/** Where a form wants to go on to, if that is a path of this site. */
export const nextOf = (form: URLSearchParams) => safePath(form.get('next'))
