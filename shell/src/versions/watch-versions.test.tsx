import { afterEach, expect, it, vi } from 'vitest'
import { createOverlays } from '../chrome/overlays-store.ts'
import type { OlderReleases } from '@kere/platform/older-releases'
import { watchVersions } from './watch-versions.ts'

afterEach(() => vi.restoreAllMocks())

const remotes = ['public', 'learner'].map((name, place) => ({
  name,
  contract: 1,
  entry: `/mf/${name}/00000000000${place}/entry.js`,
  css: [],
  patterns: [],
  focused: [],
  offline: [],
}))

const boot = { entry: '/assets/main.js', remotes } as unknown as Parameters<typeof watchVersions>[0]

function watch(answer: OlderReleases | number, { shown = 'public' } = {}) {
  const overlays = createOverlays()
  const tab = { isTouched: false }
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer),
    )
  const reload = vi.fn<() => void>()
  const options = { overlays, isTouched: () => tab.isTouched, shownRemote: () => shown, reload }
  return { overlays, tab, fetched, reload, ...watchVersions(boot, options) }
}

const younger: OlderReleases = { older: ['learner'], withdrawn: [] }

it('asks by the releases that the tab holds, and its shell', async () => {
  const { ask, fetched } = watch(younger)
  await ask()
  const address = new URL(fetched.mock.calls[0]![0] as string, 'https://kere.test')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    remotes: 'public@000000000000,learner@000000000001',
    shell: '/assets/main.js',
  })
})

it('offers a younger release with the next page, and says nothing', async () => {
  const { ask, canLoadYounger, overlays } = watch(younger)
  expect(canLoadYounger()).toBe(false)
  await ask()
  expect([canLoadYounger(), overlays.state.notices]).toEqual([true, []])
})

it.each([
  ['nothing is younger', { older: [], withdrawn: [] }],
  ['the edge does not answer', 503],
])('leaves the tab alone where %s', async (_, answer) => {
  const { ask, canLoadYounger } = watch(answer)
  await ask()
  expect(canLoadYounger()).toBe(false)
})

it('waits while something would be lost', async () => {
  const { ask, canLoadYounger, overlays, tab } = watch(younger)
  await ask()
  tab.isTouched = true
  expect(canLoadYounger()).toBe(false)
  tab.isTouched = false
  overlays.showWaiting(true)
  expect(canLoadYounger()).toBe(false)
  overlays.showWaiting(false)
  overlays.notify({ tone: 'success', text: 'Deleted', action: { label: 'Undo', run: () => {} } })
  expect(canLoadYounger()).toBe(false)
  overlays.dismiss(overlays.state.notices[0]!.id)
  let isRunning = true
  overlays.showTray(null, () => isRunning)
  expect(canLoadYounger()).toBe(false)
  isRunning = false
  expect(canLoadYounger()).toBe(true)
})

it('asks at once, and once, where the page that is shown was taken back', async () => {
  const { ask, overlays, reload } = watch({ older: ['public'], withdrawn: ['public'] })
  await ask()
  await ask()
  expect(overlays.state.notices).toHaveLength(1)
  expect(overlays.state.notices[0]!.action!.label).toBe('Reload')
  overlays.state.notices[0]!.action!.run()
  expect(reload).toHaveBeenCalledOnce()
})

it('does not ask for what another page shows', async () => {
  const { ask, overlays } = watch({ older: ['public'], withdrawn: ['public'] }, { shown: 'learner' })
  await ask()
  expect(overlays.state.notices).toEqual([])
})
