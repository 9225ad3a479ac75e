import { problemDocument } from '@kere/contracts/http/problem'
import type { WriteOutcome } from '@kere/platform/device'
import { userHeader } from '@kere/contracts/accounts/user-header'
import * as z from 'zod/mini'
import type { StoredWrite } from './device-store.ts'

const timeoutMs = 10_000

/** These problems only delay this write. The others are sent meanwhile. */
const held: ReadonlySet<string> = new Set(['idempotency_key_in_use', 'internal'])

type Attempt = WriteOutcome | { kind: 'held' }

export interface Connection {
  fetch: (request: Request) => Promise<Response>
  renewSession: () => Promise<boolean>
}

export async function sendStored(write: StoredWrite, connection: Connection): Promise<Attempt> {
  const first = await trySending(write, connection)
  if (!isSignedOut(first)) return first
  const second = (await connection.renewSession()) ? await trySending(write, connection) : first
  return isSignedOut(second) ? { kind: 'waiting' } : second
}

const isSignedOut = (outcome: Attempt) => outcome.kind === 'refused' && outcome.code === 'unauthenticated'

async function trySending({ method, path, body, key, userId }: StoredWrite, { fetch }: Connection): Promise<Attempt> {
  // The server refuses the write if another account has signed in since.
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
    const answer: unknown = response.status === 204 ? undefined : await response.json()
    if (response.ok) return { kind: 'sent', answer }
    const problem = z.safeParse(problemDocument, answer).data
    if (problem && held.has(problem.code)) return { kind: 'held' }
    if (!problem || response.status >= 500 || response.status === 429) return { kind: 'waiting' }
    return { kind: 'refused', code: problem.code, message: problem.detail ?? problem.title }
  } catch {
    return { kind: 'waiting' }
  }
}
