import { expect, it } from 'vitest'
import { findDoubt, type Trial } from './trial-agreement.ts'

type Watched = Trial['canary']

const pages = (count: number, failing: number): Partial<Watched> => ({
  visits: { count, failing, failures: {}, minutes: [] },
})

const vitals = (lcp: [number, number | null], inp: [number, number | null]): Partial<Watched> => ({
  vitals: { lcp: { count: lcp[0], p75Ms: lcp[1] }, inp: { count: inp[0], p75Ms: inp[1] } },
})

const good: Watched = {
  release: '0123456789ab',
  visits: { count: 100, failing: 1, failures: {}, minutes: [] },
  renderings: { count: 100, failing: 0, failures: {} },
  ...vitals([80, 1_000], [30, 100]),
}

const doubt = (canary: Partial<Watched>, stable: Partial<Watched> = {}, isOfTeam = false) =>
  findDoubt({ canary: { ...good, ...canary }, stable: { ...good, ...stable } }, isOfTeam)

it.each<[string, Partial<Watched>]>([
  ['is like the one beside it', {}],
  ['is a little slower', vitals([80, 1_400], [30, 170])],
  ['is faster', vitals([80, 100], [30, 40])],
])('lets a trial grow that %s', (_, canary) => expect(doubt(canary)).toBeNull())

it.each<[string, Partial<Watched>, Partial<Watched>, string]>([
  ['few have seen it', pages(19, 0), {}, 'fewer than 20 pages'],
  ['it fails more often', pages(100, 4), {}, 'it fails more often'],
  ['few have measured LCP', vitals([19, 900], [30, 100]), {}, 'fewer than 20 measured LCP: 19 on trial, 80 beside it'],
  ['few have measured INP', vitals([80, 900], [9, 100]), {}, 'fewer than 10 measured INP: 9 on trial, 30 beside it'],
  ['few have measured the one beside it', {}, vitals([3, 900], [30, 100]), 'fewer than 20 measured LCP'],
  ['nobody has', vitals([0, null], [0, null]), vitals([0, null], [0, null]), 'fewer than 20 measured LCP'],
  ['it draws later', vitals([80, 1_401], [30, 100]), {}, 'it is slower: LCP 1401 ms on trial, 1000 ms beside it'],
  ['it answers later', vitals([80, 1_000], [30, 171]), {}, 'it is slower: INP 171 ms on trial, 100 ms beside it'],
])('keeps a trial where it is while %s', (_, canary, stable, said) => expect(doubt(canary, stable)).toContain(said))

it('looks at failures alone for the team, and where the shell measures nothing', () => {
  const none = { vitals: undefined }
  expect([doubt({ ...pages(3, 0), ...none }, {}, true), doubt(none, none)]).toEqual([null, null])
  expect(doubt(pages(2, 0), {}, true)).toContain('fewer than 3 pages')
  expect(doubt(pages(3, 1), {}, true)).toContain('it fails more often')
})
