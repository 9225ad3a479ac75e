import { pending } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { newUser } from '../../../testing/new-account.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/services/mentorship'

describe('the page about mentorship', () => {
  it('[S-191] [S-194] [U-07] tells what it is, what one gets, four areas, three steps, and for whom', async () => {
    const { container, screen, description } = await visitPage(path, pending)
    const main = screen.container
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of ['How mentorship works here', 'What you get', 'Four areas', 'How it works', 'Who can ask'])
      await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    for (const name of ['Water and land', 'Energy and technology', 'Cities and climate', 'Work and policy'])
      await expect.element(screen.getByRole('heading', { level: 3, name })).toBeVisible()
    expect(main.querySelectorAll('ol > li')).toHaveLength(3)
    expect(main.textContent).toContain(
      'Requests are matched by the admin team, who review each request and assign a mentor.',
    )
    expect(description).toMatchObject({ status: 200, meta: { title: 'Mentorship', canonical: path } })
    expect(await checkA11y(container)).toEqual([])
  })

  it('shows the mentors whose next free hour is soonest', async () => {
    const mentor = (id: string, day: string | null) => ({
      id,
      name: `Mentor ${id}`,
      avatarUrl: null,
      bio: null,
      location: null,
      subjects: [],
      languages: [],
      designation: 'Limnologist',
      organization: null,
      mentorRoom: { state: day ? 'accepting' : 'full', pausedUntil: null, nextStart: day && `${day}T05:30:00.000Z` },
    })
    const items = [
      mentor('a', '2099-12-05'),
      mentor('b', null),
      mentor('c', '2099-12-02'),
      mentor('d', '2099-12-04'),
      mentor('e', '2099-12-03'),
      mentor('f', '2099-12-06'),
      mentor('g', '2020-12-01'),
    ]
    const facets = { subjects: [], locations: [], languages: [], designations: [] }
    const { screen, container } = await visitPage(path, ({ pathname }) =>
      pathname === '/api/educators'
        ? Response.json({ items, nextCursor: null, total: 7, totalIsLowerBound: false, listed: 7, facets })
        : pending(),
    )
    const mentors = screen.getByRole('region', { name: 'Mentors with a free hour' })
    await expect.element(mentors).toBeVisible()
    expect(
      mentors
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^McMentor cLimnologistNext hour .*2 Dec 2099, 11:00 am IST$/),
      expect.stringMatching(/^MeMentor e/),
      expect.stringMatching(/^MdMentor d/),
      expect.stringMatching(/^MaMentor a/),
    ])
    await expect
      .element(mentors.getByRole('link', { name: 'Mentor c' }))
      .toHaveAttribute('href', '/services/educators/c')
    expect(await checkA11y(container)).toEqual([])
  })

  it('[S-193] leads a visitor to sign in, and from there to the form', async () => {
    const { screen } = await visitPage(path, pending)
    await expect
      .element(screen.getByRole('link', { name: 'Request a Mentor' }))
      .toHaveAttribute('href', '/auth/login?next=%2Fdashboard%2Fmentorship%2Frequest')
  })

  it('[S-192] leads somebody signed in to the form, and shows how many of their places are used', async () => {
    const request = {
      id: 'mrq_1',
      area: 'climate_action',
      level: 'beginner',
      purpose: 'learning',
      message: 'Where?',
      status: 'pending',
      viewer: 'learner',
      learner: { id: 'usr_1', name: 'Meera', avatarUrl: null, email: 'meera@example.kere.test' },
      mentor: null,
      rejectionReason: null,
      createdAt: '2026-11-12T06:00:00.000Z',
      updatedAt: '2026-11-12T06:00:00.000Z',
      assignedAt: null,
      nextSession: null,
    }
    const counts = { pending: 1, accepted: 0, rejected: 0, cancelled: 0, completed: 0 }
    const { screen } = await visitPage(
      path,
      () => Response.json({ items: [request], nextCursor: null, total: 1, totalIsLowerBound: false, counts }),
      { user: newUser },
    )
    await expect
      .element(screen.getByRole('link', { name: 'Request a Mentor' }))
      .toHaveAttribute('href', '/dashboard/mentorship/request')
    const card = screen.getByRole('region', { name: 'Your requests' })
    await expect.element(card).toHaveTextContent('1 of 2 places used')
    await expect.element(card).toHaveTextContent('In any area but climate action')
  })
})
