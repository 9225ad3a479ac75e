import { refuse, type Answer } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/axe'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeList, makeSummary } from '../../testing/course-answers.ts'
import { visitPage } from '../../testing/visit-page.tsx'

const answer: Answer = ({ pathname }) =>
  Response.json(
    pathname.endsWith('/featured') ? { items: [1, 2, 3, 4].map((number) => makeSummary(number)) } : makeList(1),
  )

describe('the home page', () => {
  it('[part of S-067] leads to the courses', async () => {
    const { screen } = await visitPage('/', answer)
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Learn it in class. Prove it in your city.')
    await expect.element(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
    await expect
      .element(screen.getByRole('link', { name: 'Start with a free course' }))
      .toHaveAttribute('href', '/courses?free=true')
  })

  it('[S-075] shows the first three featured courses, and how many there are in all', async () => {
    const { screen, requests } = await visitPage('/', answer)
    await expect.element(screen.getByRole('link', { name: 'Course 3' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Course 4' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'All 49 courses' })).toHaveAttribute('href', '/courses')
    expect(requests).toHaveLength(2)
  })

  it('lists the subjects that have courses', async () => {
    const { screen } = await visitPage('/', answer)
    await expect
      .element(screen.getByRole('link', { name: 'Biodiversity 2 courses' }))
      .toHaveAttribute('href', '/courses?category=Biodiversity')
    await expect.element(screen.getByRole('link', { name: /Conservation/ })).not.toBeInTheDocument()
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

  it('stands when the courses do not load', async () => {
    const { screen, description } = await visitPage('/', () => refuse('unavailable'))
    expect(description.status).toBe(200)
    await expect
      .element(screen.getByRole('heading', { name: 'Error loading courses. Please try again.' }))
      .toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'What Kere offers' })).toBeVisible()
  })

  it('has nothing for axe', async () => {
    const { container } = await visitPage('/', answer)
    expect(await findViolations(container)).toEqual([])
  })
})
