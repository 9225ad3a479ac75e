import type { MyNote } from '@kere/contracts/courses/learning'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const makeNote = (number: number, given: Partial<MyNote> = {}): MyNote => ({
  lesson: { id: `les_${number}`, title: `Lesson ${number}` },
  moduleTitle: 'Depth and clarity',
  isRemoved: false,
  text: `Plate from ${number}th cross, ₹140.\nAsk Asha about the rope.`,
  version: 3,
  savedAt: '2026-11-20T06:34:00.000Z',
  ...given,
})

const all = [makeNote(1), makeNote(2, { isRemoved: true }), makeNote(3)]

const listed = (items: MyNote[], nextCursor: string | null = null) =>
  Response.json({ items, nextCursor, total: items.length, course: { id: 'crs_1', title: 'Reading a lake' } })

const path = '/dashboard/my-courses/crs_1/notes'
const visit = (answer: FetchStub = () => listed(all), address = path) => visitPage(address, answer)

afterEach(() => page.viewport(1280, 800))

function serve() {
  const notes = new Map(all.map((note) => [note.lesson.id, note]))
  const sent: unknown[] = []
  const answer: FetchStub = async (url, request) => {
    if (request.method === 'GET') return listed([...notes.values()].filter(({ text }) => text !== ''))
    const body = (await request.json()) as { text: string; version: number }
    sent.push([request.method, url.pathname, body])
    const id = url.pathname.split('/').at(-2) ?? ''
    notes.set(id, { ...notes.get(id)!, text: body.text, version: body.version + 1 })
    return Response.json({ text: body.text, version: body.version + 1, savedAt: '2026-11-20T06:40:00.000Z' })
  }
  return { answer, sent }
}

describe('the notes on a course', () => {
  it('[part of W-05] are listed with their lessons, to which they lead', async () => {
    const { screen, description } = await visit()
    const rows = screen.getByRole('list', { name: /^Notes/ }).getByRole('listitem')
    await expect.poll(() => rows.elements()).toHaveLength(3)
    await expect.element(rows.nth(0)).toHaveTextContent(/Depth and clarity.*Lesson 1.*Plate from 1th cross/)
    await expect
      .element(rows.nth(0).getByRole('link', { name: 'Lesson 1' }))
      .toHaveAttribute('href', '/dashboard/my-courses/crs_1?lesson=les_1')
    await expect
      .element(screen.getByRole('link', { name: 'Reading a lake' }))
      .toHaveAttribute('href', '/dashboard/my-courses/crs_1')
    expect(description.meta.title).toBe('Notes · Reading a lake')
  })

  it('stay when their lesson has been taken out, and lead nowhere then', async () => {
    const { screen } = await visit()
    const row = screen.getByRole('listitem').filter({ hasText: 'No longer part of the course' })
    await expect.element(row).toHaveTextContent('Lesson 2')
    expect(row.getByRole('link').elements()).toEqual([])
  })

  it('are searched, which stands in the address', async () => {
    const { screen, navigation, requests, announcements } = await visit()
    await screen.getByRole('searchbox', { name: 'Search your notes' }).fill('rope ')
    await screen.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => navigation.location.search).toBe('?search=rope')
    await expect.poll(() => requests.at(-1)?.searchParams.get('search')).toBe('rope')
    await expect.poll(() => announcements).toEqual(['3 notes'])
    await expect.element(screen.getByText('3 notes with “rope”')).toBeVisible()
  })

  it('are deleted, with the focus on the next one, and can be brought back', async () => {
    const { answer, sent } = serve()
    const { screen, notices } = await visit(answer)
    await screen.getByRole('button', { name: 'Delete note: Lesson 1' }).click()
    const rows = screen.getByRole('listitem')
    await expect.poll(() => rows.elements()).toHaveLength(2)
    await expect.element(screen.getByText('Lesson 2')).toHaveFocus()
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Your note on Lesson 1 is deleted.', action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.poll(() => rows.elements()).toHaveLength(3)
    const put = ['PUT', '/api/me/enrollments/crs_1/lessons/les_1/note'] as const
    await expect
      .poll(() => sent)
      .toEqual([
        [...put, { text: '', version: 3 }],
        [...put, { text: all[0]?.text, version: 4 }],
      ])
  })

  it('come back where deleting was refused, with the reason', async () => {
    const { screen, notices } = await visit((_, request) =>
      request.method === 'GET' ? listed(all) : problem('note_changed'),
    )
    await screen.getByRole('button', { name: 'Delete note: Lesson 1' }).click()
    await expect
      .poll(() => notices)
      .toEqual([{ tone: 'error', text: 'This note was changed elsewhere. Nothing was changed.' }])
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(3)
  })

  it('lead to older ones, and to the newest where a page has gone', async () => {
    const { screen } = await visit(
      ({ searchParams }) => (searchParams.has('cursor') ? problem('invalid_cursor') : listed(all, 'c2')),
      `${path}?cursor=c1`,
    )
    await expect.element(screen.getByRole('link', { name: 'Older notes' })).toHaveAttribute('href', `${path}?cursor=c2`)
    await expect.element(screen.getByRole('link', { name: 'Newest notes' })).toHaveAttribute('href', path)
  })

  it('are none yet, and nothing to search', async () => {
    const { screen } = await visit(() => listed([]))
    await expect.element(screen.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument()
  })

  it('are none of those words', async () => {
    const { screen } = await visit(() => listed([]), `${path}?search=submarine`)
    await expect.element(screen.getByRole('heading', { name: 'No note contains “submarine”' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'All notes' })).toHaveAttribute('href', path)
  })

  it('are none of somebody who has no place in the course', async () => {
    const { screen, description } = await visit(() => problem('not_found'))
    await expect.element(screen.getByRole('heading', { name: 'Course not found' })).toBeVisible()
    expect(description.status).toBe(404)
  })

  it('say that they did not load, and try again', async () => {
    let isUp = false
    const { screen } = await visit(() => (isUp ? listed(all) : problem('internal')))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your notes did not load')
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(3)
  })
})

it('have nothing for axe', async () => {
  const { container } = await visit(() => listed([...all, makeNote(4, { text: 'x'.repeat(400) })]))
  expect(await checkA11y(container)).toEqual([])
})
