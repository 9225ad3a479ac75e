import { pending } from '@kere/platform/react/stage'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { localStore } from '@kere/platform/web-storage'
import { breakStorage, storageModes } from '@kere/platform/web-storage.fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../../testing/visit-page.tsx'
import { makeDraft, missingTitle, startCourseApi } from '../testing/course-authoring.fixtures.ts'

const path = '/dashboard/courses/crs_1'
// Text that no storage took lasts as long as the page.
beforeEach(() => localStore.keys().forEach((key) => localStore.remove(key)))
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

async function visit(search = '', given: Partial<CourseDraft> = {}, user: Partial<SessionUser> = {}) {
  const api = startCourseApi(makeDraft(given))
  return { api, ...(await visitPage(path + search, api.answer, user)) }
}

const draftAddress = 'PUT /api/courses/crs_1/draft'
const savesOf = (sent: readonly { path: string }[]) => sent.filter(({ path: address }) => address.endsWith('/draft'))

describe('the details of a course', () => {
  it('are saved as they are typed, with the version that they began from', async () => {
    const api = startCourseApi()
    const isSeen = Promise.withResolvers<void>()
    const { screen } = await visitPage(path, async (url, request) => {
      if (request.method === 'PUT') await isSeen.promise
      return api.answer(url, request)
    })
    await screen.getByLabelText('Course title').fill('Reading a tank')
    await expect.element(screen.getByText('Saving', { exact: true })).toBeVisible()
    isSeen.resolve()
    await expect.element(screen.getByText(/^Saved \d+:\d\d [ap]m$/)).toBeVisible()
    expect(savesOf(api.sent)).toMatchObject([{ body: { version: 3, details: { title: 'Reading a tank' } } }])
    await screen.getByLabelText('Level').selectOptions('advanced')
    await expect
      .poll(() => savesOf(api.sent))
      .toMatchObject([{}, { body: { version: 4, details: { level: 'advanced' } } }])
    await expect.poll(() => localStorage).toHaveLength(0)
  })

  it.each([
    ['Course title', 'Course title is required'],
    ['Description', 'Course description is required'],
    ['Duration, number', 'Duration is required'],
  ])('[part of S-382] %s says what it needs when it was left empty', async (label, error) => {
    const { screen } = await visit()
    const field = screen.getByLabelText(label, { exact: true })
    await field.fill('')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription(error)
  })

  it('[S-382] [C-15] the price is whole rupees, and required', async () => {
    const { api, screen } = await visit('?tab=pricing')
    const price = screen.getByLabelText('Price in rupees (₹)')
    await price.fill('12.5')
    await expect.element(price).toHaveAccessibleDescription('Use whole rupees, without paise. 0 makes the course free')
    await price.fill('')
    await userEvent.tab()
    await expect.element(price).toHaveAccessibleDescription('Price is required')
    await price.fill('0')
    await expect.element(price).toHaveAccessibleDescription('Learners see: Free')
    await expect.poll(() => api.draft().details.price).toBe(0)
  })

  it('[C-18.categories] has further categories beside the one', async () => {
    const { api, screen } = await visit()
    await screen.getByText('More categories').first().click()
    await screen.getByLabelText('Conservation').click()
    await expect.poll(() => api.draft().details.moreCategories).toEqual(['Conservation'])
  })

  it('[part of S-386.course] the description has five rows', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByLabelText('Description')).toHaveAttribute('rows', '5')
  })

  it('without a connection are kept in this browser, and saved when there is one', async () => {
    const { api, screen, announcements } = await visit()
    api.refuseNext(draftAddress, 'offline')
    await screen.getByLabelText('Course title').fill('Reading a tank')
    await expect.element(screen.getByText('You are offline.')).toBeVisible()
    await screen.getByLabelText('Course title').fill('Reading a tank by night')
    api.allow(draftAddress)
    globalThis.dispatchEvent(new Event('online'))
    await expect.element(screen.getByText(/^Saved \d+:\d\d [ap]m$/)).toBeVisible()
    expect(api.draft().details.title).toBe('Reading a tank by night')
    await expect.poll(() => announcements).toEqual(['Offline. Kept in this browser', 'Saved'])
  })

  it.each(storageModes)('are said to stay in this page alone where the storage of the browser is %s', async (mode) => {
    const { api, screen } = await visit()
    breakStorage(mode)
    api.refuseNext(draftAddress, 'offline')
    await screen.getByLabelText('Course title').fill('Reading a tank')
    await expect
      .element(
        screen.getByText(
          'This browser cannot keep your changes. Leave this page open, and they are saved when you are back online.',
        ),
      )
      .toBeVisible()
    await expect.element(screen.getByText('Offline. Not saved')).toBeVisible()
  })

  it('that were not saved are there again the next time', async () => {
    const first = await visit()
    first.api.refuseNext(draftAddress, 'offline')
    await first.screen.getByLabelText('Course title').fill('Reading a tank')
    await first.screen.unmount()
    const { api, screen } = await visit()
    await expect.element(screen.getByLabelText('Course title')).toHaveValue('Reading a tank')
    await expect.poll(() => api.draft().details.title).toBe('Reading a tank')
  })
})

describe('two tabs', () => {
  const meet = async () => {
    const visited = await visit()
    visited.api.saveElsewhere({ title: 'Reading a well' })
    await visited.screen.getByLabelText('Course title').fill('Reading a tank')
    const panel = visited.screen.getByRole('alert', { name: 'This course was changed somewhere else' })
    await expect.element(panel).toBeVisible()
    return { ...visited, panel }
  }

  it('shows both versions of what differs, and nothing else', async () => {
    const { panel } = await meet()
    await expect.element(panel.getByRole('group', { name: 'Your version' })).toHaveTextContent('Reading a tank')
    await expect.element(panel.getByRole('group', { name: 'The other version' })).toHaveTextContent('Reading a well')
    expect(panel.element().querySelectorAll('h3')).toHaveLength(1)
    expect(await findViolations(panel.element())).toEqual([])
  })

  it('saves what was written here, if that is chosen', async () => {
    const { api, panel } = await meet()
    await panel.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(() => api.draft()).toMatchObject({ version: 5, details: { title: 'Reading a tank' } })
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('takes the other version, and can go back', async () => {
    const { api, screen, panel, notices } = await meet()
    await panel.getByRole('button', { name: 'Use the other version' }).click()
    await expect.element(screen.getByLabelText('Course title')).toHaveValue('Reading a well')
    notices[0]?.action?.run()
    await expect.element(screen.getByLabelText('Course title')).toHaveValue('Reading a tank')
    await expect.poll(() => api.draft().details.title).toBe('Reading a tank')
  })

  it('shows both texts of a lesson', async () => {
    const { api, screen } = await visit('?tab=outline&lesson=les_2')
    const text = screen.getByLabelText('Lesson', { exact: true })
    await expect.element(text).toHaveTextContent('Look at the water.')
    api.saveLessonElsewhere('les_2', 'Look at the shore.')
    await text.fill('Look at the sky.')
    const panel = screen.getByRole('alert', { name: 'This lesson was changed somewhere else' })
    await expect.element(panel.getByText('Look at the shore.')).toBeVisible()
    await panel.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(() => api.lesson('les_2').body).toBe('Look at the sky.')
  })
})

describe('leaving', () => {
  it('saves first, without a question', async () => {
    const { api, screen, navigation } = await visit()
    await screen.getByLabelText('Course title').fill('Reading a tank')
    await screen.getByRole('link', { name: 'Back to My Courses' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/courses')
    expect(api.draft().details.title).toBe('Reading a tank')
  })

  it('asks where it cannot save, and loses nothing', async () => {
    const { api, screen, navigation } = await visit()
    api.refuseNext(draftAddress, 'offline')
    await screen.getByLabelText('Course title').fill('Reading a tank')
    await screen.getByRole('link', { name: 'Back to My Courses' }).click()
    const question = screen.getByRole('dialog', { name: 'Leave before your changes are saved?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => navigation.location.pathname).toBe(path)
    await screen.getByRole('link', { name: 'Back to My Courses' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/courses')
    expect(JSON.stringify(localStorage)).toContain('Reading a tank')
  })

  it('for another tab of the editor asks nothing', async () => {
    const { api, screen } = await visit()
    api.refuseNext(draftAddress, 'offline')
    await screen.getByLabelText('Course title').fill('Reading a tank')
    await screen.getByRole('link', { name: 'Pricing' }).click()
    await expect.element(screen.getByLabelText('Price in rupees (₹)')).toBeVisible()
  })
})

describe('publishing', () => {
  it('saves what is written, then shows it to readers', async () => {
    const { api, screen, notices } = await visit()
    await screen.getByLabelText('Course title').fill('Reading a tank')
    await screen.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          tone: 'success',
          text: 'Published. Learners can find it in the catalogue.',
          action: { label: 'View course' },
        },
      ])
    await expect
      .poll(() => api.sent.map(({ path: address }) => address))
      .toEqual(['/api/courses/crs_1/draft', '/api/courses/crs_1/publication'])
    await expect.poll(() => api.sent[1]?.body).toMatchObject({ version: 4 })
    await expect.element(screen.getByRole('link', { name: 'View course' })).toHaveAttribute('href', '/courses/crs_1')
    await expect.element(screen.getByRole('heading', { name: 'Reading a tank', level: 1 })).toHaveFocus()
  })

  it('leaves one way to what a phone’s reader sees, beside when it was saved', async () => {
    await page.viewport(360, 740)
    const { screen } = await visit('', { status: 'published' })
    const link = screen.getByRole('link', { name: 'View course' })
    await expect.element(link).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Preview' })).not.toBeInTheDocument()
    const saved = screen
      .getByText(/^Saved/)
      .element()
      .getBoundingClientRect()
    expect(saved.right).toBeLessThan(link.element().getBoundingClientRect().left)
  })

  it('shows what it lacks, with links to the fields', async () => {
    const { api, screen, notices } = await visit('?tab=pricing', { missing: [missingTitle] })
    await screen.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.element(screen.getByRole('link', { name: 'Course title is required' })).toHaveFocus()
    await expect
      .poll(() => notices)
      .toMatchObject([{ tone: 'error', text: 'Not published. Course title is required.' }])
    await screen.getByRole('link', { name: 'Course title is required' }).click()
    await expect.element(screen.getByLabelText('Course title')).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  it('names the lesson that is empty, and opens it', async () => {
    const empty = { kind: 'lesson_content', text: 'This lesson is empty', moduleId: 'mod_1', lessonId: 'les_2' }
    const { screen } = await visit('', { missing: [empty] })
    await screen.getByRole('link', { name: 'Who owns the water: This lesson is empty' }).click()
    await expect.element(screen.getByLabelText('Lesson', { exact: true })).toHaveFocus()
  })

  it('[part of C-28] is not possible for a pending educator, who reads why', async () => {
    const { api, screen } = await visit('', { mayPublish: false }, { educatorStatus: 'pending' })
    await expect.element(screen.getByText('You can publish once your application to teach is approved.')).toBeVisible()
    await screen.getByRole('button', { name: 'Publish', exact: true }).click()
    expect(api.sent).toEqual([])
  })

  it('again, after changes, says how many learners will see them', async () => {
    const { screen } = await visit('', { status: 'changed', enrollmentCount: 214 })
    await expect.element(screen.getByText('Draft changes')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Publish changes' })).toBeVisible()
    await expect.element(screen.getByText(/^214 learners will see your changes after you publish/)).toBeVisible()
  })

  it('[part of S-387] is taken back in the settings', async () => {
    const { api, screen } = await visit('?tab=settings', { status: 'published', enrollmentCount: 2 })
    await screen.getByRole('button', { name: 'Unpublish' }).click()
    await expect.poll(() => api.draft().status).toBe('draft')
    await expect.element(screen.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  })
})

describe('what is put away', () => {
  it('[part of U-20] is read and not changed, until it is restored', async () => {
    const { screen } = await visit('', { status: 'archived', enrollmentCount: 3 })
    await expect.element(screen.getByText('This course is archived.')).toBeVisible()
    await expect.element(screen.getByLabelText('Course title')).toBeDisabled()
    await screen.getByRole('button', { name: 'Restore' }).click()
    await expect.element(screen.getByLabelText('Course title')).toBeEnabled()
  })
})

describe('a course that cannot be shown', () => {
  it('[U-26.screen] is not found', async () => {
    const { screen } = await visitPage('/dashboard/courses/crs_2', startCourseApi().answer)
    await expect.element(screen.getByRole('heading', { name: 'Course not found' })).toBeVisible()
  })

  it('[S-535] did not load', async () => {
    const api = startCourseApi()
    api.refuseNext('GET /api/courses/crs_1/draft', 'internal')
    const { screen } = await visitPage(path, api.answer)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch course')
    api.allow('GET /api/courses/crs_1/draft')
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByLabelText('Course title')).toBeVisible()
  })

  it('stands for its content while it loads', async () => {
    const { screen } = await visitPage(path, pending)
    await expect.element(screen.getByText('Loading the course')).toBeInTheDocument()
  })
})

it('has nothing for axe', async () => {
  const shown = [
    ['', 'Course title'],
    ['?tab=pricing', 'Price in rupees (₹)'],
    ['?tab=settings', 'External course link'],
    ['?tab=outline&lesson=les_3', 'Lesson title'],
    ['?tab=outline&module=mod_2', 'Module title'],
  ] as const
  for (const [search, label] of shown) {
    const { container, screen } = await visit(search, {
      status: 'changed',
      enrollmentCount: 3,
      missing: [missingTitle],
    })
    await expect.element(screen.getByLabelText(label)).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.unmount()
    container.remove()
  }
})
