import { register } from '@kere/contracts/accounts/accounts'
import { defineEndpoint } from '@kere/contracts/http/endpoint'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineForm } from './define-form.ts'
import { describeForm } from './describe-form.ts'
import { release } from './registry.ts'

const endpoint = defineEndpoint('askQuestion', 'POST /api/events/:id/questions', {
  summary: 'Asks a question of an event.',
  access: 'public',
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    text: z.string(),
    topic: z.optional(z.enum(['water', 'soil'])),
    age: z.nullable(z.number()),
    tags: z.array(z.string()),
    isPublic: z.boolean(),
  }),
  files: { picture: { maxBytes: 5000 } },
  bodyBytes: 2000,
  response: z.object({}),
  failure: 'Failed to send the question',
})

describe('a form that is declared', () => {
  it('has the fields of the endpoint, of the kinds that its contract says', () => {
    const form = {
      name: 'question',
      path: '/events/:id/questions',
      page: '/events/:id',
      endpoint,
      redirectTo: '/events/{id}',
    }
    expect(describeForm(defineForm(form))).toEqual({
      name: 'question',
      path: '/events/:id/questions',
      page: '/events/:id',
      endpoint: { method: 'POST', path: '/api/events/:id/questions' },
      fields: [
        { name: 'text', kind: 'text', isRequired: true },
        { name: 'topic', kind: 'text', isRequired: false },
        { name: 'age', kind: 'number', isRequired: true },
        { name: 'tags', kind: 'list', isRequired: true },
        { name: 'isPublic', kind: 'boolean', isRequired: true },
        { name: 'picture', kind: 'file', isRequired: false, maxBytes: 5000 },
      ],
      keeps: [],
      goTo: '/events/{id}',
      bodyBytes: 2000,
    })
  })

  it('must say which of its fields are secrets', () => {
    const form = { name: 'register', path: '/auth/register', endpoint: register, redirectTo: '/auth/login' } as const
    expect(() => describeForm(form)).toThrow('password is a secret')
    const { fields } = describeForm(defineForm({ ...form, redacted: ['password'] }))
    expect(fields.find(({ name }) => name === 'password')?.kind).toBe('secret')
  })

  it('has an address with every parameter of the endpoint', () => {
    expect(() => describeForm({ name: 'question', path: '/questions', endpoint, redirectTo: '/' })).toThrow('needs :id')
  })

  it('is nothing that an entry of the registry from before must have', () => {
    const before = { contract: 1, routes: [], entry: 'e.js', css: [], preloads: [], server: null, files: {} }
    expect(z.parse(release, before)).toMatchObject({ forms: [], sitemap: { pages: [], lists: [] } })
  })
})
