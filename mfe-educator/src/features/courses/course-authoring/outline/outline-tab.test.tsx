import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../../testing/visit-page.tsx'
import { makeDraft, startCourseApi } from '../testing/course-authoring.fixtures.ts'

const path = '/dashboard/courses/crs_1'

beforeEach(() => {
  localStorage.clear()
  // These tests type Markdown.
  localStorage.setItem('kere.formatted-writing', 'false')
})
afterEach(() => page.viewport(1280, 800))

async function visit(search = '', given: Partial<CourseDraft> = {}) {
  const api = startCourseApi(makeDraft(given))
  return { api, ...(await visitPage(`${path}?tab=outline${search}`, api.answer)) }
}

const shapeOf = ({ outline }: CourseDraft) =>
  outline.map(({ title, lessons }) => `${title}: ${lessons.map((lesson) => lesson.title).join(', ')}`)

describe('the outline', () => {
  it('moves a lesson by the arrow keys, also into the next module, and says where it is', async () => {
    const { api, screen, announcements } = await visit()
    const handle = screen.getByRole('button', { name: 'Move lesson Why this lake?' })
    await expect.element(handle).toBeVisible()
    handle.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(handle).toHaveFocus()
    await expect
      .poll(() => announcements)
      .toEqual([
        'Why this lake? is now lesson 2 of 2 in module 1, Meet your lake',
        'Why this lake? is now lesson 1 of 2 in module 2, Depth and clarity',
      ])
    await expect
      .poll(() => shapeOf(api.draft()))
      .toEqual([
        'Meet your lake: Who owns the water',
        'Depth and clarity: Why this lake?, Build a Secchi disc from a steel plate',
      ])
  })

  it('moves a module by the arrow keys', async () => {
    const { api, screen, announcements } = await visit()
    const handle = screen.getByRole('button', { name: 'Move module 2, Depth and clarity' })
    await expect.element(handle).toBeVisible()
    handle.element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => announcements).toEqual(['Depth and clarity is now module 1 of 2'])
    await expect.element(screen.getByRole('button', { name: 'Move module 1, Depth and clarity' })).toHaveFocus()
    await expect.poll(() => shapeOf(api.draft())[1]).toMatch(/^Meet your lake/)
  })

  it('moves a lesson by the pointer', async () => {
    const { api, screen } = await visit()
    await screen
      .getByRole('button', { name: 'Move lesson Why this lake?' })
      .dropTo(screen.getByRole('link', { name: /Who owns the water/ }), { steps: 20 })
    await expect.poll(() => shapeOf(api.draft())[0]).toBe('Meet your lake: Who owns the water, Why this lake?')
  })

  it('drags on from a press that was there before what drags, and not from one that was let go', async () => {
    const { api, screen } = await visit()
    const handleOf = (name: string) => screen.getByRole('button', { name: `Move lesson ${name}` })
    await expect.element(handleOf('Why this lake?')).toBeVisible()
    const send = (type: string, target: Element, { x, y }: { x: number; y: number }) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX: x, clientY: y, pointerId: 1 }),
      )
    const centreOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const released = handleOf('Build a Secchi disc from a steel plate').element()
    send('pointerdown', released, centreOf(released))
    send('pointerup', released, centreOf(released))

    const pressed = handleOf('Why this lake?').element()
    send('pointerdown', pressed, centreOf(pressed))
    const goal = centreOf(handleOf('Who owns the water').element())
    await expect
      .poll(() => {
        send('pointermove', document.body, { ...goal, y: goal.y - 1 })
        send('pointermove', document.body, goal)
        return [...document.querySelectorAll('[data-dragged]')].map((part) => part.textContent)
      })
      .toEqual([expect.stringContaining('Why this lake?')])
    send('pointermove', document.body, { ...goal, y: goal.y + 2 })
    send('pointerup', document.body, goal)
    await expect
      .poll(() => shapeOf(api.draft()))
      .toEqual([
        'Meet your lake: Who owns the water, Why this lake?',
        'Depth and clarity: Build a Secchi disc from a steel plate',
      ])
  })

  it('moves a lesson to another module by a menu', async () => {
    const { api, screen } = await visit('&lesson=les_1')
    await screen.getByLabelText('Module', { exact: true }).selectOptions('2 Depth and clarity')
    await expect.element(screen.getByText('Module 2, lesson 2')).toBeVisible()
    await expect.poll(() => shapeOf(api.draft())[0]).toBe('Meet your lake: Who owns the water')
  })

  it('takes a lesson away, and brings it back', async () => {
    const { api, screen, notices } = await visit('&lesson=les_1')
    await screen.getByRole('button', { name: 'Remove lesson' }).click()
    await expect.poll(() => notices).toMatchObject([{ text: 'Why this lake? removed', action: { label: 'Undo' } }])
    await expect.poll(() => shapeOf(api.draft())[0]).toBe('Meet your lake: Who owns the water')
    notices[0]?.action?.run()
    await expect.poll(() => api.draft().outline[0]?.lessons[0]).toMatchObject({ id: 'les_1', title: 'Why this lake?' })
    await expect.element(screen.getByText('Module 1, lesson 1')).toBeVisible()
  })

  it('[S-379] keeps its first module; another goes and comes back', async () => {
    const { api, screen, notices } = await visit('&module=mod_1')
    await expect.element(screen.getByText('The first module cannot be removed.')).toBeVisible()
    await screen.getByRole('link', { name: '2 Depth and clarity' }).click()
    await screen.getByRole('button', { name: 'Remove module' }).click()
    await expect.poll(() => api.draft().outline).toHaveLength(1)
    notices[0]?.action?.run()
    await expect.poll(() => shapeOf(api.draft())).toHaveLength(2)
  })

  it('[S-377] adds a module of 1 week, and its title is written at once', async () => {
    const { api, screen } = await visit()
    await screen.getByRole('button', { name: 'Add module' }).click()
    const title = screen.getByLabelText('Module title')
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('The health card')
    await expect.element(screen.getByLabelText('Module duration, number')).toHaveValue('1')
    await expect.poll(() => api.draft().outline[2]).toMatchObject({ title: 'The health card', duration: '1 week' })
    // The field goes on under the id that the server gave.
    await expect.element(title).toHaveFocus()
    await expect.element(title).toHaveValue('The health card')
  })
})

describe('a lesson', () => {
  it('is added, and its text is saved under the id that the server gave it', async () => {
    const { api, screen, navigation } = await visit()
    await screen.getByRole('button', { name: 'Add lesson to module 2, Depth and clarity' }).click()
    await expect.element(screen.getByLabelText('Lesson title')).toHaveFocus()
    await userEvent.keyboard('Lowering it')
    await screen.getByLabelText('Lesson', { exact: true }).fill('## Slowly')
    await expect.poll(() => api.lesson('given_1').body).toBe('## Slowly')
    await expect.poll(() => api.draft().outline[1]?.lessons[1]).toMatchObject({ id: 'given_1', title: 'Lowering it' })
    expect(new URLSearchParams(navigation.location.search).get('lesson')).toBe('given_1')
    await expect.element(screen.getByLabelText('Lesson', { exact: true })).toHaveValue('## Slowly')
  })

  it('that gets its id leaves the focus where its author is', async () => {
    const api = startCourseApi()
    const { promise: isElsewhere, resolve: goElsewhere } = Promise.withResolvers<void>()
    const { screen, navigation } = await visitPage(`${path}?tab=outline`, async (url, request) => {
      if (request.method === 'PUT') await isElsewhere
      return api.answer(url, request)
    })
    await screen.getByRole('button', { name: 'Add lesson to module 2, Depth and clarity' }).click()
    await expect.element(screen.getByLabelText('Lesson title')).toHaveFocus()
    const text = screen.getByLabelText('Lesson', { exact: true })
    text.element().focus()
    goElsewhere()
    await expect.poll(() => new URLSearchParams(navigation.location.search).get('lesson')).toBe('given_1')
    const open = screen.getByRole('link', { name: /Untitled lesson/ })
    await expect.element(open).toHaveAttribute('href', expect.stringContaining('lesson=given_1'))
    await expect.element(text).toHaveFocus()
  })

  it('has a kind, minutes, and who can open it', async () => {
    const { api, screen } = await visit('&lesson=les_2')
    await screen.getByLabelText('Kind').selectOptions('Field task')
    const minutes = screen.getByLabelText('Minutes')
    await minutes.fill('0')
    await expect.element(minutes).toHaveAccessibleDescription('Use 1 to 1440')
    await minutes.fill('25')
    await screen.getByLabelText('Who can open it').selectOptions('Anyone, as a preview')
    await expect
      .poll(() => api.draft().outline[0]?.lessons[1])
      .toMatchObject({ kind: 'task', durationMinutes: 25, isPreview: true })
  })

  it('of a kind that only a younger API knows is shown by its own text, and goes back as it came', async () => {
    const [first, second] = makeDraft().outline
    const lessons = first!.lessons.map((lesson) => ({ ...lesson, kind: 'field-trip' }))
    const { api, screen } = await visit('&lesson=les_2', { outline: [{ ...first!, lessons }, second!] })
    await expect.element(screen.getByRole('link', { name: 'field-trip: Who owns the water' })).toBeVisible()
    await expect.element(screen.getByLabelText('Kind')).toHaveDisplayValue('field-trip')
    await screen.getByLabelText('Lesson title').fill('Who owns the lake')
    await expect
      .poll(() => api.draft().outline[0]?.lessons[1])
      .toMatchObject({ title: 'Who owns the lake', kind: 'field-trip' })
    await screen.getByLabelText('Kind').selectOptions('Video')
    await expect.poll(() => api.draft().outline[0]?.lessons[1]).toMatchObject({ kind: 'video' })
  })

  it('of a field task has what to bring and a checklist, one per line', async () => {
    const { api, screen } = await visit('&lesson=les_3')
    await screen.getByLabelText(/^What to bring/).fill('A rope\n\n  A bolt \n')
    await screen.getByLabelText(/^Checklist/).fill('Tie the rope')
    await expect
      .poll(() => api.lesson('les_3'))
      .toMatchObject({ bring: ['A rope', 'A bolt'], checklist: ['Tie the rope'] })
  })

  it('of a video has its link', async () => {
    const { api, screen } = await visit('&lesson=les_1')
    await screen.getByLabelText('Video link').fill('https://vimeo.com/123')
    await expect.poll(() => api.lesson('les_1').videoUrl).toBe('https://vimeo.com/123')
  })

  it('is formatted by buttons and keys, which undo takes back', async () => {
    const { screen } = await visit('&lesson=les_2')
    const text = screen.getByLabelText('Lesson', { exact: true })
    await text.fill('lake')
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
    await screen.getByRole('button', { name: 'Bold' }).click()
    await expect.element(text).toHaveValue('**lake**')
    await userEvent.keyboard('{ControlOrMeta>}i{/ControlOrMeta}')
    await expect.element(text).toHaveValue('**_lake_**')
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
    await expect.element(text).toHaveValue('**lake**')
    await expect.element(screen.getByText(/1 word, about 1 min to read/)).toBeVisible()
  })

  it('of words asks for no minutes, because they are counted', async () => {
    const { screen } = await visit('&lesson=les_2')
    await screen.getByLabelText('Lesson', { exact: true }).fill('lake '.repeat(401))
    await expect.element(screen.getByText('401 words, about 3 min to read', { exact: false })).toBeVisible()
    await expect.element(screen.getByText('Counted from the words')).toBeVisible()
    expect(screen.getByLabelText('Minutes').elements()).toEqual([])
  })

  it('shows its preview while it is written', async () => {
    const { screen } = await visit('&lesson=les_2')
    await screen.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = screen.getByRole('region', { name: 'Preview' })
    await expect.element(preview.getByText('Look at the water.')).toBeVisible()
    await screen.getByLabelText('Lesson', { exact: true }).fill('Look at the sky.')
    await expect.element(preview.getByText('Look at the sky.')).toBeVisible()
  })

  it('says in its preview what learners do not see', async () => {
    const { screen } = await visit('&lesson=les_2')
    await screen.getByLabelText('Lesson', { exact: true }).fill('Look. <!-- Ask Meera -->')
    await screen.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = screen.getByRole('region', { name: 'Preview' })
    await expect.element(preview.getByRole('heading', { name: 'Learners do not see this' })).toBeVisible()
    await expect.element(preview.getByText('<!-- Ask Meera -->')).toBeVisible()
    await expect.element(preview.getByText('Comments are for you alone.')).toBeVisible()
  })

  it('on a phone takes the place of the outline, with a way back', async () => {
    await page.viewport(360, 740)
    const { screen } = await visit('&lesson=les_2')
    await expect.element(screen.getByRole('heading', { name: 'Outline' })).not.toBeInTheDocument()
    await screen.getByRole('link', { name: 'Outline: 2 modules, 3 lessons' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Outline' })).toBeVisible()
    await expect.element(screen.getByLabelText('Lesson title')).not.toBeInTheDocument()
  })
})
