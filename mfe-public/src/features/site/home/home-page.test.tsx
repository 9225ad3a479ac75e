import type { EventSummary } from '@kere/contracts/events/events'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeList, makeSummary } from '../../../testing/course-answers.ts'
import { eventsNow, makeEventSummary, passTimeFrom } from '../../../testing/event-answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const answerWith =
  (events: readonly EventSummary[]): FetchStub =>
  ({ pathname }) => {
    if (pathname === '/api/events/upcoming') return Response.json({ items: events })
    return Response.json(
      pathname.endsWith('/featured') ? { items: [1, 2, 3, 4].map((number) => makeSummary(number)) } : makeList(1),
    )
  }

const answer = answerWith([1, 2, 3].map((number) => makeEventSummary(number)))

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('the facts', () => {
  const factsIn = (container: HTMLElement) => [
    ...container.querySelectorAll<HTMLElement>('section[aria-label=Facts] .grid .grid p'),
  ]
  const shown = (container: HTMLElement) =>
    factsIn(container).findIndex((fact) => !fact.classList.contains('invisible'))

  it('[S-068] go round, five of them, every 4.5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { container, screen } = await visitPage('/', answer)
    expect(factsIn(container)).toHaveLength(5)
    await expect.element(screen.getByRole('button', { name: 'Pause the facts' })).toBeVisible()
    vi.advanceTimersByTime(4499)
    expect(shown(container)).toBe(0)
    vi.advanceTimersByTime(1)
    await expect.poll(() => shown(container)).toBe(1)
    await expect.element(screen.getByText('2 of 5')).toBeVisible()
    vi.advanceTimersByTime(4 * 4500)
    await expect.poll(() => shown(container)).toBe(0)
  })

  it('[W-55] stand still when they are told to', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { container, screen } = await visitPage('/', answer)
    await screen.getByRole('button', { name: 'Pause the facts' }).click()
    await expect.element(screen.getByRole('button', { name: 'Play the facts' })).toBeVisible()
    vi.advanceTimersByTime(60_000)
    expect(shown(container)).toBe(0)
  })
})

describe('the home page', () => {
  it('[part of S-067] leads to the courses', async () => {
    const { screen } = await visitPage('/', answer)
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Learn it in class. Prove it in your city.')
    await expect.element(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  })

  it('[S-065] [S-256] opens the learning-path chat over itself', async () => {
    sessionStorage.clear()
    const { screen, navigation } = await visitPage('/', answer)
    const call = screen.getByRole('link', { name: 'Explore learning paths' })
    await expect.element(call).toHaveAttribute('href', '/learn-path')
    await call.click()
    const dialog = screen.getByRole('dialog', { name: 'Find your learning path' })
    await expect.element(dialog.getByRole('radio', { name: 'School student' })).toHaveFocus()
    await userEvent.keyboard('2{Enter}')
    await expect.element(dialog.getByRole('heading', { name: 'What do you want to work on?' })).toBeVisible()
    expect(navigation.location.pathname).toBe('/')
    expect(await findViolations(dialog.element())).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    sessionStorage.clear()
  })

  it('[S-075] shows the first three featured courses, and how many there are in all', async () => {
    const { screen, requests } = await visitPage('/', answer)
    await expect.element(screen.getByRole('link', { name: 'Course 3' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Course 4' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'All 49 courses' })).toHaveAttribute('href', '/courses')
    expect(requests.map(({ pathname }) => pathname)).toEqual([
      '/api/courses/featured',
      '/api/courses',
      '/api/events/upcoming',
    ])
  })

  it('lists the subjects that have courses', async () => {
    const { screen } = await visitPage('/', answer)
    await expect
      .element(screen.getByRole('link', { name: 'Biodiversity 2 courses' }))
      .toHaveAttribute('href', '/courses?category=Biodiversity')
    await expect.element(screen.getByRole('link', { name: /Conservation/ })).not.toBeInTheDocument()
  })

  it('[S-076] shows the next events as the list of events does, and leads to all of them', async () => {
    passTimeFrom(eventsNow)
    const free = makeEventSummary(1, { title: 'Dawn count at the tank' })
    const full = makeEventSummary(2, { title: 'Build a composter', price: 299, seatsLeft: 0 })
    const { screen } = await visitPage('/', answerWith([free, full]))
    const events = screen.getByRole('region', { name: 'Upcoming events' })
    await expect.element(events.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
    const rows = events.getByRole('listitem')
    expect(rows.elements()).toHaveLength(2)
    await expect
      .element(rows.nth(0).getByRole('link', { name: 'Dawn count at the tank', exact: true }))
      .toHaveAttribute('href', '/events/evt_1')
    await expect
      .element(rows.nth(0))
      .toHaveTextContent(/Sat 21 Nov, 7:00–9:30 am IST, Jakkur lake, Bengaluru.*7 of 25 seats left.*Free.*Register Now/)
    await expect.element(rows.nth(1)).toHaveTextContent(/Full, waitlist open.*₹299.*Join waitlist/)
  })

  it('[S-076] says nothing of events where none is to come', async () => {
    const { screen } = await visitPage('/', answerWith([]))
    await expect.element(screen.getByRole('heading', { name: 'Featured courses' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Upcoming events' })).not.toBeInTheDocument()
  })

  it('[S-266] opens the educator chat over itself, and goes on where it was left', async () => {
    sessionStorage.clear()
    const { screen, navigation } = await visitPage('/', answer)
    const invitation = screen.getByRole('link', { name: 'Join as an Educator' })
    await expect.element(invitation).toHaveAttribute('href', '/join-as-educator')
    await invitation.click()
    const dialog = screen.getByRole('dialog', { name: 'Join as an Educator' })
    await expect.element(dialog.getByLabelText('First name')).toHaveFocus()
    await userEvent.keyboard('Devang{Enter}')
    await expect.element(dialog.getByLabelText('Last name')).toHaveFocus()
    expect(navigation.location.pathname).toBe('/')
    expect(await findViolations(dialog.element())).toEqual([])

    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await invitation.click()
    await expect.element(dialog.getByRole('heading', { name: 'And your last name, Devang?' })).toBeVisible()
    await expect.element(dialog.getByText('2 of 12')).toBeVisible()
    sessionStorage.clear()
  })

  it('[S-070] [C-06] lists the ways to learn, and marks those that are still to open', async () => {
    const { screen } = await visitPage('/', answer)
    const how = screen.getByRole('region', { name: 'How it works' })
    const titles = how.getByRole('heading', { level: 3 }).elements()
    expect(titles.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Challenge Labs',
      'AI Learning Path',
      'Mentorship & Collaboration',
      'Impact Portfolio',
    ])
    await expect.element(how.getByRole('listitem').first()).toHaveTextContent('Coming Soon')
    await expect.element(how.getByRole('listitem').nth(1)).toHaveTextContent('Beta')
  })

  it('stands when neither the courses nor the events load', async () => {
    const { screen, description } = await visitPage('/', () => problem('unavailable'))
    expect(description.status).toBe(200)
    await expect
      .element(screen.getByRole('heading', { name: 'Error loading courses. Please try again.' }))
      .toBeVisible()
    const events = screen.getByRole('region', { name: 'Upcoming events' })
    await expect.element(events.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/')
    await expect.element(screen.getByRole('heading', { name: 'What Kere offers' })).toBeVisible()
  })

  it('has nothing for axe', async () => {
    const { container } = await visitPage('/', answer)
    expect(await checkA11y(container)).toEqual([])
  })
})
