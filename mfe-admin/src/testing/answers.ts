import type { AuditEntry } from '@kere/contracts/audit'
import type { AdminDashboard } from '@kere/contracts/dashboard'
import type { Answer } from '@kere/platform/react/stage'

export function makeEntry(number: number, given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: `aud_${number}`,
    at: new Date(Date.UTC(2026, 10, 20, 10, 42, 8) - number * 60_000).toISOString(),
    actor: { id: 'usr_1', name: 'Meera Nambiar', role: 'student' },
    action: 'session.signed_in',
    outcome: 'succeeded',
    subject: { type: 'session', id: `ses_${number}` },
    detail: {},
    requestId: `req_${number}`,
    ...given,
  }
}

/** A page of the log as the API answers it: so many entries from a number on, of so many in all. */
export const makePage = (count: number, { first = 1, total = count, nextCursor = null as string | null } = {}) => ({
  items: Array.from({ length: count }, (_, index) => makeEntry(first + index)),
  nextCursor,
  total,
  totalIsLowerBound: false,
})

export const figures: AdminDashboard = {
  role: 'admin',
  users: 1284,
  students: 1240,
  educators: 41,
  admins: 3,
  sessionsActive: 96,
  courses: { published: 49, drafts: 5 },
}

export const makeRemote = (name: string, percent: number | null = null) => ({
  name,
  stable: { release: 'a1b2c3d4e5f6', since: '2026-11-18T06:00:00.000Z', contract: 1, files: 24 },
  canary:
    percent === null
      ? null
      : { release: '0f9e8d7c6b5a', since: '2026-11-20T04:30:00.000Z', contract: 1, files: 25, percent },
  previous: [{ release: '112233445566', since: '2026-11-02T06:00:00.000Z' }],
})

/** Answers each endpoint by its path; what is not named waits for ever. */
export const answerBy =
  (answers: Readonly<Record<string, Answer>>): Answer =>
  (url, request) =>
    answers[url.pathname]?.(url, request) ?? new Promise(() => {})
