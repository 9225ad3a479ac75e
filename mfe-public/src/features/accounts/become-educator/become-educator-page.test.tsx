import { pending } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const root = document.documentElement

const visit = () => visitPage('/become-educator', pending)

afterEach(async () => {
  root.dataset.theme = 'light'
  await page.viewport(1280, 800)
})

describe('/become-educator', () => {
  it('[S-024] [S-255] says what an educator can do, and leads to the chat and to the dashboard', async () => {
    const { screen, description } = await visit()
    const benefits = screen.getByRole('region', { name: 'What you can do here' })
    expect(benefits.getByRole('listitem').elements()).toHaveLength(5)
    await expect
      .element(screen.getByRole('link', { name: 'Join as an Educator' }))
      .toHaveAttribute('href', '/educator-chatbot')
    await expect
      .element(screen.getByRole('link', { name: 'Go to your dashboard' }))
      .toHaveAttribute('href', '/dashboard')
    expect(description.meta.canonical).toBe('/become-educator')
  })

  it('[C-28] says how approval works, and what is closed before it', async () => {
    const { screen } = await visit()
    const approval = screen.getByRole('region', { name: 'How approval works' })
    await expect.element(approval).toHaveTextContent('Once you are approved, you can publish, host events and mentor.')
  })

  it('shows the 12 questions as the chat asks them, and a course that is published', async () => {
    const lesson = { title: 'Level a slope', durationMinutes: 20, isPreview: false }
    const summary = {
      id: 'crs_1',
      title: 'Recharge wells',
      description: 'Dig, test, maintain.',
      category: 'Water Resources',
      level: 'beginner',
      price: 799,
      duration: '4 weeks',
      coverImage: null,
      instructor: { id: 'usr_1', name: 'Asha Raghunath' },
      enrollmentCount: 3,
      publishedAt: '2026-10-01T06:00:00.000Z',
    }
    const course = {
      ...summary,
      categories: ['Water Resources'],
      courseUrl: null,
      objectives: [],
      requirements: [],
      updatedAt: summary.publishedAt,
      instructor: {
        ...summary.instructor,
        designation: 'Limnologist',
        organization: null,
        bio: null,
        location: null,
        teachingExperienceYears: null,
        languages: [],
        courseCount: 1,
      },
      modules: [
        {
          id: 'mod_1',
          title: 'Choose the spot',
          summary: '',
          duration: '1 week',
          lessons: [
            { ...lesson, id: 'les_1', kind: 'text' },
            { ...lesson, id: 'les_2', kind: 'task' },
          ],
        },
      ],
    }
    const { screen } = await visitPage('/become-educator', ({ pathname }) =>
      Response.json(pathname === '/api/courses/crs_1' ? course : { items: [summary] }),
    )
    await expect.element(screen.getByRole('link', { name: 'Recharge wells' })).toHaveAttribute('href', '/courses/crs_1')
    await expect.element(screen.getByText('1 lesson and 1 field task')).toBeVisible()
    await expect.element(screen.getByText('40 min')).toBeVisible()
    expect(screen.getByRole('region', { name: 'The 12 questions' }).getByRole('listitem').elements()).toHaveLength(12)
  })

  it('has nothing for axe', async () => {
    root.lang = 'en'
    document.title = 'Become Educator'
    const { container } = await visit()
    expect(await checkA11y(container)).toEqual([])
  })
})
