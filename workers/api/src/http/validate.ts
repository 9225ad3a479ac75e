import { zValidator } from '@hono/zod-validator'
import { paramsOf } from '@kere/contracts/http/endpoint-facts'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import type { ProblemDocument } from '@kere/contracts/http/problem'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import en from 'zod/v4/locales/en.js'
import type { FrameEnv } from './http-env.ts'
import { problemResponse } from './problem-response.ts'

// zod/mini has no error texts of its own.
z.config(en())

const parts = [
  { part: 'params', target: 'param' },
  { part: 'query', target: 'query' },
  { part: 'body', target: 'json' },
] as const

export function validators(endpoint: Endpoint): MiddlewareHandler<FrameEnv>[] {
  const schemas = { ...endpoint, params: paramsOf(endpoint) }
  return parts.flatMap(({ part, target }) => {
    const schema: $ZodType | undefined = schemas[part]
    // `receiveFiles` validates a body with files.
    if (!schema || (part === 'body' && endpoint.files)) return []
    return zValidator(target, schema, (result, c) => {
      if (result.success) return
      // Every context of this app has the type `FrameEnv`, but zod-validator's hook is not typed that way.
      const context = c as unknown as Parameters<typeof problemResponse>[0]
      return problemResponse(context, 'validation_failed', { errors: toErrors(part, result.error.issues) })
    })
  })
}

/** Reports where each error is and what is wrong. It never repeats the value, which may be a password. */
export function toErrors(part: string, issues: readonly $ZodIssue[]): ProblemDocument['errors'] {
  return issues.map(({ code, path, message }) => ({
    pointer: `/${[part, ...path].map((key) => escapePointer(String(key))).join('/')}`,
    // zod's message would repeat the unknown keys, which are text that the caller sent.
    detail: code === 'unrecognized_keys' ? 'Unknown fields were sent' : message,
  }))
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
