import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'

/**
 * Nobody reads these fields as text: they are ids, secrets and values between machines. A password must stay unchanged.
 */
const unread = new Set(
  [
    'password currentPassword token ageToken code state challenge',
    'id lessonId itemId registrationId teamId lessonVersions small path next cursor mentorId replaces',
    'course lesson check event lab replyTo educator host actor action template credential item webhook photo sessionId breach',
  ].flatMap((names) => names.split(' ')),
)

const turning = /[\u202a-\u202e\u2066-\u2069]/

/** The lengths vary, because schemas have different minimum and maximum lengths. */
const probes = [1, 5, 24, 60, 150].map((length) => `a\u202e${'b'.repeat(length)}\u2066c`)

const isBare = (schema: core.$ZodType) =>
  probes.some((probe) => {
    const { success, data } = z.safeParse(schema, probe)
    return success && turning.test(String(data))
  })

interface Definition {
  shape?: Record<string, core.$ZodType>
  element?: core.$ZodType
  innerType?: core.$ZodType
  options?: readonly core.$ZodType[]
  keyType?: core.$ZodType
  valueType?: core.$ZodType
}

/** Finds the places where the schema takes text without cleaning it. */
function bareTexts(schema: core.$ZodType, at: string): string[] {
  // These are all the fields by which a schema holds another.
  const { shape, element, innerType, options, keyType, valueType } = schema._zod.def as Definition
  if (shape)
    return Object.entries(shape).flatMap(([key, part]) => (unread.has(key) ? [] : bareTexts(part, `${at}.${key}`)))
  const parts = [element, innerType, keyType, valueType, ...(options ?? [])].filter((part) => part !== undefined)
  if (parts.length > 0) return parts.flatMap((part) => bareTexts(part, at))
  return isBare(schema) ? [at] : []
}

describe('a text in a request', () => {
  it('passes the border of `text.ts`, whatever field it is in', () => {
    const bare = endpoints.flatMap(({ name, body, query }) =>
      [body, query].flatMap((part) => (part ? bareTexts(part, name) : [])),
    )
    expect(bare).toEqual([])
  })

  it('is named where it does not', () => {
    const body = z.strictObject({ id: z.string(), rows: z.array(z.object({ nickname: z.optional(z.string()) })) })
    expect(bareTexts(body, 'saveNickname')).toEqual(['saveNickname.rows.nickname'])
  })
})
