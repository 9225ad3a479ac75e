import type { EventDraft } from '@kere/contracts/events/event-authoring'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { pending, problem } from '@kere/platform/react/stage'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'
import { details, makeEventDraft, makeFirstDraft, startEventApi } from './testing/event-authoring.fixtures.ts'

const path = '/dashboard/events/evt_1'
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

type Screen = Awaited<ReturnType<typeof visit>>['screen']

async function visit(draft: EventDraft = makeFirstDraft(), user: Partial<SessionUser> = {}, at = path) {
  const api = startEventApi(draft)
  return { api, ...(await visitPage(at, api.answer, user)) }
}

const keepsOf = (sent: readonly { call: string }[]) => sent.filter(({ call }) => call.endsWith('/draft'))
const savesOf = (sent: readonly { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === 'PUT /api/events/evt_1').map(({ body }) => body)

describe('what is typed', () => {
  it('is kept as a draft, over the version that it began from', async () => {
    const { api, screen } = await visit(makeEventDraft())
    await screen.getByLabelText('Title').fill('Dusk count at the tank')
    await expect.element(screen.getByText('Unsaved changes')).toBeVisible()
    await expect.element(screen.getByText(/^Draft kept \d+:\d\d [ap]m$/)).toBeVisible()
    expect(keepsOf(api.sent)).toMatchObject([
      { call: 'PUT /api/events/evt_1/draft', body: { version: 3, details: { title: 'Dusk count at the tank' } } },
    ])
    await expect.poll(() => localStorage).toHaveLength(0)
  })

  it('[B-20] has a language, and leads to the page of another one', async () => {
    const { api, screen } = await visit(makeEventDraft())
    await expect.element(screen.getByLabelText('Language')).toHaveDisplayValue('English')
    const link = screen.getByRole('link', { name: 'In another language' })
    await expect.element(link).toHaveAttribute('href', '/dashboard/translations/event/evt_1/kn')
    await screen.getByLabelText('Language').selectOptions('Kannada')
    await expect.poll(() => keepsOf(api.sent)).toMatchObject([{ body: { details: { language: 'kn' } } }])
    await expect.element(link).toHaveAttribute('href', '/dashboard/translations/event/evt_1/en')
  })

  it('is compared where another tab has saved meanwhile, and neither text is lost', async () => {
    const { api, screen } = await visit(makeEventDraft())
    api.saveElsewhere({ title: 'Noon count' })
    await screen.getByLabelText('Title').fill('Dusk count')
    const panel = screen.getByRole('alert', { name: 'This event was changed somewhere else' })
    await expect.element(panel.getByRole('group', { name: 'Your version' })).toHaveTextContent('Dusk count')
    await expect.element(panel.getByRole('group', { name: 'The other version' })).toHaveTextContent('Noon count')
    expect(panel.element().querySelectorAll('h3')).toHaveLength(1)
    expect(await findViolations(panel.element())).toEqual([])
    await panel.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(() => api.draft()).toMatchObject({ version: 5, details: { title: 'Dusk count' } })
  })

  it('leaves choices that only a younger API knows as they are, and shows them by their own text', async () => {
    const younger = { type: 'hybrid', category: 'festival', topic: 'Ocean Science' }
    const { api, screen } = await visit(makeEventDraft({ details: { ...details, ...younger } }))
    await expect.element(screen.getByRole('radio', { name: 'hybrid' })).toBeChecked()
    await expect.element(screen.getByLabelText('Category')).toHaveDisplayValue('festival')
    await expect.element(screen.getByLabelText('Subject')).toHaveDisplayValue('Ocean Science')
    api.saveElsewhere({ title: 'Noon count', type: 'online', category: 'info' })
    await screen.getByLabelText('Title').fill('Dusk count')
    const panel = screen.getByRole('alert', { name: 'This event was changed somewhere else' })
    const mine = panel.getByRole('group', { name: 'Your version' })
    for (const text of ['festival', 'hybrid']) await expect.element(mine.getByText(text)).toBeVisible()
    await panel.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(() => api.draft().details).toMatchObject({ title: 'Dusk count', ...younger })
  })

  it('is asked for before it is left behind', async () => {
    const { api, screen, navigation } = await visit()
    api.refuseNext('PUT /api/events/evt_1/draft', 'offline')
    await screen.getByLabelText('Title').fill('Dusk count')
    await screen.getByRole('link', { name: 'Back to My Events' }).click()
    const question = screen.getByRole('dialog', { name: 'Leave before your changes are saved?' })
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/events')
    expect(JSON.stringify(localStorage)).toContain('Dusk count')
  })
})

describe('the preview', () => {
  const preview = { name: 'Preview' }

  it('is offered of what visitors do not see yet', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByRole('link', preview)).toHaveAttribute('href', '/events/evt_1/preview')
  })

  it('is offered of a published event only where something is not saved', async () => {
    const { screen } = await visit(makeEventDraft())
    await expect.element(screen.getByRole('link', { name: 'View event' })).toBeVisible()
    expect(screen.getByRole('link', preview).elements()).toEqual([])
    await screen.getByLabelText('Title').fill('Dusk count')
    await expect.element(screen.getByRole('link', preview)).toHaveAttribute('href', '/events/evt_1/preview')
  })

  it('is offered of a new event once something is typed', async () => {
    const { screen } = await visit(makeFirstDraft(), {}, '/dashboard/events/new')
    await expect.element(screen.getByRole('heading', { name: 'New event', level: 1 })).toBeVisible()
    expect(screen.getByRole('link', preview).elements()).toEqual([])
    await screen.getByLabelText('Title').fill('Flood marks')
    await expect.element(screen.getByRole('link', preview)).toHaveAttribute('href', '/events/evt_1/preview')
  })
})

describe('[S-392] a new event', () => {
  it('is created by the first thing that is typed, once, and kept under its id from then on', async () => {
    const { api, screen } = await visit(makeFirstDraft(), {}, '/dashboard/events/new')
    await expect.element(screen.getByRole('heading', { name: 'New event', level: 1 })).toBeVisible()
    await screen.getByLabelText('Title').fill('Flood marks')
    await expect
      .poll(() => api.sent)
      .toMatchObject([{ call: 'POST /api/events', body: { details: { title: 'Flood marks', maxParticipants: 100 } } }])
    await screen.getByLabelText('Venue').fill('Kaikondrahalli')
    await expect
      .poll(() => api.sent[1])
      .toMatchObject({ call: 'PUT /api/events/evt_1/draft', body: { version: 1, details: { title: 'Flood marks' } } })
  })

  it('that is loaded again goes on where it was', async () => {
    sessionStorage.setItem('kere.place.new-event.usr_1', 'evt_1')
    const { navigation } = await visit(makeFirstDraft(), {}, '/dashboard/events/new')
    await expect.poll(() => navigation.location.pathname).toBe(path)
  })

  it('[S-386.event] has five rows for the description', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByLabelText('Description')).toHaveAttribute('rows', '5')
  })

  it('[S-394] [part of S-395] begins with 100 places and no price, and says what it needs', async () => {
    const { api, screen } = await visit(makeFirstDraft(), {}, '/dashboard/events/new')
    await expect.element(screen.getByLabelText('Max participants')).toHaveValue('100')
    await expect.element(screen.getByLabelText('Price in rupees (₹)')).toHaveValue('0')
    await screen.getByLabelText('Max participants').fill('0')
    await screen.getByRole('button', { name: 'Save' }).click()
    const summary = screen.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    for (const text of [
      'Please enter a title',
      'Please enter a description',
      'Please choose online or in person',
      'Please enter the venue',
      'Please choose the start',
      'Please choose the end',
      'Please enter a whole number, at least 1',
    ])
      await expect.element(summary.getByRole('button', { name: text })).toBeVisible()
    await summary.getByRole('button', { name: 'Please enter the venue' }).click()
    await expect.element(screen.getByLabelText('Venue')).toHaveFocus()
    expect(savesOf(api.sent)).toEqual([])
  })
})

describe('a draft', () => {
  it('is saved with its title alone, as long as it is not published', async () => {
    const { api, screen, notices, navigation } = await visit(makeFirstDraft(), {}, '/dashboard/events/new')
    await screen.getByLabelText('Title').fill('Dawn count')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => notices.map(({ text }) => text))
      .toEqual(['Draft saved. Fill in the rest before you publish it.'])
    expect(api.draft().details.title).toBe('Dawn count')
    expect(savesOf(api.sent)).toEqual([])
    vi.advanceTimersByTime(1_500)
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/events')
  })

  it.each([
    ['it is to be published', async (screen: Screen) => screen.getByRole('switch', { name: /^Published/ }).click()],
    ['something in it is wrong', async (screen: Screen) => screen.getByLabelText('Max participants').fill('0')],
  ])('says what is missing where %s', async (_, act) => {
    const { screen, notices } = await visit(makeFirstDraft(), {}, '/dashboard/events/new')
    await screen.getByLabelText('Title').fill('Dawn count')
    await act(screen)
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(screen.getByRole('alert').getByRole('button', { name: 'Please enter a description' }))
      .toBeVisible()
    expect(notices).toEqual([])
  })
})

describe('the fields', () => {
  it('[C-60] the end says at once that it is not after the start', async () => {
    const { api, screen } = await visit()
    await expect.element(screen.getByLabelText('Date', { exact: true })).toHaveValue('2099-11-21')
    await expect.element(screen.getByLabelText('Start time')).toHaveValue('07:00')
    const end = screen.getByLabelText('End time')
    await expect.element(end).toHaveValue('08:30')
    await end.fill('06:30')
    await expect.element(screen.getByText('End time must be after start time')).not.toBeInTheDocument()
    await screen.getByLabelText('Title').click()
    await expect.element(end).toHaveAccessibleDescription('End time must be after start time')
    await end.fill('09:00')
    await expect.poll(() => api.draft().details.endsAt).toBe('2099-11-21T03:30:00.000Z')
    await expect.element(screen.getByText('End time must be after start time')).not.toBeInTheDocument()
  })

  it('[part of U-23] times are those of India, over midnight too', async () => {
    const { api, screen } = await visit()
    await expect.element(screen.getByText('India Standard Time. People elsewhere also see their own.')).toBeVisible()
    await screen.getByLabelText('Start time').fill('22:00')
    await screen.getByLabelText('Ends on another day').click()
    await screen.getByLabelText('End date').fill('2099-11-22')
    await screen.getByLabelText('End time').fill('05:00')
    await expect
      .poll(() => api.draft().details)
      .toMatchObject({ startsAt: '2099-11-21T16:30:00.000Z', endsAt: '2099-11-21T23:30:00.000Z' })
  })

  it('[S-397] [part of C-36] the place is a venue, or a meeting link that registered people see', async () => {
    const { api, screen } = await visit()
    await screen.getByRole('radio', { name: 'Online' }).click()
    const link = screen.getByLabelText('Meeting link', { exact: true })
    await expect
      .element(link)
      .toHaveAccessibleDescription('Only registered people can see it, from 15 minutes before the start.')
    await link.fill('javascript:alert(1)')
    await userEvent.tab()
    await expect.element(link).toHaveAccessibleDescription('Please enter a link that begins with https://')
    await link.fill('https://meet.example.org/tank')
    await screen.getByRole('switch', { name: /^Public meeting link/ }).click()
    await expect.element(link).toHaveAccessibleDescription('Everyone can see it on the event page.')
    await expect
      .poll(() => api.draft().details)
      .toMatchObject({ type: 'online', location: 'https://meet.example.org/tank', isLinkPublic: true })
  })

  it('[S-396] another site to register on is for info events alone', async () => {
    const { api, screen } = await visit()
    const link = screen.getByLabelText('Registration link')
    await expect.element(link).not.toBeInTheDocument()
    await screen.getByLabelText('Category').selectOptions('Info event')
    await link.fill('tickets')
    await userEvent.tab()
    await expect.element(link).toHaveAccessibleDescription('Please enter a link that begins with https://')
    await link.fill('https://tickets.example.org')
    await expect.poll(() => api.draft().details).toMatchObject({ category: 'info', source: 'external' })
    await screen.getByLabelText('Category').selectOptions('Kere event')
    await expect.element(link).not.toBeInTheDocument()
    await expect.poll(() => api.draft().details.source).toBe('internal')
  })

  it('[S-395] [C-16] the price is whole rupees; what is no number is 0', async () => {
    const { api, screen } = await visit()
    const price = screen.getByLabelText('Price in rupees (₹)')
    await price.fill('1,499')
    await expect.element(price).toHaveAccessibleDescription('Shows as ₹1,499.')
    await price.fill('12.5')
    await userEvent.tab()
    await expect.element(price).toHaveAccessibleDescription('Please enter a price in whole rupees')
    await price.fill('free')
    await userEvent.tab()
    await expect.element(price).toHaveValue('0')
    await expect.element(price).toHaveAccessibleDescription('0 shows as Free.')
    await expect.poll(() => api.draft().details.price).toBe(0)
  })

  it('the cover is one of four drawings, or an own photo', async () => {
    const { api, screen } = await visit()
    await expect.element(screen.getByRole('radio', { name: 'Drawing 2' })).toBeChecked()
    const press = (name: string) => screen.getByRole('radio', { name }).element().closest('label')?.click()
    press('Drawing 4')
    await expect.poll(() => api.draft().details.coverDrawing).toBe(3)
    const sources = screen.container.querySelectorAll('input[name="event-cover"] ~ img')
    expect(new Set([...sources].map((image) => image.getAttribute('src'))).size).toBe(4)
    press('Upload a photo')
    await expect.element(screen.getByRole('button', { name: 'Upload a picture' })).toBeVisible()
  })

  it('closing, the waitlist and the recording of what is over are said here, what home shows by admins', async () => {
    const { api, screen } = await visit(makeEventDraft({ state: 'past' }), { role: 'admin', educatorStatus: null })
    await screen.getByLabelText('Registration closes').selectOptions('1 day before')
    await screen.getByRole('switch', { name: /^Waitlist when full/ }).click()
    await screen.getByLabelText('Recording link').fill('https://video.example.org/1')
    await screen.getByRole('switch', { name: /^Hide from home/ }).click()
    await expect
      .poll(() => api.draft().details)
      .toMatchObject({
        closesMinutesBefore: 1440,
        hasWaitlist: false,
        recordingUrl: 'https://video.example.org/1',
        isHiddenFromHome: true,
      })
  })

  it('beside them stands what is missing, and how the card looks', async () => {
    const { screen } = await visit(makeFirstDraft({ description: '' }))
    const aside = screen.getByRole('complementary', { name: 'Publishing' })
    await expect.element(aside.getByText('Title and description: to do')).toBeVisible()
    await expect.element(aside.getByText('Venue for an in-person event: done')).toBeVisible()
    await expect
      .element(aside)
      .toHaveTextContent(/Sat21Nov.*Dawn count at the tank.*7:00 am IST.*Free.*25 of 25 seats left/)
    await screen.getByLabelText('Start time').fill('12:00')
    await expect.element(aside).toHaveTextContent(/Sat21Nov.*12:00 noon IST/)
  })
})

describe('saving', () => {
  it('[S-393] [S-577.event] [S-398] says so, and goes back to the list after 1.5 s', async () => {
    const { api, screen, notices, navigation } = await visit()
    await screen.getByRole('switch', { name: /^Published/ }).click()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'Event saved successfully!' }])
    // Polling may have advanced the clock by up to one interval of 50 ms.
    vi.advanceTimersByTime(1_449)
    expect(navigation.location.pathname).toBe(path)
    vi.advanceTimersByTime(51)
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/events')
    expect(savesOf(api.sent)).toMatchObject([{ version: 3, isPublished: true }])
  })

  it('publishes from the top of a phone, where the button says what it does', async () => {
    await page.viewport(360, 740)
    const { api, screen } = await visit()
    const published = screen.getByRole('switch', { name: /^Published/ })
    await expect.element(published).toBeInViewport()
    await published.click()
    await screen.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(() => savesOf(api.sent)).toMatchObject([{ isPublished: true }])
  })

  it('says that it publishes only where it does', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await screen.getByRole('switch', { name: /^Published/ }).click()
    await expect.element(screen.getByRole('button', { name: 'Save and publish', exact: true })).toBeVisible()
  })

  it('asks once what the email should say, where the time changes and people are registered', async () => {
    const { api, screen, notices } = await visit(makeEventDraft())
    await expect.element(screen.getByText(/^18 people will be emailed if you change/)).toBeVisible()
    await screen.getByLabelText('End time').fill('09:00')
    await screen.getByRole('button', { name: 'Save' }).click()
    const question = screen.getByRole('dialog', { name: 'What should the email say?' })
    await expect.element(question).toHaveTextContent(/You changed the time\. 18 people/)
    await question.getByLabelText('Your message').fill('We stay for breakfast.')
    await question.getByRole('button', { name: 'Save and send' }).click()
    await expect
      .poll(() => notices[0]?.text)
      .toBe('Event saved successfully! 18 people will be told by email about the change.')
    expect(savesOf(api.sent)).toMatchObject([{ version: 4, message: 'We stay for breakfast.' }])
  })

  it('asks nothing where nobody has to be told', async () => {
    const { screen, notices } = await visit(makeEventDraft())
    await screen.getByLabelText('Description').fill('Bring water.')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => notices[0]?.text).toBe('Event saved successfully!')
  })

  it('shows at its field what the server refuses, in the server’s words', async () => {
    const { api, screen, notices } = await visit()
    api.refuseNext('PUT /api/events/evt_1', {
      code: 'event_incomplete',
      errors: [{ pointer: '/body/details/startsAt', detail: 'Please choose a start in the future' }],
    })
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(screen.getByLabelText('Date', { exact: true }))
      .toHaveAccessibleDescription('Please choose a start in the future')
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    expect(notices).toEqual([])
  })

  it('[part of U-21.capacity] says how many seats are taken where there would be fewer', async () => {
    const { api, screen } = await visit(makeEventDraft())
    await expect
      .element(screen.getByLabelText('Max participants'))
      .toHaveAccessibleDescription('At least 18 (already registered).')
    api.refuseNext('PUT /api/events/evt_1', { code: 'event_capacity_taken', detail: '18 seats are taken' })
    await screen.getByLabelText('Max participants').fill('10')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByLabelText('Max participants')).toHaveAccessibleDescription('18 seats are taken')
  })

  it('[part of S-552] that fails leaves everything as it is, and is sent again as the same', async () => {
    const { api, screen, notices } = await visit()
    api.refuseNext('PUT /api/events/evt_1', { code: 'unavailable' })
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => notices[0])
      .toMatchObject({ tone: 'error', text: expect.stringContaining('Nothing was saved') })
    api.allow('PUT /api/events/evt_1')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => notices[1]?.text).toBe('Event saved successfully!')
    const keys = api.sent.filter(({ call }) => call === 'PUT /api/events/evt_1').map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })

  it('[part of C-28] a pending educator reads what publishing waits for, and saves the draft', async () => {
    const { api, screen } = await visit({ ...makeFirstDraft(), mayPublish: false }, { educatorStatus: 'pending' })
    await expect.element(screen.getByRole('switch', { name: /^Published/ })).toBeDisabled()
    await expect.element(screen.getByText('Waits until your application to teach is approved.')).toBeVisible()
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => savesOf(api.sent)).toMatchObject([{ isPublished: false }])
  })
})

describe('the event as a whole', () => {
  const choose = async (visited: Awaited<ReturnType<typeof visit>>, act: string) => {
    await visited.screen.getByRole('button', { name: 'More' }).click()
    await visited.screen.getByRole('button', { name: act, exact: true }).click()
  }

  it('is cancelled with a message to everyone, and that is taken back', async () => {
    const visited = await visit(makeEventDraft())
    const { api, screen, notices } = visited
    await choose(visited, 'Cancel event')
    const question = screen.getByRole('dialog', { name: 'Cancel this event?' })
    await question.getByRole('button', { name: 'Cancel event' }).click()
    await expect.element(question.getByLabelText('Message to everyone')).toHaveAccessibleDescription('Please say why')
    await question.getByLabelText('Message to everyone').fill('The bund is flooded.')
    await question.getByRole('button', { name: 'Cancel event' }).click()
    await expect
      .poll(() => notices[0])
      .toMatchObject({
        text: 'Dawn count at the tank is cancelled. 18 people will be told by email.',
        action: { label: 'Undo' },
      })
    await expect.element(screen.getByText('This event is cancelled.')).toBeVisible()
    await expect.element(screen.getByLabelText('Title')).toBeDisabled()
    notices[0]?.action?.run()
    await expect.poll(() => notices[1]?.text).toBe('Dawn count at the tank is back on. No emails were sent.')
    await expect.element(screen.getByLabelText('Title')).toBeEnabled()
    await expect
      .poll(() => api.sent.map(({ call, body }) => [call, body]))
      .toEqual([
        ['POST /api/events/evt_1/cancellation', { message: 'The bund is flooded.' }],
        ['DELETE /api/events/evt_1/cancellation', null],
      ])
  })

  it('is deleted after one question', async () => {
    const visited = await visit(makeFirstDraft())
    await choose(visited, 'Delete')
    const { screen, navigation, notices } = visited
    const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this event?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/events')
    expect(notices[0]?.text).toBe('Dawn count at the tank is deleted. You can restore it for 30 days.')
  })

  it('is duplicated, and the copy opens', async () => {
    const visited = await visit(makeEventDraft())
    await choose(visited, 'Duplicate')
    await expect.poll(() => visited.navigation.location.pathname).toBe('/dashboard/events/evt_2')
  })

  it('that is deleted is read and not changed, until it is restored', async () => {
    const { screen } = await visit({ ...makeFirstDraft(), goesAt: '2099-12-20T06:34:00.000Z' })
    await expect.element(screen.getByText('This event is deleted.')).toBeVisible()
    await expect.element(screen.getByLabelText('Title')).toBeDisabled()
    await screen.getByRole('button', { name: 'Restore' }).click()
    await expect.element(screen.getByLabelText('Title')).toBeEnabled()
  })

  it('that is nobody’s says so, and one that did not load is asked for again', async () => {
    const { screen } = await visitPage(path, () => problem('not_found'))
    await expect.element(screen.getByRole('heading', { name: 'Event not found' })).toBeVisible()
    await screen.unmount()
    const failed = await visitPage(path, () => problem('unavailable'))
    await expect.element(failed.screen.getByRole('alert')).toHaveTextContent('Failed to fetch event')
    await failed.screen.unmount()
    const waiting = await visitPage(path, pending)
    await expect.element(waiting.screen.getByText('Loading the event')).toBeInTheDocument()
  })
})

it.each([
  [360, 'light'],
  [1280, 'dark'],
])('has nothing for axe at %i px, %s', async (width, theme) => {
  await page.viewport(width, 800)
  document.documentElement.dataset.theme = theme
  const { container, screen } = await visit(makeEventDraft())
  await screen.getByLabelText('End time').fill('06:30')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
