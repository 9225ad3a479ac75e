import { refuse } from '@kere/platform/react/stage'
import { findFlaws } from '@kere/ui/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, figures, makePage, makeRemote } from '../../testing/answers.ts'
import { visitPage } from '../../testing/visit-page.tsx'

afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const all = {
  '/api/me/dashboard': () => Response.json(figures),
  '/api/audit-log': () => Response.json(makePage(5, { total: 42 })),
  '/api/releases': () => Response.json({ remotes: [makeRemote('admin', 20), makeRemote('public')] }),
}

describe('the dashboard of an admin', () => {
  it('[U-13] [S-344] shows the figures of the platform, and links a number whose list stands', async () => {
    const { screen } = await visitPage('/dashboard', answerBy(all))
    await expect.element(screen.getByText('1,284', { exact: true })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '49' }))
      .toHaveAttribute('href', '/dashboard/courses?standing=published')
    await expect.element(screen.getByRole('progressbar', { name: 'Educators among all users' })).toBeVisible()
    await expect.element(screen.getByText('96', { exact: true })).toBeVisible()
  })

  it('begins with what waits: fresh refusals, and a release on trial', async () => {
    const { screen, requests } = await visitPage('/dashboard', answerBy(all))
    await expect.element(screen.getByRole('link', { name: '42 refusals since yesterday' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Decide on the new release: Admin console' }))
      .toHaveAttribute('href', '/dashboard/releases')
    const asked = requests.find(({ searchParams }) => searchParams.get('outcome') === 'refused')
    expect(asked?.searchParams.get('from')).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  it('[C-28] begins with the people and the mails that wait for a decision', async () => {
    const { screen } = await visitPage(
      '/dashboard',
      answerBy({
        ...all,
        '/api/me/dashboard': () => Response.json({ ...figures, pendingEducators: 3, mailsInDoubt: 1 }),
      }),
    )
    await expect
      .element(screen.getByRole('link', { name: '3 educators are waiting for a decision' }))
      .toHaveAttribute('href', '/dashboard/educator-applications')
    await expect
      .element(screen.getByRole('link', { name: '1 email needs a decision' }))
      .toHaveAttribute('href', '/dashboard/outbox')
  })

  it('says so when nothing waits', async () => {
    const { screen } = await visitPage(
      '/dashboard',
      answerBy({
        ...all,
        '/api/audit-log': () => Response.json(makePage(0)),
        '/api/releases': () => Response.json({ remotes: [makeRemote('admin')] }),
      }),
    )
    await expect.element(screen.getByText(/^Nothing needs your attention/)).toBeVisible()
    await expect.element(screen.getByText('No entries yet.')).toBeVisible()
  })

  it('[W-57] shows the newest entries of the audit log, each with its own address', async () => {
    const { screen } = await visitPage('/dashboard', answerBy(all))
    const newest = screen.getByRole('region', { name: 'Latest activity' })
    expect(newest.getByRole('listitem').elements()).toHaveLength(5)
    await expect
      .element(newest.getByRole('link', { name: 'Signed in' }).first())
      .toHaveAttribute('href', '/dashboard/audit-log?entry=aud_1')
    await expect
      .element(newest.getByRole('link', { name: 'Open the audit log' }))
      .toHaveAttribute('href', '/dashboard/audit-log')
  })

  it('shows what it can when a part fails, and tries that part again', async () => {
    let isUp = false
    const { screen } = await visitPage(
      '/dashboard',
      answerBy({
        ...all,
        '/api/me/dashboard': () => (isUp ? Response.json(figures) : refuse('unavailable')),
        '/api/releases': () => refuse('internal'),
      }),
    )
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch your dashboard' })).toBeVisible()
    await expect.element(screen.getByText(/Part of this list could not be loaded/)).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Latest activity' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('1,284', { exact: true })).toBeVisible()
  })

  it('waits in the shape of what comes', async () => {
    const { screen } = await visitPage('/dashboard', answerBy({}))
    await expect.element(screen.getByText('Loading key figures')).toBeInTheDocument()
    await expect.element(screen.getByText('Loading the newest entries')).toBeInTheDocument()
  })

  it('[U-04] shows no figures of a role that is not an admin any more', async () => {
    const educator = {
      role: 'educator',
      courses: 1,
      drafts: 0,
      ownCourses: [],
      educatorStatus: 'approved',
      application: null,
      learners: 3,
      newestEnrollments: [],
      nextAction: { kind: 'create_course' },
    }
    const { screen } = await visitPage(
      '/dashboard',
      answerBy({ ...all, '/api/me/dashboard': () => Response.json(educator) }),
    )
    await expect.element(screen.getByText(/^Your role has changed/)).toBeVisible()
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage('/dashboard', answerBy(all))
    await expect.element(screen.getByRole('link', { name: '49' })).toBeVisible()
    expect(await findFlaws(container)).toEqual([])
  })
})
