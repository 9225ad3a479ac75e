import { countsOf, openEnum, openUnion } from '@kere/contracts/http/open-enum'
import { courseList } from '@kere/contracts/courses/courses'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { compileValidator } from './compile-validator.ts'

const course = z.object({
  id: z.string(),
  level: openEnum(['beginner']),
  price: z.int(),
  cover: z.nullable(z.string()),
  note: z.optional(z.string()),
  isOpen: z._default(z.boolean(), false),
  publishedAt: z.iso.datetime(),
  tags: z.array(z.object({ name: z.string() })),
})
const lake = {
  id: 'crs_1',
  level: 'unheard of',
  price: 500,
  cover: null,
  isOpen: true,
  publishedAt: '2026-11-15T12:00:00.000Z',
  tags: [{ name: 'water' }],
}
const without = (name: keyof typeof lake) => Object.fromEntries(Object.entries(lake).filter(([key]) => key !== name))

it.each([
  ['all that is declared', lake],
  ['what may be left out too', { ...lake, note: 'Bring boots' }],
])('fits: %s', (_, value) => {
  expect(compileValidator(course)(value)).toBe(true)
})

it.each([
  ['a field that is not declared', { ...lake, password: 'secret' }],
  ['one in a part', { ...lake, tags: [{ name: 'water', secret: 1 }] }],
  ['a field that is missing', without('price')],
  ['one that the schema would add', without('isOpen')],
  ['another type', { ...lake, price: '500' }],
  ['no whole number', { ...lake, price: 1.5 }],
  ['no instant', { ...lake, publishedAt: 'yesterday' }],
  ['no object', null],
  ['an array in place of an object', [lake]],
])('does not fit: %s', (_, value) => {
  expect(compileValidator(course)(value)).toBe(false)
})

it.each<[string, $ZodType, unknown]>([
  ['unions of objects', z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })]), { a: 1, b: 2 }],
  ['parts told apart', openUnion('kind', [z.object({ kind: z.literal('view') })]), { kind: 'view' }],
  ['whatever other keys', countsOf(['sent']), { sent: 1 }],
  ['what is changed on the way', z.string().check(z.trim()), ' lake '],
  ['what is checked as a whole', z.array(z.int()).check(z.maxLength(1)), [1]],
])('leaves %s to zod', (_, schema, value) => {
  expect(compileValidator(schema)(value)).toBe(false)
})

it('says of the list of courses whether it has to be copied', () => {
  const { items: _, ...rest } = {
    items: [],
    nextCursor: null,
    total: 0,
    totalIsLowerBound: false,
    facets: { category: [{ value: 'Biodiversity', count: 1 }], level: [], free: 0 },
    published: { total: 0, free: 0 },
  }
  expect([compileValidator(courseList)({ ...rest, items: [] }), compileValidator(courseList)(rest)]).toEqual([
    true,
    false,
  ])
})
