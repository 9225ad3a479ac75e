import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeApplication, makeApplications } from '../../../testing/answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/educator-applications'
const counts = { pending: 3, approved: 14, rejected: 2, withdrawn: 1, revoked: 1 }
const three = [1, 2, 3].map((number) => makeApplication(number))

const waiting: FetchStub = () => Response.json(makeApplications(three, { counts }))

describe('the list of educator applications', () => {
  it('[C-28] begins with those who wait, the longest first', async () => {
    const { screen, requests } = await visitPage(path, waiting)
    const row = screen.getByRole('row', { name: /Devang Trivedi/ })
    await expect
      .element(row)
      .toHaveTextContent(/devang@example\.in.*Rangeland ecologist.*Banni Grassland Trust.*17 Nov 2026.*Pending/)
    await expect.poll(() => requests.map(({ search }) => search)).toEqual(['?status=pending&sort=oldest&limit=20'])
    await expect
      .element(screen.getByRole('columnheader', { name: 'Waiting since (IST)' }))
      .toHaveAttribute('aria-sort', 'ascending')
    await expect
      .element(row.getByText('17 Nov 2026'))
      .toHaveAttribute('title', expect.stringMatching(/Tue 17 Nov 2026, 11:00 am IST$/))
  })

  it('draws each person, in the table and in the cards of a phone', async () => {
    const { screen } = await visitPage(path, waiting)
    const people = () => screen.container.querySelectorAll('.avatar')
    await expect.poll(() => screen.container.querySelectorAll('tbody .avatar')).toHaveLength(3)
    await page.viewport(360, 800)
    await expect.poll(() => screen.container.querySelectorAll('li[data-row] .avatar')).toHaveLength(3)
    expect([...people()].map(({ textContent }) => textContent)[0]).toBe('DT')
  })

  it('counts the applications of each status, and keeps the chosen one in the address', async () => {
    const { screen, navigation, requests, announcements } = await visitPage(`${path}?cursor=c20`, waiting)
    const tabs = screen.getByRole('navigation', { name: 'Applications by status' })
    await expect.element(tabs.getByRole('link', { name: 'Pending 3' })).toHaveAttribute('aria-current', 'page')
    await expect.element(tabs.getByRole('link', { name: 'Approved 14' })).toBeVisible()
    await expect.element(tabs.getByRole('link', { name: 'Withdrawn 1' })).toBeVisible()
    await expect.element(tabs.getByRole('link', { name: 'Revoked 1' })).toBeVisible()
    await expect.element(tabs.getByRole('link', { name: 'All 21' })).toBeVisible()
    await tabs.getByRole('link', { name: 'Declined 2' }).click()
    await expect.poll(() => navigation.location.search).toBe('?status=rejected')
    await expect.poll(() => requests.at(-1)?.search).toBe('?status=rejected&sort=oldest&limit=20')
    await expect.poll(() => announcements).toEqual(['3 applications'])
    await tabs.getByRole('link', { name: 'All 21' }).click()
    await expect.poll(() => requests.at(-1)?.search).toBe('?sort=oldest&limit=20')
  })

  it('says of whom there is no profile yet', async () => {
    const unfinished = makeApplication(1, { designation: null, organizationAffiliation: null })
    const { screen } = await visitPage(path, () => Response.json(makeApplications([unfinished])))
    await expect.element(screen.getByRole('row', { name: /Profile not finished/ })).toBeVisible()
  })

  it('leads from a row to the application, and takes the list along', async () => {
    const { screen } = await visitPage(`${path}?status=all&sort=newest`, waiting)
    await expect
      .element(screen.getByRole('link', { name: /Sunita Oraon/ }))
      .toHaveAttribute('href', `${path}/app_2?status=all&sort=newest`)
    await expect.element(screen.getByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
  })

  it('turns the order round, by the head of the column and by the field', async () => {
    const { screen, navigation } = await visitPage(path, waiting)
    await screen.getByRole('button', { name: 'Waiting since (IST)' }).click()
    await expect.poll(() => navigation.location.search).toBe('?sort=newest')
    await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Longest waiting first')
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('speaks of waiting only where somebody waits', async () => {
    const { screen } = await visitPage(`${path}?status=approved`, waiting)
    await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Oldest first')
  })

  it('goes through the pages and knows where it is', async () => {
    const { screen, navigation } = await visitPage(path, ({ searchParams }) =>
      searchParams.get('cursor') === 'c2'
        ? Response.json(makeApplications([makeApplication(3)], { total: 3 }))
        : Response.json(makeApplications(three.slice(0, 2), { total: 3, nextCursor: 'c2' })),
    )
    await expect.element(screen.getByText('1–2 of 3')).toBeVisible()
    await screen.getByRole('link', { name: 'Next page' }).click()
    await expect.element(screen.getByText('3–3 of 3')).toBeVisible()
    await screen.getByRole('link', { name: 'Previous page' }).click()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('goes by the keyboard: j to move, e to open; its list of keys names only what there is', async () => {
    const { screen, navigation } = await visitPage(path, waiting)
    await expect.element(screen.getByRole('row', { name: /Devang Trivedi/ })).toBeVisible()
    await userEvent.keyboard('?')
    const keys = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(keys.getByText('Open the row')).toBeVisible()
    await expect.element(keys.getByText('Select the row')).not.toBeInTheDocument()
    await expect.element(keys.getByText('Close the open row')).not.toBeInTheDocument()
    await keys.getByRole('button', { name: 'Close' }).click()
    await userEvent.keyboard('jje')
    await expect.poll(() => navigation.location.pathname).toBe(`${path}/app_2`)
  })

  it('says that nobody is waiting, and something else where a status has no applications', async () => {
    const { screen } = await visitPage(path, () => Response.json(makeApplications([], { counts: { approved: 1 } })))
    await expect.element(screen.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
    await expect.element(screen.getByText(/Every application has a decision/)).toBeVisible()
    await screen.getByRole('link', { name: /Declined/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'No applications found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Show pending applications' })).toHaveAttribute('href', path)
  })

  it('answers a cursor that is none with the way to the first page', async () => {
    const { screen } = await visitPage(`${path}?status=approved&cursor=garbage`, () => problem('invalid_cursor'))
    await expect
      .element(screen.getByRole('link', { name: 'Go to the first page' }))
      .toHaveAttribute('href', `${path}?status=approved`)
  })

  it('says that it could not be loaded, and tries again', async () => {
    let isUp = false
    const { screen } = await visitPage(path, (...request) =>
      isUp ? waiting(...request) : problem('forbidden', { requestId: 'req_7F3K' }),
    )
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch applications' })).toBeVisible()
    await expect.element(screen.getByText(/Reference req_7F3K/)).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('1–3 of 3')).toBeVisible()
  })

  it('waits in the shape of its rows', async () => {
    const { screen } = await visitPage(path, pending)
    await expect.element(screen.getByText('Loading educator applications')).toBeInTheDocument()
  })

  it('fits beside the menu of the dashboard, however long the names are', async () => {
    await page.viewport(1008, 800)
    const decided = { status: 'withdrawn', decidedAt: '2025-09-30T16:00:00.000Z' } as const
    const long = makeApplication(1, {
      ...decided,
      submittedAt: '2025-09-28T16:00:00.000Z',
      applicant: {
        id: 'usr_1',
        name: 'Venkatanarasimharajuvaripeta '.repeat(3),
        email: `${'x'.repeat(80)}@example.in`,
      },
      designation: 'Environmental compliance lawyer '.repeat(4),
      organizationAffiliation: 'Bund and Basin Field Studio '.repeat(4),
    })
    const { screen } = await visitPage(`${path}?status=all`, () => Response.json(makeApplications([long])))
    await expect.element(screen.getByRole('row', { name: /Withdrawn/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1008)
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage(`${path}?status=all`, () =>
      Response.json(
        makeApplications(
          [
            ...three,
            makeApplication(4, { status: 'approved', decidedAt: '2026-11-19T06:00:00.000Z' }),
            makeApplication(5, { status: 'rejected', designation: null, decidedAt: '2026-11-19T06:00:00.000Z' }),
          ],
          { counts },
        ),
      ),
    )
    await expect.element(screen.getByRole('link', { name: /Sunita Oraon/ })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})
