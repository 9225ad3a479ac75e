import { expect, it } from 'vitest'
import type { ApiDocument } from './api-growth.ts'
import { judgeGrowth } from './judge-growth.ts'

const documentOf = (...paths: string[]): ApiDocument => ({
  paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: {} } }])),
})
const nothing = new Set<string>()

it('refuses to take away what is released', () => {
  const released = [documentOf('/courses', '/labs')]
  const written = documentOf('/courses', '/labs')
  expect(judgeGrowth({ released, written, next: documentOf('/courses'), excused: nothing })).toEqual({
    refusals: ['GET /labs: is gone'],
    takenBack: [],
  })
})

it('refuses it also where the working tree has lost it already', () => {
  const released = [documentOf('/courses', '/labs')]
  const written = documentOf('/courses')
  expect(judgeGrowth({ released, written, next: documentOf('/courses'), excused: nothing }).refusals).toEqual([
    'GET /labs: is gone',
  ])
})

it('lets a branch take back what it alone has had, and says so', () => {
  const released = [documentOf('/courses')]
  const written = documentOf('/courses', '/labs')
  expect(judgeGrowth({ released, written, next: documentOf('/courses', '/lab-tests'), excused: nothing })).toEqual({
    refusals: [],
    takenBack: ['GET /labs: is gone'],
  })
})

it('takes the working tree for released where there is no history', () => {
  const written = documentOf('/courses', '/labs')
  expect(judgeGrowth({ released: [], written, next: documentOf('/courses'), excused: nothing })).toEqual({
    refusals: ['GET /labs: is gone'],
    takenBack: [],
  })
})

it('names a change once that two released documents meet, and none that is excused', () => {
  const released = [documentOf('/courses', '/labs', '/carts'), documentOf('/courses', '/labs', '/carts')]
  const written = documentOf('/courses')
  const excused = new Set(['GET /carts: is gone'])
  expect(judgeGrowth({ released, written, next: written, excused }).refusals).toEqual(['GET /labs: is gone'])
})
