import { expect, it } from 'vitest'
import { readSpan, readStages, runStages, type Stage } from '../../../scripts/release-stages.ts'

const name = '0123456789ab'
const since = '2026-11-15T12:00:00Z'
const live = (release: string) => ({ release, since, contract: 1, files: 3 })
const outcome = (count: number, failing: number) => ({ count, failing, failures: {} })

/** Simulates a site with one remote; `happen` changes the site before each look. */
function siteOf(happen: (site: Site, look: number) => void = () => {}) {
  const site: Site = { percent: 5, isForTeam: false, stable: '000000000000', pages: outcome(100, 1), log: [], acts: [] }
  let at = 0
  let look = 0
  const status = async () => {
    happen(site, (look += 1))
    const canary = site.percent === null ? null : { ...live(name), percent: site.percent, isForTeam: site.isForTeam }
    const watched = (release: string, pages: Outcome) => ({
      release,
      visits: { ...pages, minutes: [] },
      renderings: outcome(0, 0),
    })
    return {
      remotes: [{ name: 'public', stable: live(site.stable), canary, previous: [] }],
      trials: [
        {
          remote: 'public',
          since,
          canary: watched(name, site.pages),
          stable: watched('000000000000', outcome(900, 9)),
        },
      ],
    }
  }
  const act = (what: string) => async () => {
    site.acts.push(`${what} after ${at / 60_000} min`)
    return status()
  }
  const client = {
    status,
    canary: async (_: string, share: Stage['share']) => {
      site.isForTeam ||= share === 'team'
      return act(`${(site.percent = share === 'team' ? 0 : share)} %`)()
    },
    promote: act('everybody'),
  }
  const run = (stages: string) =>
    runStages(
      { remote: 'public', name, stages: readStages(stages), everyMs: readSpan('30m') },
      { client, now: () => at, pause: async (ms) => void (at += ms), log: (line) => site.log.push(line) },
    )
  return { site, run }
}

type Outcome = ReturnType<typeof outcome>

interface Site {
  percent: number | null
  isForTeam: boolean
  stable: string
  pages: Outcome
  log: string[]
  acts: string[]
}

it('advances by itself while both fail as seldom', async () => {
  const { site, run } = siteOf()
  await run('5,25,100')
  expect(site.acts).toEqual(['25 % after 30 min', 'everybody after 60 min'])
})

it.each([
  ['fails more often', outcome(100, 12), 'it fails more often: on trial 12 of 100 pages'],
  ['has hardly been seen', outcome(3, 0), 'fewer than 20 pages: on trial 0 of 3 pages'],
])('stays where it is while it %s', async (_, pages, said) => {
  const { site, run } = siteOf((each, look) => (each.pages = look < 45 ? pages : outcome(400, 4)))
  await run('5,100')
  expect(site.acts).toEqual(['everybody after 45 min'])
  expect(site.log[0]).toContain(`It stays at 5 %, and waits: ${said}`)
})

it('waits for a person where it is told to', async () => {
  const { site, run } = siteOf((each, look) => {
    if (look === 40) each.percent = 25
  })
  await run('5?,25,100')
  expect(site.log[0]).toBe('It stays at 5 %, and waits: an approval: pnpm release canary public 25')
  expect(site.acts).toEqual(['everybody after 70 min'])
})

it('begins with the team, of which three pages without a failure are enough', async () => {
  const { site, run } = siteOf((each, look) => {
    if (look === 1) Object.assign(each, { percent: 0, isForTeam: true })
    each.pages = look < 40 ? outcome(look < 35 ? 2 : 4, look < 35 ? 0 : 1) : outcome(look < 60 ? 3 : 30, 0)
  })
  await run('team,5,100')
  expect(site.log[0]).toContain('It stays with the team, and waits: fewer than 3 pages')
  expect(site.log[1]).toContain('It stays with the team, and waits: it fails more often')
  expect(site.acts).toEqual(['5 % after 40 min', 'everybody after 70 min'])
})

it.each([
  ['was rolled back', null, 'is on trial no more'],
  ['is paused', 0, 'is for 0 of 100 visitors'],
])('advances nothing that %s', async (_, percent, said) => {
  const { site, run } = siteOf((each, look) => {
    if (look === 10) each.percent = percent
  })
  await expect(run('5,100')).rejects.toThrow(said)
  expect(site.acts).toEqual([])
})

it('refuses stages that do not rise to everybody, and spans that are none', () => {
  for (const stages of [
    '100',
    '5,25',
    '25,5,100',
    '5,5,100',
    '0,100',
    'team',
    '5,team,100',
    'team,100?',
    '5,100?',
    'five,100',
  ])
    expect(() => readStages(stages)).toThrow(/tage/)
  for (const span of ['30', '0m', '1d', '']) expect(() => readSpan(span)).toThrow('is no span of time')
  expect(readSpan('2h')).toBe(7_200_000)
})
