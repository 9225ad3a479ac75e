import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'
import { fellowshipNode } from './fellowship-node.ts'

const open = {
  round: 1,
  state: 'open',
  opensAt: '2026-10-01T03:30:00.000Z',
  deadline: '2026-12-15T12:30:00.000Z',
  startsOn: '2027-02-08',
  endsOn: '2027-08-08',
}
const answer: FetchStub = async () =>
  Response.json({
    asOf: '2026-11-20T08:30:00.000Z',
    items: [
      { ...open, track: 'k12' },
      { ...open, track: 'college' },
      { ...open, track: 'professional', state: 'upcoming', opensAt: '2027-01-11T03:30:00.000Z', deadline: null },
    ],
  })

const main = page.getByRole('main')

describe('/fellowship', () => {
  it('[S-019] [S-163] [S-166] shows the College track, its tabs, modules and steps', async () => {
    const { description } = await visitPage('/fellowship', answer)
    expect(description).toMatchObject({ status: 200, meta: { title: 'Fellowship', canonical: '/fellowship' } })
    const tabs = main.getByRole('navigation', { name: 'Tracks' })
    await expect.element(tabs.getByRole('link', { name: /College/ })).toHaveAttribute('aria-current', 'page')
    await expect
      .element(tabs.getByRole('link', { name: /K-12/ }))
      .toHaveTextContent(/Grades 9 to 12 · 3 months part-time/)
    for (const name of [/College/, /Professional/])
      await expect.element(tabs.getByRole('link', { name })).toHaveTextContent(/6 months/)
    for (const name of ['Who can apply', 'What you get', 'Curriculum'])
      await expect.element(main.getByRole('heading', { name, level: 2 })).toBeVisible()
    expect(main.getByRole('region', { name: 'Curriculum' }).getByRole('listitem').elements()).toHaveLength(5)
    const steps = main
      .getByRole('region', { name: 'From application to certificate' })
      .getByRole('heading', { level: 3 })
    expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
      '1 Apply',
      '2 Selection',
      '3 Program',
      '4 Certification',
    ])
    expect(await checkA11y()).toEqual([])
  })

  it.each(['k12', 'college', 'professional'])(
    '[S-164] says of %s who can apply, what one gets and what one learns',
    async (track) => {
      await visitPage(`/fellowship?track=${track}`, answer)
      const itemsIn = (name: string) => main.getByRole('region', { name }).getByRole('listitem').elements()
      expect(itemsIn('Who can apply').length).toBeGreaterThan(0)
      expect(itemsIn('What you get').length).toBeGreaterThan(0)
      expect([4, 5]).toContain(itemsIn('Curriculum').length)
    },
  )

  it('[S-165] [C-25] leads to the form of its track until the deadline, in India’s time', async () => {
    await visitPage('/fellowship?track=k12', answer)
    const card = main.getByRole('complementary', { name: 'Dates and application' })
    await expect
      .element(card.getByRole('link', { name: 'Apply Now' }))
      .toHaveAttribute('href', '/dashboard/fellowship?track=k12')
    await expect.element(card).toHaveTextContent(/Tue 15 Dec 2026, 6:00 pm IST/)
    await expect.element(card).toHaveTextContent(/25 days left/)
  })

  it('[C-25] offers no form where a track is closed, and says when it opens', async () => {
    await visitPage('/fellowship?track=professional', answer)
    await expect.element(main.getByText('Applications closed')).toBeVisible()
    await expect.element(main.getByText(/This track opens on Mon 11 Jan 2027, 9:00 am IST/)).toBeVisible()
    expect(main.getByRole('link', { name: 'Apply Now' }).query()).toBeNull()
  })

  it('[S-167] [S-168] [S-169] [S-170] [S-582] answers what people ask', async () => {
    const { container } = await visitPage('/fellowship', answer)
    for (const text of [
      'All three programs are unpaid',
      'K-12 takes 3–5 hours a week, College 5–8 and Professional 6–10.',
      'International applicants are welcome.',
      'Within 3–4 weeks of the deadline',
    ])
      expect(container.textContent).toContain(text)
  })

  it('says that it did not load', async () => {
    await visitPage('/fellowship', () => problem('internal'))
    await expect.element(main.getByRole('heading', { name: 'Failed to fetch the fellowship' })).toBeVisible()
  })

  it('tells search engines its dates', () => {
    expect(fellowshipNode('college', open)).toMatchObject({
      '@type': 'EducationalOccupationalProgram',
      applicationDeadline: '2026-12-15T12:30:00.000Z',
      timeToComplete: 'P6M',
    })
  })
})
