import type { Endpoint } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { readMultipart, type MultipartEvent } from '@kere/multipart/multipart-events'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { safeParse } from 'zod/v4/core'
import { DomainError, invalidField } from '../base/domain-error.ts'
import type { FrameEnv } from './http-env.ts'
import { toRefusal, createSentFiles } from './sent-files.ts'
import { problemResponse } from './problem-response.ts'
import { toErrors } from './validate.ts'

const framingBytes = 64 * 1024

/** Reads a multipart body. The fields come first and are checked here; the files are streamed to the use case. */
export function receiveFiles({
  body: schema,
  bodyBytes = limits.bodyBytes,
  files = {},
}: Endpoint): MiddlewareHandler<FrameEnv> {
  const maxBytes = Object.values(files).reduce((sum, file) => sum + file.maxBytes, bodyBytes + framingBytes)

  return createMiddleware<FrameEnv>(async (c, next) => {
    const contentType = c.req.header('content-type') ?? ''
    const body: ReadableStream<Uint8Array> | null = c.req.raw.body
    if (mediaTypeOf(contentType) !== 'multipart/form-data' || !body) throw new DomainError('unsupported_media_type')
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new DomainError('payload_too_large')

    const events = readMultipart(body, contentType, { maxFieldBytes: bodyBytes, maxBytes })
    try {
      const typed = await readTyped(events)
      if (schema) {
        const parsed = safeParse(schema, typed)
        if (!parsed.success)
          return problemResponse(c, 'validation_failed', { errors: toErrors('body', parsed.error.issues) })
        // The cast is safe: the schema of every body gives an object.
        c.req.addValidatedData('json', parsed.data as object)
      }
      c.set('files', createSentFiles(files, events))
      await next()
    } finally {
      await events.return(undefined)
    }
  })
}

async function readTyped(events: AsyncGenerator<MultipartEvent>): Promise<unknown> {
  const first = await events.next().catch((error: unknown) => {
    throw toRefusal(error)
  })
  if (first.done || first.value.kind !== 'field' || first.value.name !== 'body')
    throw invalidField('/body/*', 'What was typed comes first, as JSON in a part named body')
  try {
    return JSON.parse(first.value.value)
  } catch {
    throw invalidField('/body/*', 'The body is not valid JSON')
  }
}

const mediaTypeOf = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase()
