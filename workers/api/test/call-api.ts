import { env } from 'cloudflare:workers'
import type { Course, CourseList } from '@kere/contracts/courses'
import type { ProblemDocument } from '@kere/contracts/problem'
import { ulid } from 'ulid'
import { argon2id } from '../src/argon2id.ts'
import { createApi } from '../src/frame/create-api.ts'
import type { Route } from '../src/frame/route.ts'
import { routes as allRoutes } from '../src/routes.ts'

/** Fields of any answer, for tests to look at; what is really there is what they assert. */
type AnyAnswer = CourseList & Course & ProblemDocument

/** An API as it is served, with a clock that can be set and its log lines kept. */
export function startApi({ routes = allRoutes, db = env.DB }: { routes?: readonly Route[]; db?: D1Database } = {}) {
  const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
  const lines: string[] = []
  const api = createApi(routes, {
    now: () => clock.now,
    newId: (prefix) => `${prefix}_${ulid()}`,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    argon2id,
    writeLog: (line) => lines.push(line),
  })

  const call = async (path: string, init?: RequestInit) => {
    const response = await api.fetch(new Request(`https://kere.test${path}`, init), { ...env, DB: db })
    const text = await response.text()
    const body = (text === '' ? {} : JSON.parse(text)) as AnyAnswer
    return { status: response.status, headers: response.headers, text, body }
  }
  return { call, clock, lines }
}
