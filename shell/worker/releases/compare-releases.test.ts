import type { Registry, Release } from '@kere/platform/registry'
import { rankOf } from '@kere/platform/routing'
import { expect, it } from 'vitest'
import { olderOf } from './compare-releases.ts'
import { liveFor } from './live-remotes.ts'

const release: Release = {
  contract: 1,
  routes: [],
  forms: [],
  sitemap: { pages: [], lists: [] },
  entry: 'entry.js',
  css: [],
  preloads: [],
  server: null,
  files: {},
}
const placed = (name: string) => ({ release: name.repeat(12), since: '2026-11-22T00:00:00.000Z' })
const releases = Object.fromEntries(['1', '2', '3', '4'].map((name) => [name.repeat(12), release]))

/** Release 2 followed 1, release 3 is on trial, and release 4 was taken back. */
const registry: Registry = {
  remotes: {
    public: { stable: placed('2'), canary: { ...placed('3'), percent: 20 }, previous: [placed('1')], releases },
  },
}

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)
const onTrial = buckets.find((bucket) => rankOf('public', bucket) < 20)!
const others = buckets.find((bucket) => rankOf('public', bucket) >= 20)!

it.each([
  ['what is stable', '2', others, false, false],
  ['what was followed', '1', others, true, false],
  ['what was followed long ago', '5', others, true, false],
  ['what is on trial, to whom it is shown', '3', onTrial, false, false],
  ['what is stable, on the trial', '2', onTrial, true, false],
  ['what was taken back', '4', others, true, true],
])('says of %s whether it is older, and whether it was withdrawn', (_, name, bucket, isOlder, isWithdrawn) => {
  const answer = olderOf(registry, liveFor(registry, { bucket, isTeam: false }), [`public@${name.repeat(12)}`])
  expect(answer).toEqual({ older: isOlder ? ['public'] : [], withdrawn: isWithdrawn ? ['public'] : [] })
})

it('says of a remote that is nobody’s any more that it was withdrawn', () => {
  const answer = olderOf(registry, liveFor(registry, { bucket: others, isTeam: false }), [`learner@${'1'.repeat(12)}`])
  expect(answer).toEqual({ older: ['learner'], withdrawn: ['learner'] })
})
