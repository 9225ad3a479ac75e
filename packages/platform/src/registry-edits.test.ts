import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  addRelease,
  pauseRelease,
  promoteRelease,
  RegistryRefusal,
  resizeCanary,
  retireRemote,
  revisionOf,
  rollBack,
} from './registry-edits.ts'
import { registry as registrySchema, type Registry, type Release } from './registry.ts'
import { liveRemotes, rankOf } from './routing.ts'

const hash = `sha384-${'A'.repeat(64)}`
const built: Release = {
  contract: 1,
  routes: [{ path: '/x' }],
  forms: [],
  sitemap: { pages: [], lists: [] },
  entry: 'e.js',
  css: [],
  preloads: [],
  server: null,
  files: { 'e.js': hash },
}
const at = (minute: number) => ({ remote: 'admin', at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z` })
const names = { first: 'aaaaaaaaaaaa', second: 'bbbbbbbbbbbb', third: 'cccccccccccc' }
const empty: Registry = { remotes: {} }

const one = addRelease(empty, at(1), names.first, built, null)
const two = addRelease(one, at(2), names.second, built, null)
const trial = addRelease(one, at(2), names.second, built, 20)

const live = (registry: Registry, bucket: number) => liveRemotes(registry, { bucket, isTeam: false })[0]?.releaseName
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)

describe('a release', () => {
  it('is for everybody at once, and the one before is remembered', () => {
    expect(buckets.every((bucket) => live(two, bucket) === names.second)).toBe(true)
    expect(two.remotes.admin?.previous.map(({ release }) => release)).toEqual([names.first])
    expect(z.parse(registrySchema, two)).toEqual(two)
  })

  it('changes nothing when it is known already', () => {
    expect(addRelease(two, at(3), names.first, built, null)).toBe(two)
  })

  it('is refused where another description has its name, whatever the order of what it says', () => {
    const { files, ...rest } = built
    expect(addRelease(one, at(3), names.first, { files, ...rest }, null)).toBe(one)
    for (const other of [
      { ...built, routes: [] },
      { ...built, files: { ...files, 'f.js': hash } },
    ])
      expect(() => addRelease(one, at(3), names.first, other, null)).toThrow('is another release already')
  })

  it('leaves other remotes alone', () => {
    const both = addRelease(two, { ...at(3), remote: 'public' }, names.third, built, null)
    expect(both.remotes.admin).toBe(two.remotes.admin)
  })

  it('is refused while another is on trial', () => {
    expect(() => addRelease(trial, at(3), names.third, built, null)).toThrow(RegistryRefusal)
    expect(() => addRelease(trial, at(3), names.third, built, 5)).toThrow(RegistryRefusal)
  })
})

describe('a form', () => {
  const formAt = (path: string, name = 'letter'): Release['forms'][number] => ({
    name,
    path,
    page: '/x',
    endpoint: { method: 'POST', path: '/api/letters' },
    fields: [],
    keeps: [],
    goTo: '/x',
    bodyBytes: 1000,
  })
  const withForms = (...forms: Release['forms']): Release => ({ ...built, forms })
  const enter = (registry: Registry, remote: string, release: Release) =>
    addRelease(registry, { ...at(3), remote }, names.third, release, null)
  const taken = enter(empty, 'public', withForms(formAt('/letters/:place')))

  it('has an address of its own, whatever its parameters are called', () => {
    expect(() => enter(taken, 'admin', withForms(formAt('/letters/:town')))).toThrow('where a form of public stands')
    expect(() => enter(taken, 'admin', withForms(formAt('/a', 'one'), formAt('/a', 'two')))).toThrow(
      'where the form one stands',
    )
    const released = enter(taken, 'admin', built)
    expect(() => promoteRelease(released, at(4), names.first, withForms(formAt('/letters/:town')))).toThrow(
      'where a form of public stands',
    )
    expect(enter(taken, 'admin', withForms(formAt('/letters/new'))).remotes.admin).toBeDefined()
  })

  it('keeps its address in the next release of its remote', () => {
    const next = withForms(formAt('/letters/:place'), formAt('/more', 'more'))
    const again = addRelease(taken, { ...at(4), remote: 'public' }, names.second, next, null)
    expect(again.remotes.public?.stable.release).toBe(names.second)
  })
})

it('a remote that is retired is gone, with its trial, and no other', () => {
  const both = addRelease(trial, { ...at(3), remote: 'public' }, names.first, built, null)
  const gone = retireRemote(both, { remote: 'admin' })
  expect(Object.keys(gone.remotes)).toEqual(['public'])
  expect(() => retireRemote(gone, { remote: 'admin' })).toThrow('No remote is called admin.')
})

describe('a canary', () => {
  it('has other visitors than a trial of another remote at the same time', () => {
    const isTried = (remote: string) => buckets.filter((bucket) => rankOf(remote, bucket) < 30)
    const both = isTried('public').filter((bucket) => isTried('admin').includes(bucket))
    expect([isTried('public').length, both.length > 0, both.length < 20]).toEqual([30, true, true])
  })

  it.each([1, 20, 99])('of %i percent is for exactly so many of the hundred buckets', (percent) => {
    const sized = resizeCanary(trial, at(3), percent)
    expect(buckets.filter((bucket) => live(sized, bucket) === names.second)).toHaveLength(percent)
    expect(buckets.filter((bucket) => live(sized, bucket) === names.first)).toHaveLength(100 - percent)
  })

  it('of the team is for signed-in admins alone, who keep it as it grows, and nobody keeps one that is paused', () => {
    const ofTeam = addRelease(one, at(2), names.second, built, 'team')
    const isGiven = (registry: Registry, isTeam: boolean) =>
      buckets.filter((bucket) => liveRemotes(registry, { bucket, isTeam })[0]?.releaseName === names.second).length
    expect(z.parse(registrySchema, ofTeam)).toEqual(ofTeam)
    expect([isGiven(ofTeam, true), isGiven(ofTeam, false)]).toEqual([100, 0])
    const grown = resizeCanary(ofTeam, at(3), 5)
    expect([isGiven(grown, true), isGiven(grown, false)]).toEqual([100, 5])
    const back = resizeCanary(trial, at(3), 'team')
    expect([isGiven(back, true), isGiven(back, false)]).toEqual([100, 0])
    for (const registry of [ofTeam, grown]) {
      const paused = pauseRelease(registry, at(4))
      expect([isGiven(paused, true), isGiven(paused, false)]).toEqual([0, 0])
    }
  })

  it('becomes the release for everybody when it is promoted', () => {
    const promoted = promoteRelease(trial, at(3))
    expect(buckets.every((bucket) => live(promoted, bucket) === names.second)).toBe(true)
    expect(promoted.remotes.admin?.canary).toBeNull()
  })

  it('is gone when it is rolled back', () => {
    const back = rollBack(trial, at(3))
    expect(buckets.every((bucket) => live(back, bucket) === names.first)).toBe(true)
  })

  it('can be a release that was taken back, or everybody’s, which then steps back for the others', () => {
    const again = addRelease(rollBack(two, at(3)), at(4), names.second, built, 20)
    const stepped = addRelease(two, at(4), names.second, built, 20)
    for (const trialled of [again, stepped]) {
      expect(buckets.filter((bucket) => live(trialled, bucket) === names.second)).toHaveLength(20)
      expect(buckets.filter((bucket) => live(trialled, bucket) === names.first)).toHaveLength(80)
    }
    expect(live(promoteRelease(stepped, at(5)), 99)).toBe(names.second)
    expect(live(rollBack(stepped, at(5)), 0)).toBe(names.first)
    expect(() => addRelease(one, at(4), names.first, built, 20)).toThrow('no release before')
  })

  it('cannot be resized or promoted where there is none', () => {
    expect(() => resizeCanary(one, at(3), 10)).toThrow('No release is on trial.')
    expect(() => promoteRelease(one, at(3))).toThrow(RegistryRefusal)
  })
})

describe('a release that is paused', () => {
  it.each([
    ['on trial', trial],
    ['for everybody', two],
  ])('%s is given to nobody until somebody decides', (_, live2) => {
    const paused = pauseRelease(live2, at(3))
    expect(buckets.every((bucket) => live(paused, bucket) === names.first)).toBe(true)
    expect(paused.remotes.admin?.canary).toMatchObject({ release: names.second, percent: 0 })
    expect(live(promoteRelease(paused, at(4)), 50)).toBe(names.second)
    expect(buckets.filter((bucket) => live(resizeCanary(paused, at(4), 30), bucket) === names.second)).toHaveLength(30)
    expect(live(rollBack(paused, at(4)), 0)).toBe(names.first)
  })

  it('needs another for those who had it', () => {
    expect(() => pauseRelease(one, at(3))).toThrow('no release before')
  })
})

it('counts the acts on each remote, so that an edit can say which one it has seen', () => {
  expect(revisionOf(undefined)).toBe(0)
  const acts = [
    one,
    two,
    rollBack(two, at(3)),
    addRelease({ ...two }, { ...at(3), remote: 'public' }, names.third, built, null),
  ]
  expect(acts.map(({ remotes }) => [revisionOf(remotes.admin), revisionOf(remotes.public)])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [2, 1],
  ])
})

describe('a rollback', () => {
  it('goes back release by release, and refuses where there is none before', () => {
    const back = rollBack(two, at(3))
    expect(live(back, 50)).toBe(names.first)
    expect(() => rollBack(back, at(4))).toThrow('There is no release before this one.')
  })

  it('keeps what it took back known, so that it can be promoted by name', () => {
    const again = promoteRelease(rollBack(two, at(3)), at(4), names.second)
    expect(live(again, 0)).toBe(names.second)
    expect(() => promoteRelease(two, at(4), names.third)).toThrow(RegistryRefusal)
  })

  it('to a release that is forgotten is by what is stored of it', () => {
    const again = promoteRelease(two, at(4), names.third, built)
    expect(live(again, 0)).toBe(names.third)
  })
})
