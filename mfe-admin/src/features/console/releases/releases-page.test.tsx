import { pending, problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeRemote, makeTrial } from '../../../testing/answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/releases'
const answerWith = (...remotes: object[]) => Response.json({ remotes })

describe('the releases', () => {
  it('says per remote what is live, since when in India, and for how many', async () => {
    const { screen } = await visitPage(path, () => answerWith(makeRemote('public'), makeRemote('admin', 20)))
    const site = screen.getByRole('region', { name: 'Public site' })
    await expect
      .element(site)
      .toHaveTextContent(/a1b2c3d4e5f6.*Stable.*Wed 18 Nov 2026, 11:30 am IST.*100 of 100 visitors/)
    const console = screen.getByRole('region', { name: 'Admin console' })
    await expect.element(console).toHaveTextContent(/a1b2c3d4e5f6.*80 of 100.*0f9e8d7c6b5a.*Canary.*20 of 100/)
    await expect.element(console).toHaveTextContent(/Earlier releases.*112233445566/)
  })

  it('draws how the trial goes beside the stable release, and has the same as a table', async () => {
    const { screen } = await visitPage(path, () =>
      Response.json({ remotes: [makeRemote('public', 20)], trials: [makeTrial('public', 4)] }),
    )
    const site = screen.getByRole('region', { name: 'Public site' })
    await expect.element(site).toHaveTextContent(/How the trial goes.*Began Fri 20 Nov 2026, 10:00 am IST/)
    const vitals = site.getByRole('table', { name: 'Vitals of both releases' })
    for (const row of [
      'Largest content drawn (LCP) 1.3 s for 28 900 ms for 30',
      'Press answered (INP) None yet 64 ms for 12',
      'A page failed 12 of 30 (40%) 0 of 30 (0%)',
    ])
      await expect.element(vitals.getByRole('row', { name: row })).toBeVisible()
    await expect.element(site).toHaveTextContent(/The next stage waits: it fails more often/)
    await expect.element(site.getByRole('img', { name: /For what share a page failed/ })).toBeVisible()
    await site.getByText('Show as a table').click()
    const table = site.getByRole('table', { name: 'For whom a page failed, minute by minute' })
    await expect.element(table.getByRole('row', { name: '10:02 am 8 of 10 (80%) 0 of 10 (0%)' })).toBeVisible()
    await expect
      .element(site.getByRole('table', { name: 'What failed' }).getByRole('row', { name: 'Nothing to see 12 0' }))
      .toBeVisible()
  })

  it('sets the release for everybody beside the one before it', async () => {
    const { screen } = await visitPage(path, () =>
      Response.json({ remotes: [makeRemote('public')], trials: [{ ...makeTrial('public', 4), isForEverybody: true }] }),
    )
    const site = screen.getByRole('region', { name: 'Public site' })
    await expect
      .element(site)
      .toHaveTextContent(/How the release goes.*Now.*Before.*A page failed12 of 30 \(40%\)0 of 30/)
    await expect.element(site).not.toHaveTextContent('The next stage')
  })

  it('says of the last trial that it is over, and in the history by whom and why', async () => {
    const act = {
      id: 7,
      at: '2026-11-20T04:33:00.000Z',
      remote: 'public',
      act: 'rollback',
      release: '0f9e8d7c6b5a',
      percent: null,
      by: 'Kere',
      reason: '12 of 30 visits failed (blank 12), of the stable release 0 of 30.',
      commit: null,
    }
    const { screen } = await visitPage(path, () =>
      Response.json({ remotes: [makeRemote('public')], trials: [makeTrial('public', 4)], acts: [act] }),
    )
    await expect.element(screen.getByRole('heading', { name: 'The last trial' })).toBeVisible()
    await expect
      .element(screen.getByRole('region', { name: 'History' }))
      .toHaveTextContent(/Rolled back.*Public site.*0f9e8d7c6b5a.*12 of 30 visits failed.*10:03 am IST, by Kere/)
  })

  it('names the team, and says what its stage waits for', async () => {
    const { canary, ...remote } = makeRemote('public', 0)
    const { screen } = await visitPage(path, () =>
      Response.json({
        remotes: [{ ...remote, canary: { ...canary, isForTeam: true } }],
        trials: [makeTrial('public', 0)],
      }),
    )
    const site = screen.getByRole('region', { name: 'Public site' })
    await expect.element(site).toHaveTextContent(/Canary.*The team.*The vitals agree: the next stage may begin/)
  })

  it('has a switch for the bar, a form of the shell’s', async () => {
    for (const [hasBar, name, sent] of [
      [false, 'Show the bar', 'on'],
      [true, 'Hide the bar', 'off'],
    ] as const) {
      const { screen } = await visitPage(path, () => Response.json({ remotes: [makeRemote('admin')], hasBar }))
      const button = screen.getByRole('button', { name })
      await expect.element(button).toBeVisible()
      const form = (button.element() as HTMLButtonElement).form!
      expect([form.method, new URL(form.action).pathname, ...new FormData(form)]).toEqual([
        'post',
        '/_bar',
        ['bar', sent],
      ])
    }
  })

  it('gives the exact commands for a remote', async () => {
    const { screen } = await visitPage(path, () => answerWith(makeRemote('admin'), makeRemote('public')))
    for (const command of [
      'pnpm release admin',
      'pnpm release canary admin 20',
      'pnpm release promote admin',
      'pnpm release rollback admin',
      'pnpm release status',
    ])
      await expect.element(screen.getByText(command, { exact: true })).toBeVisible()
    await screen.getByLabelText('For').selectOptions('Public site')
    await expect.element(screen.getByText('pnpm release promote public')).toBeVisible()
  })

  it('looks again when somebody comes back to it', async () => {
    let percent: number | null = null
    const { screen } = await visitPage(path, () => answerWith(makeRemote('admin', percent)))
    await expect.element(screen.getByText('100 of 100')).toBeVisible()
    percent = 20
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(screen.getByText('20 of 100')).toBeVisible()
  })

  it('says when it cannot be loaded, and tries again', async () => {
    let isUp = false
    const { screen } = await visitPage(path, () => (isUp ? answerWith(makeRemote('admin')) : problem('unavailable')))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch releases' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('region', { name: 'Admin console' })).toBeVisible()
  })

  it('waits, and says when nothing is released', async () => {
    const waiting = await visitPage(path, pending)
    await expect.element(waiting.screen.getByText('Loading releases')).toBeInTheDocument()
    const { screen } = await visitPage(path, () => answerWith())
    await expect.element(screen.getByRole('heading', { name: 'Nothing is released yet' })).toBeVisible()
  })

  it('have nothing for axe', async () => {
    const { container, screen } = await visitPage(path, () =>
      Response.json({ remotes: [makeRemote('public'), makeRemote('admin', 20)], trials: [makeTrial('admin', 4)] }),
    )
    await screen.getByText('Show as a table').click()
    await expect.element(screen.getByRole('region', { name: 'Admin console' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})
