import { env } from 'cloudflare:workers'
import { ulid } from 'ulid'
import { createApi } from '../src/frame/create-api.ts'
import type { Route } from '../src/frame/route.ts'
import { routes as allRoutes } from '../src/routes.ts'

/** An API as it is served, with a clock that can be set and its log lines kept. */
export function startApi({ routes = allRoutes, db = env.DB }: { routes?: readonly Route[]; db?: D1Database } = {}) {
  const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
  const lines: string[] = []
  const api = createApi(routes, {
    now: () => clock.now,
    newId: (prefix) => `${prefix}_${ulid()}`,
    writeLog: (line) => lines.push(line),
  })

  const call = async (path: string, init?: RequestInit) => {
    const response = await api.fetch(new Request(`https://kere.test${path}`, init), { ...env, DB: db })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: readJson(text) }
  }
  return { call, clock, lines }
}

// Tests look into answers of every shape; what they find there is what they assert.
// oxlint-disable-next-line typescript/no-explicit-any
function readJson(text: string): any {
  return text === '' ? undefined : JSON.parse(text)
}
