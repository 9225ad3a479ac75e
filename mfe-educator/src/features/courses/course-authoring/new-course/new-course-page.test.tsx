import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../../testing/visit-page.tsx'
import { makeDraft, savedAt } from '../testing/course-authoring.fixtures.ts'

const path = '/dashboard/courses/new'

const created = {
  id: 'crs_1',
  status: 'draft',
  version: 1,
  savedAt,
  publishedAt: null,
  goesAt: null,
  missing: [],
  ids: {},
}

function startApi() {
  const sent: { body: unknown; key: string | null }[] = []
  let isUp = true
  const answer: FetchStub = async (_, request) => {
    if (request.method === 'GET') return Response.json(makeDraft())
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    return isUp ? Response.json(created, { status: 201 }) : problem('unavailable')
  }
  return { answer, sent, goDown: (isDown: boolean) => (isUp = !isDown) }
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const visit = async (answer: FetchStub = startApi().answer) => {
  const stage = await visitPage(path, answer)
  const { screen } = stage
  return {
    ...stage,
    fill: async () => {
      await screen.getByLabelText('Course title').fill('Flood marks')
      await screen.getByLabelText('Description').fill('Read them.')
      await screen.getByLabelText('Category').selectOptions('Water Resources')
      await screen.getByLabelText('Level').selectOptions('beginner')
      await screen.getByLabelText('Module 1 title').fill('Find them')
    },
    send: () => screen.getByRole('button', { name: 'Create draft' }).click(),
  }
}

describe('a new course', () => {
  it('[S-376.title, S-376.description, S-376.category, S-376.level] says what it needs, in one place and at each field', async () => {
    const api = startApi()
    const { screen, send } = await visit(api.answer)
    await send()
    const summary = screen.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    for (const text of [
      'Course title is required',
      'Course description is required',
      'Category is required',
      'Level is required',
      'Module title is required',
    ])
      await expect.element(summary.getByRole('button', { name: text })).toBeVisible()
    await expect.element(screen.getByLabelText('Course title')).toHaveAccessibleDescription('Course title is required')
    await summary.getByRole('button', { name: 'Level is required' }).click()
    await expect.element(screen.getByLabelText('Level')).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  it('[S-377] begins with 4 weeks and a module of 1 week, in days, weeks or months', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByLabelText('Duration, number', { exact: true })).toHaveValue('4')
    const unit = screen.getByLabelText('Duration, unit', { exact: true })
    await expect.element(unit).toHaveValue('weeks')
    const options = [...unit.element().querySelectorAll('option')].map(({ value }) => value)
    expect(options).toEqual(['days', 'weeks', 'months'])
    await expect.element(screen.getByLabelText('Module 1 duration, number')).toHaveValue('1')
    await expect.element(screen.getByLabelText('Module 1 duration, unit')).toHaveValue('weeks')
  })

  it('[S-378] [C-15] takes whole rupees from 0', async () => {
    const { screen, fill, send } = await visit()
    await fill()
    const price = screen.getByLabelText('Price in rupees (₹)')
    await expect.element(price).toHaveValue('0')
    await price.fill('499.50')
    await send()
    await expect.element(price).toHaveAccessibleDescription('Use whole rupees, without paise. 0 makes the course free')
  })

  it('[S-384] [S-385] offers three levels and fourteen categories', async () => {
    const { screen } = await visit()
    const optionsOf = (label: string) =>
      [...screen.getByLabelText(label).element().querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
    expect(optionsOf('Level')).toEqual(['beginner', 'intermediate', 'advanced'])
    expect(optionsOf('Category')).toHaveLength(14)
    expect(optionsOf('Category').slice(10)).toEqual([
      'Sustainable Development',
      'Urban Sustainability',
      'Economics & Labour',
      'Social Justice & Law',
    ])
  })

  it('[S-379] keeps its first module; another one is removed and comes back', async () => {
    const { screen, notices } = await visit()
    await expect.element(screen.getByRole('button', { name: 'Remove module 1' })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Add module' }).click()
    const second = screen.getByLabelText('Module 2 title')
    await expect.element(second).toHaveFocus()
    await second.fill('Draw them')
    await screen.getByRole('button', { name: 'Remove module 2' }).click()
    await expect.element(second).not.toBeInTheDocument()
    notices[0]?.action?.run()
    await expect.element(second).toHaveValue('Draw them')
  })

  it('adds another module at each press, without a word about the last one', async () => {
    const { screen } = await visit()
    const add = screen.getByRole('button', { name: 'Add module' })
    for (const number of [2, 3, 4]) {
      await add.click()
      await screen.getByLabelText(`Module ${number} title`).fill('A part')
      await expect.element(screen.getByText('Module title is required')).not.toBeInTheDocument()
    }
  })

  it('moves nothing away under a press, though a message comes', async () => {
    const { screen } = await visit()
    await screen.getByRole('button', { name: 'Add module' }).click()
    await expect.element(screen.getByLabelText('Module 2 title')).toHaveFocus()
    await screen.getByRole('button', { name: 'Add module' }).click()
    await expect.element(screen.getByLabelText('Module 3 title')).toHaveFocus()
    await expect.element(screen.getByText('Module title is required')).toBeVisible()
  })

  it('[S-386.course] has five rows for the description', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByLabelText('Description')).toHaveAttribute('rows', '5')
  })

  it('is created as a draft, and its outline opens', async () => {
    const api = startApi()
    const { screen, fill, send, navigation } = await visit(api.answer)
    await fill()
    await screen.getByLabelText('Price in rupees (₹)').fill('1,499')
    await send()
    await expect
      .poll(() => navigation.location.pathname + navigation.location.search)
      .toBe('/dashboard/courses/crs_1?tab=outline')
    await expect
      .poll(() => api.sent)
      .toMatchObject([
        {
          body: {
            details: {
              title: 'Flood marks',
              description: 'Read them.',
              category: 'Water Resources',
              level: 'beginner',
              duration: '4 weeks',
              price: 1499,
            },
            outline: [{ title: 'Find them', duration: '1 week', summary: '', lessons: [] }],
          },
        },
      ])
    await expect.poll(() => localStorage).toHaveLength(0)
  })

  it('[S-537] that fails keeps everything, and is sent again as the same one', async () => {
    const api = startApi()
    api.goDown(true)
    const { screen, fill, send, navigation } = await visit(api.answer)
    await fill()
    await send()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(/Failed to create course.*Everything you typed is still here/)
    api.goDown(false)
    await send()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/courses/crs_1')
    expect(api.sent[1]).toEqual(api.sent[0])
  })

  it('is there again after the page was left', async () => {
    const first = await visit()
    await first.screen.getByLabelText('Course title').fill('Flood marks')
    await first.screen.getByRole('button', { name: 'Add module' }).click()
    await first.screen.unmount()
    const { screen } = await visit()
    await expect.element(screen.getByLabelText('Course title')).toHaveValue('Flood marks')
    await expect.element(screen.getByLabelText('Module 2 title')).toBeVisible()
  })
})

it('has nothing for axe', async () => {
  const { container, send, screen } = await visit()
  await screen.getByRole('button', { name: 'Add module' }).click()
  await send()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
