import type { Registry, RemoteReleases } from '@kere/platform/registry'
import { expect, it } from 'vitest'
import { actFor, isAsked, watchedIn } from './watched-release.ts'

const hourMs = 60 * 60_000
const since = Date.UTC(2026, 10, 22, 10)
const at = (release: string, ms = since) => ({ release, since: new Date(ms).toISOString() })

const registryOf = (given: Partial<RemoteReleases>): Registry => ({
  remotes: { public: { stable: at('stable'), canary: null, previous: [], releases: {}, ...given } },
})

const watched = (given: Partial<RemoteReleases>) => watchedIn(registryOf(given), 'public')

it('sets a trial beside the stable release, that beside the one before, and the first one beside none', () => {
  const canary = { ...at('canary'), percent: 10 }
  expect(watched({ canary, previous: [at('before')] })).toMatchObject({
    release: 'canary',
    beside: 'stable',
    isTrial: true,
  })
  expect(watched({ previous: [at('before'), at('older')] })).toMatchObject({
    release: 'stable',
    beside: 'before',
    isTrial: false,
  })
  expect([watched({}), watchedIn(registryOf({}), 'toString')]).toEqual([null, null])
})

it('asks pages of a trial that is not paused, of a young release, and of an old one in one minute of twenty', () => {
  const askedAt = (given: Partial<RemoteReleases>, now: number) => isAsked(watched(given)!, now)
  const later = since + 10 * hourMs
  expect(askedAt({ canary: { ...at('canary'), percent: 10 } }, later)).toBe(true)
  expect(askedAt({ canary: { ...at('canary'), percent: 0 } }, since)).toBe(false)
  expect(askedAt({ canary: { ...at('canary'), percent: 0, isForTeam: true } }, since)).toBe(true)
  expect(askedAt({ previous: [at('before')] }, since + hourMs - 1)).toBe(true)
  const minutes = Array.from({ length: 60 }, (_, minute) =>
    askedAt({ previous: [at('before')] }, later + minute * 60_000),
  )
  expect(minutes.filter(Boolean)).toHaveLength(3)
})

it('ends nothing on visitors’ word alone', () => {
  const [trial, everybody] = [
    watched({ canary: { ...at('canary'), percent: 10 } })!,
    watched({ previous: [at('before')] })!,
  ]
  for (const now of [since, since + 2 * hourMs]) {
    expect([actFor(trial, 'edge', now), actFor(everybody, 'user', now)]).toEqual(['rollback', 'rollback'])
    expect(actFor(trial, 'visitor', now)).toBe('pause')
  }
  expect(actFor(everybody, 'visitor', since)).toBe('pause')
  expect(actFor(everybody, 'visitor', since + 2 * hourMs)).toBeNull()
})
