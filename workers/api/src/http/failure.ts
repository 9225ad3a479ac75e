import { DrizzleQueryError } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { BatchError, type Log } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import type { FrameEnv } from './http-env.ts'
import { problemResponse } from './problem-response.ts'

/**
 * Only a `DomainError` may explain itself to the caller. Every other error gets the endpoint's general failure text.
 */
export function failureResponse(error: Error, c: HonoContext<FrameEnv>) {
  if (error instanceof DomainError) {
    if (error.retryAfterMs !== undefined) c.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)))
    return problemResponse(c, error.code, { detail: error.detail, errors: error.errors })
  }
  if (error instanceof HTTPException && error.status === 400) {
    return problemResponse(c, 'validation_failed', {
      errors: [{ pointer: '/body', detail: 'The body is not valid JSON' }],
    })
  }

  return problemResponse(c, logFailure(c.get('log'), error), { detail: c.get('endpoint')?.failure })
}

export function logFailure(log: Log, error: Error) {
  const code = isDatabaseUnreachable(error) ? 'unavailable' : 'internal'
  log('failure', { level: 'error', code, ...describe(error) })
  return code
}

const isDatabaseError = (error: Error): boolean => error instanceof BatchError || error instanceof DrizzleQueryError

/**
 * D1 has no error codes. A message from SQLite ends in one (`SQLITE_CONSTRAINT`); any other message means a network
 * failure, overload, or a database that is being moved.
 */
function isDatabaseUnreachable(error: Error) {
  return isDatabaseError(error) && !messageOf(error.cause).includes('SQLITE_')
}

/** drizzle's message contains the parameters, which must not be logged. The message of its cause does not. */
function describe(error: Error) {
  if (isDatabaseError(error)) return { error: error.name, message: messageOf(error.cause) }
  return { error: error.name, message: error.message.slice(0, 500), stack: error.stack?.split('\n').slice(1, 8) }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
