import { pending, problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeRemote } from '../../../testing/answers.ts'
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
    const { container, screen } = await visitPage(path, () => answerWith(makeRemote('public'), makeRemote('admin', 20)))
    await expect.element(screen.getByRole('region', { name: 'Admin console' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})
