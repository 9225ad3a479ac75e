import { problemDocument } from '@kere/contracts/problem'
import type { WriteOutcome } from '@kere/platform/device'
import { userHeader } from '@kere/contracts/user-header'
import * as z from 'zod/mini'
import type { StoredWrite } from './device-store.ts'

const timeoutMs = 10_000

/** What may be answered otherwise a while later. */
const passing: ReadonlySet<string> = new Set(['unauthenticated', 'idempotency_key_in_use', 'too_many_changes'])

export interface Connection {
  fetch: (request: Request) => Promise<Response>
  renewSession: () => Promise<boolean>
}

export async function sendStored(write: StoredWrite, connection: Connection): Promise<WriteOutcome> {
  const first = await trySending(write, connection)
  if (first.kind !== 'refused' || first.code !== 'unauthenticated') return settle(first)
  return settle((await connection.renewSession()) ? await trySending(write, connection) : first)
}

const settle = (outcome: WriteOutcome): WriteOutcome =>
  outcome.kind === 'refused' && passing.has(outcome.code) ? { kind: 'waiting' } : outcome

async function trySending(
  { method, path, body, key, userId }: StoredWrite,
  { fetch }: Connection,
): Promise<WriteOutcome> {
  // The server refuses it where another account is signed in by now.
  const headers = { accept: 'application/json', 'idempotency-key': key, [userHeader]: userId }
  const hasBody = body !== undefined
  try {
    const response = await fetch(
      new Request(new URL(path, location.origin), {
        method,
        headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(hasBody && { body: JSON.stringify(body) }),
      }),
    )
    if (response.status >= 500 || response.status === 429) return { kind: 'waiting' }
    const answer: unknown = response.status === 204 ? undefined : await response.json()
    if (response.ok) return { kind: 'sent', answer }
    const problem = z.safeParse(problemDocument, answer).data
    if (!problem) return { kind: 'waiting' }
    return { kind: 'refused', code: problem.code, message: problem.detail ?? problem.title }
  } catch {
    return { kind: 'waiting' }
  }
}
