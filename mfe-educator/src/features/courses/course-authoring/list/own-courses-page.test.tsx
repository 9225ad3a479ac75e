import type { OwnCourse } from '@kere/contracts/courses/course-authoring'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../../testing/visit-page.tsx'
import { makeOwnCourse } from '../testing/course-authoring.fixtures.ts'

const path = '/dashboard/courses'
const draft = makeOwnCourse({
  id: 'crs_2',
  title: 'Flood marks',
  status: 'draft',
  description: 'x'.repeat(200),
  enrollmentCount: 0,
  price: null,
})
const deleted = makeOwnCourse({ id: 'crs_3', title: 'Old wells', status: 'deleted', enrollmentCount: 0 })

function startApi(items: readonly OwnCourse[] = [makeOwnCourse(), draft]) {
  const sent: { call: string; body: unknown }[] = []
  const refusals = new Map<string, Parameters<typeof problem>[0]>()
  const answer: FetchStub = async ({ pathname }, request) => {
    const call = `${request.method} ${pathname}`
    if (request.method !== 'GET') sent.push({ call, body: request.body ? await request.json() : null })
    const refusal = refusals.get(call)
    if (refusal) return problem(refusal)
    const state = {
      id: 'crs_2',
      status: 'published',
      version: 3,
      savedAt: draft.touchedAt,
      publishedAt: null,
      goesAt: null,
      missing: [],
    }
    if (request.method === 'GET')
      return Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false })
    if (request.method === 'PUT') return Response.json({ ...state, isFirst: true })
    if (request.method === 'POST') return Response.json({ ...state, status: 'draft' }, { status: 201 })
    if (pathname.endsWith('/publication')) return new Response(null, { status: 204 })
    return Response.json({ status: pathname.endsWith('crs_1') ? 'archived' : 'deleted', goesAt: null })
  }
  return { answer, sent, refusals }
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('an educator’s courses', () => {
  it('[part of S-373] stand in a table, each with its state and what can be done with it', async () => {
    const { screen } = await visitPage(path, startApi().answer)
    const row = screen.getByRole('row', { name: /Flood marks/ })
    await expect.element(row.getByText('Draft', { exact: true })).toBeVisible()
    await expect.element(row.getByText('Not set')).toBeVisible()
    await expect.element(row.getByRole('button', { name: 'Publish Flood marks' })).toBeVisible()
    await expect.element(row.getByRole('link', { name: 'Edit Flood marks' })).toHaveAttribute('href', `${path}/crs_2`)
    await expect.element(screen.getByRole('link', { name: 'New course' })).toHaveAttribute('href', `${path}/new`)
  })

  it('[S-374] [S-576.educator] show the first 120 characters of the description', async () => {
    const { screen } = await visitPage(path, startApi().answer)
    await expect.element(screen.getByText(`${'x'.repeat(120)}…`, { exact: true })).toBeVisible()
  })

  it('[S-375] say "No courses yet", and how to begin', async () => {
    const { screen } = await visitPage(path, startApi([]).answer)
    await expect.element(screen.getByRole('heading', { name: 'No courses yet', exact: true })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Create your first course' }))
      .toHaveAttribute('href', `${path}/new`)
  })

  it('[S-534] that did not load say so, and are asked for again', async () => {
    const api = startApi()
    api.refusals.set('GET /api/me/courses', 'internal')
    const { screen } = await visitPage(path, api.answer)
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Failed to fetch your courses. Please check your internet connection and try again.')
    api.refusals.clear()
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('row', { name: /Flood marks/ })).toBeVisible()
  })
})

describe('publishing from the list', () => {
  it('[S-387] publishes what was seen, and can be undone', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: 'Publish Flood marks' }).click()
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'Flood marks is published' }])
    notices[0]?.action?.run()
    await expect
      .poll(() => api.sent)
      .toEqual([
        { call: 'PUT /api/courses/crs_2/publication', body: { version: 3 } },
        { call: 'DELETE /api/courses/crs_2/publication', body: null },
      ])
  })

  it('[S-387] unpublishes; the learners keep the course', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: /^Unpublish Reading/ }).click()
    await expect.poll(() => notices[0]?.text).toMatch(/is unpublished. Enrolled learners keep their access.$/)
    expect(api.sent).toEqual([{ call: 'DELETE /api/courses/crs_1/publication', body: null }])
  })

  it('leads to what is missing', async () => {
    const api = startApi()
    api.refusals.set('PUT /api/courses/crs_2/publication', 'course_incomplete')
    const { screen, notices } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: 'Publish Flood marks' }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          tone: 'error',
          text: 'Flood marks: The course cannot be published yet.',
          action: { label: 'See what is missing' },
        },
      ])
    await expect.element(screen.getByRole('button', { name: 'Publish Flood marks' })).toBeVisible()
  })

  it('[part of C-28] tells a pending educator why it is not possible yet', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer, { educatorStatus: 'pending' })
    await expect.element(screen.getByText(/publish once your application to teach is approved/)).toBeVisible()
    await screen.getByRole('button', { name: 'Publish Flood marks' }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'You can publish once your application to teach is approved' }])
    expect(api.sent).toEqual([])
  })
})

describe('deleting', () => {
  it('[S-373] asks in the row, and Cancel leaves everything as it was', async () => {
    const api = startApi()
    const { screen } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: 'Delete Flood marks' }).click()
    const question = screen.getByRole('group', { name: 'Delete Flood marks?' })
    await expect.element(question.getByRole('button', { name: 'Confirm' })).toHaveFocus()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('button', { name: 'Delete Flood marks' })).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  it('[S-373] deletes on Confirm, and can be undone', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: 'Delete Flood marks' }).click()
    await screen.getByRole('button', { name: 'Confirm' }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Flood marks is deleted. You can restore it for 30 days.', action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.poll(() => notices[1]?.text).toBe('Flood marks is restored as a draft')
    expect(api.sent.map(({ call }) => call)).toEqual([
      'DELETE /api/courses/crs_2',
      'POST /api/courses/crs_2/restoration',
    ])
  })

  it('[part of U-20] archives a course that has learners', async () => {
    const { screen, notices } = await visitPage(path, startApi().answer)
    await screen.getByRole('button', { name: /^Archive Reading/ }).click()
    await screen.getByRole('button', { name: 'Confirm' }).click()
    await expect
      .poll(() => notices[0]?.text)
      .toMatch(/is archived. 214 learners keep access and will be told by email.$/)
  })

  it('what was put away is restored from its shelf', async () => {
    const api = startApi([deleted])
    const { screen, requests } = await visitPage(`${path}?shelf=archived`, api.answer)
    await screen.getByRole('button', { name: 'Restore Old wells' }).click()
    await expect.poll(() => api.sent.map(({ call }) => call)).toEqual(['POST /api/courses/crs_3/restoration'])
    expect(requests[0]?.searchParams.get('shelf')).toBe('archived')
  })
})

describe('several courses at once', () => {
  it('are published and unpublished as far as each can be, by the version that was seen', async () => {
    const { screen, bulks } = await visitPage(path, startApi([makeOwnCourse(), draft]).answer)
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    const bar = screen.getByRole('group', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'Publish', exact: true }).click()
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await bar.getByRole('button', { name: 'Unpublish', exact: true }).click()
    expect(bulks).toMatchObject([
      { list: 'own-courses', act: { name: 'publish' }, rows: [{ id: 'crs_2', version: draft.version }] },
      { act: { name: 'unpublish' }, rows: [{ id: 'crs_1' }] },
    ])
    expect(bulks[0]?.hrefOf('crs_2')).toBe(`${path}/crs_2`)
  })

  it('[part of U-20] are archived or deleted after a question, and restored from their shelf', async () => {
    const { screen, bulks } = await visitPage(path, startApi([makeOwnCourse(), draft]).answer)
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await screen.getByRole('button', { name: 'Archive or delete' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Archive or delete 2 courses?' })
    await expect.element(dialog.getByText(/the learners keep them and are told by email/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Archive or delete' }).click()
    expect(bulks).toMatchObject([{ act: { name: 'delete' }, rows: [{ id: 'crs_1' }, { id: 'crs_2' }] }])
  })

  it('are restored, and nothing else, where they were put away', async () => {
    const { screen, bulks } = await visitPage(`${path}?shelf=archived`, startApi([deleted]).answer)
    await screen.getByRole('checkbox', { name: 'Select Old wells' }).click()
    const bar = screen.getByRole('group', { name: 'Selected rows' })
    await expect.element(bar.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expect.element(bar.getByRole('button', { name: 'Archive or delete' })).not.toBeInTheDocument()
    await bar.getByRole('button', { name: 'Restore' }).click()
    expect(bulks).toMatchObject([{ act: { name: 'restore' }, rows: [{ id: 'crs_3' }] }])
  })
})

it('has nothing for axe', async () => {
  const { container, screen } = await visitPage(path, startApi([makeOwnCourse(), draft, deleted]).answer, {
    educatorStatus: 'pending',
  })
  await screen.getByRole('button', { name: 'Delete Flood marks' }).click()
  expect(await checkA11y(container)).toEqual([])
})
