import type { Session } from '@kere/platform/border'
import type { Registry } from '@kere/platform/registry'
import { liveRemotes } from '@kere/platform/routing'
import { describe, expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { pathOfPreview, readPreviewToken, writePreviewToken } from '../preview/preview-token.ts'
import { aLearner, releaseWith } from '../releases/live-remote.fixtures.ts'
import { readBar } from './developer-bar.ts'

const secret = 'secret'
const env = { RELEASE_TOKEN: secret } as unknown as ShellEnv
const since = '2026-11-15T12:00:00Z'
const [stable, trial, before, foreign] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(12)) as [
  string,
  string,
  string,
  string,
]
const built = releaseWith([{ path: '/courses' }])
const registry: Registry = {
  remotes: {
    public: {
      stable: { release: stable, since },
      canary: { release: trial, since, percent: 0, isForTeam: true },
      previous: [
        { release: before, since },
        { release: foreign, since },
      ],
      releases: { [stable]: built, [trial]: built, [before]: built, [foreign]: { ...built, contract: 99 } },
    },
  },
}

const admin: Session = { user: { ...aLearner, role: 'admin' } }
const learner: Session = { user: aLearner }
const visitor: Session = { user: null }

const wish = 'a=b; __Host-kere_bar=on'

async function barOf(session: Session, cookies = wish, preview = false) {
  const until = Date.now() + 60_000
  const token = await writePreviewToken({ remote: 'public', release: before, until }, secret)
  return readBar(env, {
    cookies: preview ? `${cookies}; __Host-kere_preview=${token}` : cookies,
    session,
    registry,
    live: liveRemotes(registry, { bucket: 0, isTeam: session.user?.role === 'admin' }),
    preview: preview ? { remote: 'public', release: before, until } : null,
    template: {
      entry: '',
      preloads: [],
      sheet: '',
      style: '',
      fonts: [],
      watchScript: '',
      barScript: '/assets/developer-bar.js',
    },
  })
}

describe('the bar', () => {
  it.each<[string, Session, string]>([
    ['a visitor who sends its cookie', visitor, wish],
    ['a learner who sends it', learner, wish],
    ['an educator who sends it', { user: { ...aLearner, role: 'educator' } }, wish],
    [
      'an admin who has to secure their account',
      { user: { ...aLearner, role: 'admin', securityTask: 'second_factor' } },
      wish,
    ],
    ['an admin without it', admin, 'kere_theme=dark'],
    ['an admin who has switched it off', admin, '__Host-kere_bar=off'],
    ['an admin with a cookie of a name like it', admin, 'kere_bar=on; x__Host-kere_bar=on'],
  ])('is not for %s', async (_, session, cookies) => {
    expect(await barOf(session, cookies)).toBeNull()
  })

  it('has an admin choose among the kept releases that this shell can show', async () => {
    const bar = await barOf(admin)
    expect(bar).toMatchObject({ script: '/assets/developer-bar.js', until: null })
    expect(bar!.remotes).toMatchObject([
      {
        name: 'public',
        release: trial,
        bucket: 'trial',
        kept: [
          { release: stable, place: 'stable' },
          { release: trial, place: 'trial' },
          { release: before, place: 'before' },
        ],
      },
    ])
    const token = bar!.remotes[0]!.link!.split('/').at(-1)!
    expect(await readPreviewToken(token, secret, Date.now())).toMatchObject({ remote: 'public', release: trial })
  })

  it('gives a guest of a preview the link that they have, and no other release', async () => {
    const bar = await barOf(visitor, '', true)
    const own = await writePreviewToken({ remote: 'public', release: before, until: bar!.until! }, secret)
    expect(bar!.remotes[0]).toMatchObject({ bucket: 'preview', kept: [], link: pathOfPreview(own) })
  })
})
