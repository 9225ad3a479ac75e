import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy, figures, makePage, makeRemote } from '../../testing/answers.ts'
import { visitPage } from '../../testing/visit-page.tsx'

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const all = {
  '/api/me/dashboard': () => Response.json(figures),
  '/api/audit-log': () => Response.json(makePage(5, { total: 42 })),
  '/api/releases': () => Response.json({ remotes: [makeRemote('admin', 20), makeRemote('public')] }),
}

describe('the dashboard of an admin', () => {
  it('[S-344, part of U-13.admin] shows the figures of the platform, and links a number whose list stands', async () => {
    const { screen, container } = await visitPage(
      '/dashboard',
      answerBy({
        ...all,
        '/api/me/dashboard': () => Response.json({ ...figures, pendingEducators: 6, pendingFellowship: 7 }),
      }),
    )
    await expect
      .element(screen.getByRole('region', { name: 'Quick Stats' }).getByRole('link', { name: '6', exact: true }))
      .toHaveAttribute('href', '/dashboard/educator-applications')
    await expect
      .element(screen.getByRole('region', { name: 'Quick Stats' }).getByRole('link', { name: '7', exact: true }))
      .toHaveAttribute('href', '/dashboard/fellowship-applications?status=pending')
    const labels = [...container.querySelectorAll('dl dt')].map(({ textContent }) => textContent)
    expect(labels).toEqual(['Users', 'Pending educators', 'Pending applications'])
    await expect.element(screen.getByText('1,284', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('progressbar', { name: 'Educators among all users' })).toBeVisible()
    await expect.element(screen.getByText('96 signed in now')).toBeVisible()
  })

  it('begins with what waits: fresh refusals, and a release on trial', async () => {
    const { screen, requests } = await visitPage('/dashboard', answerBy(all))
    await expect
      .element(screen.getByRole('link', { name: '42 failed sign-ins and denied requests since yesterday' }))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Decide on the new release: Admin console' }))
      .toHaveAttribute('href', '/dashboard/releases')
    const asked = requests.find(({ searchParams }) => searchParams.get('outcome') === 'refused')
    expect(asked?.searchParams.get('from')).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  describe('its queues', () => {
    const waiting = { text: 'Decide.', isUrgent: false, oldestAt: '2026-11-20T11:30:00.000Z' }
    const queues = [
      {
        ...waiting,
        name: 'refunds',
        noun: { one: 'refund waits', many: 'refunds wait' },
        path: '/dashboard/orders?state=refund_requested',
        targetHours: 72,
        count: 1204,
        oldestAt: '2026-11-04T12:00:00.000Z',
      },
      {
        ...waiting,
        name: 'merges',
        noun: { one: 'merge waits', many: 'merges wait' },
        path: '/dashboard/new',
        targetHours: 24,
        count: 1,
      },
    ]
    const visitQueues = () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') })
      return visitPage(
        '/dashboard',
        answerBy({ ...all, '/api/me/dashboard': () => Response.json({ ...figures, queues }) }),
      )
    }

    it('are whatever the API names, with how long the oldest waits beside the target', async () => {
      const { screen } = await visitQueues()
      const rows = screen.getByRole('region', { name: 'Waiting for a decision' }).getByRole('row')
      await expect
        .poll(() => rows.elements().map(({ textContent }) => textContent))
        .toEqual([
          'QueueWaitingOldestTargetStart',
          'refunds waitDecide.1,20416 days, past the target3 daysStart',
          'merge waitsDecide.1under 1 hour1 dayStart',
        ])
      const hrefs = rows
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href'))
      expect(hrefs).toEqual(['/dashboard/orders?state=refund_requested&round=1', '/dashboard/new?round=1'])
      await expect.element(screen.getByText('1 queue past the target')).toBeVisible()
    })

    it('open by their number', async () => {
      const { screen, navigation } = await visitQueues()
      await expect.element(screen.getByRole('link', { name: 'refunds wait' })).toBeVisible()
      await userEvent.keyboard('1')
      await expect.poll(() => navigation.location.pathname).toBe('/dashboard/orders')
    })
  })

  it('draws the growth of the last weeks, or lists it', async () => {
    const weeks = (counts: number[]) =>
      counts.map((count, place) => ({ from: `2026-11-${9 + 7 * place}`.replace('-9', '-09'), count }))
    const { screen } = await visitPage(
      '/dashboard',
      answerBy({
        ...all,
        '/api/me/dashboard': () =>
          Response.json({ ...figures, enrollmentsByWeek: weeks([60, 99]), signUpsByWeek: weeks([80, 1204]) }),
      }),
    )
    const growth = screen.getByRole('region', { name: 'Growth by week' })
    await expect
      .element(
        growth.getByRole('img', {
          name: 'From 9 Nov to 16 Nov. Enrollments: 99 in the last so far, 99 at most. Sign-ups: 1,204 in the last so far, 1,204 at most.',
        }),
      )
      .toBeVisible()
    await growth.getByRole('button', { name: /Show as a table/ }).click()
    expect(
      growth
        .getByRole('row')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Week fromEnrollmentsSign-ups', '9 Nov6080', '16 Nov, so far991,204'])
    localStorage.clear()
  })

  it('[S-347] leads to a new course, to the catalogue and to the profile', async () => {
    const { screen } = await visitPage('/dashboard', answerBy(all))
    const actions = screen.getByRole('region', { name: 'Quick Actions' }).getByRole('link').elements()
    expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/courses/new',
      '/courses',
      '/dashboard/profile',
    ])
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
        '/api/me/dashboard': () => (isUp ? Response.json(figures) : problem('unavailable')),
        '/api/releases': () => problem('internal'),
      }),
    )
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch your dashboard' })).toBeVisible()
    await expect.element(screen.getByText(/Part of this list did not load/)).toBeVisible()
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

  it('[part of U-04.client] shows no figures of a role that is not an admin any more', async () => {
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
    await expect.element(screen.getByText('96 signed in now')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})
