import type { PreviewLesson } from '@kere/contracts/courses/learning'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeCourse } from '../../../testing/course-answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const lesson: PreviewLesson = {
  id: 'les_2',
  title: 'Your first sketch map',
  kind: 'task',
  durationMinutes: 45,
  html: '<p>Walk the <strong>shore</strong>.</p>\n<h3>Before you go</h3>\n<p>Look at a map.</p>',
  videoUrl: null,
  bring: ['Paper on a board'],
  checklist: ['North arrow'],
  module: { title: 'Meet your lake', number: 1, lessonCount: 4 },
  number: 2,
  previous: { id: 'les_1', title: 'Why this lake?' },
  next: null,
  course: { id: 'crs_1', title: 'Reading a lake' },
}

const answerWith =
  (given: Partial<PreviewLesson> = {}): FetchStub =>
  ({ pathname }) =>
    Response.json(pathname.includes('/lessons/') ? { ...lesson, ...given } : makeCourse({ price: 0 }))

const path = '/courses/crs_1/lessons/les_2'

afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('a lesson that anybody may read', () => {
  it('[part of W-05] shows its text, what a task asks for, and the way to enroll', async () => {
    const { screen, description } = await visitPage(path, answerWith())
    expect(description).toMatchObject({ status: 200, meta: { title: 'Your first sketch map', canonical: path } })
    expect(description.meta.breadcrumbs.map(({ label }) => label)).toEqual([
      'Courses',
      'Reading a lake',
      'Your first sketch map',
    ])
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your first sketch map' })).toBeVisible()
    await expect.element(screen.getByText('Walk the shore.')).toBeVisible()
    await expect.element(screen.getByText('Module 1: Meet your lake · Lesson 2 of 4 · about 45 min')).toBeVisible()
    for (const line of ['Paper on a board', 'North arrow'])
      await expect.element(screen.getByRole('listitem').filter({ hasText: line })).toBeVisible()
    const form = screen.getByRole('button', { name: 'Enroll for Free' }).element().closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/courses/crs_1'])
  })

  it('leads to the lesson before it that anybody may read', async () => {
    const { screen } = await visitPage(path, answerWith())
    const steps = screen.getByRole('navigation', { name: 'Lessons to read before enrolling' })
    await expect
      .element(steps.getByRole('link', { name: /Why this lake\?/ }))
      .toHaveAttribute('href', '/courses/crs_1/lessons/les_1')
    expect(steps.getByRole('link').elements()).toHaveLength(1)
  })

  it('can be read where its course did not load', async () => {
    const { screen } = await visitPage(path, (url, request) =>
      url.pathname.includes('/lessons/') ? answerWith()(url, request) : problem('internal'),
    )
    await expect.element(screen.getByText('Walk the shore.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'See the whole course' }))
      .toHaveAttribute('href', '/courses/crs_1')
  })

  it('is not found where it is for learners only, and leads to its course', async () => {
    const { screen, description } = await visitPage(path, ({ pathname }) =>
      pathname.includes('/lessons/') ? problem('not_found') : Response.json(makeCourse()),
    )
    expect(description).toMatchObject({ status: 404, meta: { title: 'Lesson not found', noindex: true } })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Lesson not found' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Open the course' }))
      .toHaveAttribute('href', '/courses/crs_1')
  })

  it('says that it did not load', async () => {
    const { screen, description } = await visitPage(path, () => problem('internal'))
    expect(description.status).toBe(503)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'This lesson did not load' })).toBeVisible()
  })

  it('has nothing for axe, and fits', async () => {
    const { container } = await visitPage(path, answerWith({ next: { id: 'les_3', title: 'Safety on a bund' } }))
    expect(await checkA11y(container)).toEqual([])
  })
})
