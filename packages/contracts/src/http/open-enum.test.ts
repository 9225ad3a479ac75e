import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { endpoints } from '../endpoints.ts'
import { countsOf, openEnum, openUnion } from './open-enum.ts'
import { isKnown, lookup, labelOf } from './open-value.ts'

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  [keyword: string]: unknown
}

const isClosed = (schema: Schema) => [...(schema.enum ?? []), schema.const].some((value) => typeof value === 'string')
const isAnyText = (schema: Schema) => schema.type === 'string' && !isClosed(schema)

/**
 * Lists the places of a schema that admit only certain texts or fields. `open` are the keys of a union that admit
 * others.
 */
function closedPlaces(schema: Schema, place: string, open: readonly string[] = []): string[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (branches.some(isAnyText)) return []
  const keys = branches.flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((key) => isAnyText(properties[key] ?? {})),
  )
  return [
    ...(isClosed(schema) || schema.additionalProperties === false ? [place] : []),
    ...branches.flatMap((branch) => closedPlaces(branch, place, [...open, ...keys])),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
      open.includes(key) ? [] : closedPlaces(value, `${place}.${key}`),
    ),
    ...['items', 'additionalProperties', 'propertyNames'].flatMap((keyword) => {
      const inner = schema[keyword]
      return typeof inner === 'object' && inner !== null ? closedPlaces(inner as Schema, `${place}[]`) : []
    }),
  ]
}

// Zod writes JSON Schema, and this test reads only the parts of it that `Schema` names.
const closedIn = (response: $ZodType) => closedPlaces(z.toJSONSchema(response, { io: 'input' }) as Schema, '')

describe('an answer', () => {
  it.each(endpoints.filter(({ status }) => status !== 204))(
    'of $name can be read when it holds a text or a field that is younger than its reader',
    ({ response }) => expect(closedIn(response)).toEqual([]),
  )

  it.each([
    ['an enum', z.object({ a: z.enum(['x']) }), ['.a']],
    ['a literal', z.object({ a: z.array(z.object({ b: z.literal('x') })) }), ['.a[].b']],
    ['a key', z.record(z.enum(['x']), z.int()), ['[]']],
    ['a union', z.discriminatedUnion('kind', [z.object({ kind: z.literal('x') })]), ['.kind']],
    ['its fields', z.object({ a: z.strictObject({ b: z.string() }) }), ['.a']],
    ['an enum in a part', openUnion('kind', [z.object({ kind: z.literal('x'), a: z.enum(['y']) })]), ['.a']],
  ] as const)('is found where it is closed by %s', (_, schema, places) => {
    expect(closedIn(schema)).toEqual(places)
  })
})

describe('a reader', () => {
  it('takes a known and an unknown value of an enum, and nothing but texts', () => {
    const level = openEnum(['beginner'])
    expect(['beginner', 'master', 3].map((value) => z.safeParse(level, value).success)).toEqual([true, true, false])
  })

  it('reads a part that it does not know as unknown, and refuses a known one that is not whole', () => {
    const action = openUnion('kind', [z.object({ kind: z.literal('view'), id: z.string() })])
    expect(z.parse(action, { kind: 'view', id: 'a' })).toEqual({ kind: 'view', id: 'a' })
    expect(z.parse(action, { kind: 'paint', color: 'red' })).toEqual({ kind: 'unknown' })
    expect(z.safeParse(action, { kind: 'view' }).success).toBe(false)
  })

  it('keeps counts of values that it does not know', () => {
    const counts = countsOf(['sent'])
    expect(z.parse(counts, { sent: 1, bounced: 2 })).toEqual({ sent: 1, bounced: 2 })
    expect(z.safeParse(counts, { bounced: 2 }).success).toBe(false)
  })

  it('calls a value by its name, and an unknown one by its own text', () => {
    const names = { sent: 'Sent' }
    expect(['sent', 'bounced', 'toString'].map((value) => labelOf(names, value))).toEqual([
      'Sent',
      'bounced',
      'toString',
    ])
    expect(lookup(names, 'constructor')).toBeUndefined()
    expect(isKnown(['sent'], 'bounced')).toBe(false)
  })
})
