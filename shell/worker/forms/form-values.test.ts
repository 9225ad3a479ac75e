import type { ReleaseForm, FormField } from '@kere/platform/release-form'
import { describe, expect, it } from 'vitest'
import { fillPath, fillTarget } from './form-addresses.ts'
import { readValues } from './form-values.ts'

const field = (name: string, kind: FormField['kind'], isRequired = true): FormField => ({ name, kind, isRequired })

const form = (fields: readonly FormField[], keeps: readonly string[] = []): ReleaseForm => ({
  name: 'letter',
  path: '/letters',
  page: '/letters',
  endpoint: { method: 'POST', path: '/api/letters' },
  fields: [...fields],
  keeps: [...keeps],
  goTo: '/letters?sent=1',
  bodyBytes: 1000,
})

const read = (declared: ReleaseForm, sent: string) => readValues(declared, new URLSearchParams(sent))

describe('the values of a form', () => {
  it('pass where they are declared, and nothing else does', () => {
    const values = read(form([field('email', 'text')], ['next']), 'email=a%40b.in&isAdmin=true&next=%2Fx&__proto__=y')
    expect(values).toEqual({
      body: { email: 'a@b.in' },
      typed: { email: 'a@b.in', next: '/x' },
      kept: { next: '/x' },
    })
  })

  it('come back, but for secrets', () => {
    const declared = form([field('email', 'text'), field('password', 'secret')])
    const { body, typed } = read(declared, 'email=a&password=open+sesame')
    expect(body).toEqual({ email: 'a', password: 'open sesame' })
    expect(typed).toEqual({ email: 'a' })
  })

  it('are what the contract asks for: numbers, lists, yes and no', () => {
    const declared = form([
      field('years', 'number'),
      field('odd', 'number'),
      field('topics', 'list'),
      field('isAdult', 'boolean'),
      field('hasRead', 'boolean'),
    ])
    expect(read(declared, 'years=12&odd=twelve&topics=a&topics=&topics=b&isAdult=on').body).toEqual({
      years: 12,
      odd: 'twelve',
      topics: ['a', 'b'],
      isAdult: true,
      hasRead: false,
    })
  })

  it('are left out where they are optional and empty, and sent empty where they must be given', () => {
    const declared = form([field('phone', 'text', false), field('name', 'text'), field('role', 'text')])
    expect(read(declared, 'phone=&name=').body).toEqual({ name: '' })
  })

  it('are of a list no more than a hundred', () => {
    const { body } = read(form([field('topics', 'list')]), 'topics=a&'.repeat(200))
    expect(body.topics).toHaveLength(100)
  })
})

describe('the addresses of a form', () => {
  it('take a parameter as one segment', () => {
    expect(fillPath('/api/events/:id/questions', { id: 'a/b' })).toBe('/api/events/a%2Fb/questions')
    expect(fillPath('/api/events/:id', { id: '..' })).toBeNull()
    expect(fillPath('/api/events/:id', {})).toBeNull()
  })

  it.each([
    ['/done?role={role}&next={next}', '/done?role=student&next=%2Fcourses%3Fa%3D1'],
    ['/done?role={missing}', '/done'],
    ['/letters/{answer.id}?at={answer.missing}', '/letters/let_1'],
    ['/letters/{up}', '/letters/'],
    ['/letters?to={far}', '/letters?to=https%3A%2F%2Fevil.example'],
    ['{next}', '/courses?a=1'],
  ])('fill %s', (template, address) => {
    const fields = { role: 'student', next: '/courses?a=1', up: '..', far: 'https://evil.example' }
    expect(fillTarget(template, { params: {}, fields, answer: { id: 'let_1' } })).toBe(address)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'lead to no other site: %s',
    (next) => {
      const sources = { params: {}, fields: { next }, answer: null }
      expect(fillTarget('{next}', sources)).toBe('/')
      expect(fillTarget('/done?next={next}', sources)).toBe('/done')
    },
  )
})
