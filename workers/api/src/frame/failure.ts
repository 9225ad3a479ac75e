import { DrizzleQueryError } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { BatchError } from '../context.ts'
import { DomainError } from './domain-error.ts'
import type { FrameEnv } from './frame-env.ts'
import { problemResponse } from './problem-response.ts'

/** Turns whatever was thrown into a problem document. Only refusals of our own say more than the endpoint's failure text. */
export function failureResponse(error: Error, c: HonoContext<FrameEnv>) {
  if (error instanceof DomainError) {
    if (error.retryAfterMs !== undefined) c.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)))
    return problemResponse(c, error.code, { detail: error.detail, errors: error.errors })
  }
  // Thrown by hono's validator for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return problemResponse(c, 'validation_failed', {
      errors: [{ pointer: '/body', detail: 'The body is not valid JSON' }],
    })
  }

  const code = isDatabaseUnreachable(error) ? 'unavailable' : 'internal'
  c.get('log')('failure', { level: 'error', code, ...describe(error) })
  return problemResponse(c, code, { detail: c.get('endpoint')?.failure })
}

const isDatabaseError = (error: Error): boolean => error instanceof BatchError || error instanceof DrizzleQueryError

/**
 * Tells a database that cannot be reached from a statement it refused.
 *
 * D1 has no error codes, only messages; those of SQLite itself end in its code (`SQLITE_CONSTRAINT`), all others mean
 * that the statement never got there: network, overload, a database being moved.
 */
function isDatabaseUnreachable(error: Error) {
  return isDatabaseError(error) && !messageOf(error.cause).includes('SQLITE_')
}

/** What the log may hold of an error: a message of drizzle carries the parameters, its cause's does not. */
function describe(error: Error) {
  if (isDatabaseError(error)) return { error: error.name, message: messageOf(error.cause) }
  return { error: error.name, message: error.message.slice(0, 500), stack: error.stack?.split('\n').slice(1, 8) }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
