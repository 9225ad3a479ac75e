import { messages } from '@kere/contracts/http/messages'
import { pending, problem, type FetchStub, type Staged } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { encodeQR } from 'qr'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'
import { makeAttendee, offlineDevice, startCheckInApi } from './testing/door.fixtures.ts'

const path = '/dashboard/events/evt_1/check-in'
const listPath = `${path}?view=list`

beforeEach(() => localStorage.clear())
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const visit = (at: string, answer: FetchStub, staged: Staged = {}) => visitPage(at, answer, {}, staged)

const arrival = (body: object) => ({
  call: 'POST /api/events/evt_1/check-ins',
  body: { ...body, at: expect.stringMatching(/Z$/) as string },
})

async function typeCode(at = path, api = startCheckInApi(), code = 'nafisa-2345') {
  const visited = await visit(at, api.answer)
  await visited.screen.getByLabelText('Ticket code').fill(code)
  await visited.screen.getByRole('button', { name: 'Check in', exact: true }).click()
  return { ...visited, api, answer: visited.screen.getByRole('status', { name: 'Last check-in' }) }
}

it.each([360, 1280])('has a frame to hold a ticket in, and Check in level with its field, at %i px', async (width) => {
  await page.viewport(width, 800)
  const { screen, container } = await visit(path, startCheckInApi().answer)
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const field = boxOf(screen.getByLabelText('Ticket code').element())
  const button = boxOf(screen.getByRole('button', { name: 'Check in', exact: true }).element())
  expect([button.top, button.height]).toEqual([field.top, field.height])
  const corners = [...container.querySelectorAll('[data-frame] > span')].map(boxOf)
  expect(corners.filter(({ width: side, height }) => side === 40 && height === 40)).toHaveLength(4)
})

describe('a ticket', () => {
  it('lets its person in, says how many are there, and is taken back', async () => {
    const { screen, api, answer } = await typeCode()
    await expect.element(answer).toHaveTextContent('Nafisa Laskar is checked in2 of 3 · first event with us')
    await expect.element(screen.getByText('checked in · 1 not checked in')).toBeVisible()
    await answer.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByText('checked in · 2 not checked in')).toBeVisible()
    await expect
      .poll(() => api.sent)
      .toMatchObject([arrival({ code: 'NAFISA2345' }), { call: 'DELETE /api/events/evt_1/check-ins/reg_3' }])
  })

  it('of an event that is days away is let in only once that is meant', async () => {
    const inDays = new Date(Date.now() + 13 * 24 * 3_600_000).toISOString()
    const { api, answer } = await typeCode(path, startCheckInApi(undefined, inDays))
    await expect.element(answer).toHaveTextContent(/^Not todayThe event is on /)
    expect(api.sent).toEqual([])
    await answer.getByRole('button', { name: 'Let in anyway' }).click()
    await expect.element(answer).toHaveTextContent('Nafisa Laskar is checked in')
    await expect.poll(() => api.sent).toMatchObject([{ body: { code: 'NAFISA2345' } }])
    expect(Object.keys(api.sent[0]?.body ?? {})).not.toContain('isMeant')
  })

  it('can be taken back for 8 seconds', async () => {
    // Only this timer is replaced, because the test must not depend on how late a busy machine looks.
    const { setTimeout: wait } = globalThis
    const held: (() => void)[] = []
    vi.stubGlobal('setTimeout', (act: () => void, ms?: number) => {
      if (ms !== 8_000) return wait(act, ms)
      return -held.push(act)
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { answer } = await typeCode()
    const undo = answer.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeVisible()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.at(-1)!()
    await expect.element(undo).not.toBeInTheDocument()
    await expect.element(answer).toHaveTextContent('Nafisa Laskar is checked in')
  })

  it.each([
    ['already_checked_in', 'Since 21 Nov 2026, 6:52 am IST', /Already in.*Since 21 Nov 2026, 6:52 am IST/],
    ['ticket_of_other_event', undefined, /This ticket is for another event/],
    ['ticket_unknown', undefined, /No ticket has this code/],
    ['ticket_without_seat', undefined, /This person has no seat yet/],
    ['event_is_cancelled', undefined, /This event is cancelled/],
  ] as const)('that is refused says why: %s', async (code, detail, words) => {
    const api = startCheckInApi()
    api.refuse('NAFISA2345', { code, ...(detail && { detail }) })
    const { answer } = await typeCode(path, api)
    await expect.element(answer).toHaveTextContent(words)
    await expect.element(answer.getByRole('button')).not.toBeInTheDocument()
  })

  it('of who has cancelled is let in anyway', async () => {
    const api = startCheckInApi()
    api.refuse('NAFISA2345', { code: 'ticket_cancelled' })
    const { answer } = await typeCode(path, api)
    await expect.element(answer).toHaveTextContent('This registration was cancelled')
    await answer.getByRole('button', { name: 'Let in anyway' }).click()
    await expect.element(answer).toHaveTextContent('Nafisa Laskar is checked in')
    await expect.poll(() => api.sent[1]).toMatchObject(arrival({ code: 'NAFISA2345', isLetInAnyway: true }))
  })

  it('has a code that has to be typed', async () => {
    const { screen, api } = await typeCode(path, startCheckInApi(), ' ')
    await expect
      .element(screen.getByLabelText('Ticket code'))
      .toHaveAccessibleDescription('Please enter the code of the ticket')
    expect(api.sent).toEqual([])
  })
})

describe('the camera', () => {
  const showTicket = (code: string) => {
    const canvas = document.createElement('canvas')
    const rows = encodeQR(code, 'raw', { border: 4 })
    const scale = 8
    canvas.width = rows.length * scale
    canvas.height = rows.length * scale
    const context = canvas.getContext('2d')!
    const draw = () => {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = '#000'
      rows.forEach((row, y) =>
        row.forEach((isDark, x) => isDark && context.fillRect(x * scale, y * scale, scale, scale)),
      )
    }
    draw()
    const timer = setInterval(draw, 50)
    const stream = canvas.captureStream(20)
    stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer))
    return stream
  }

  it('reads a ticket once as long as it is held there', async () => {
    const stream = showTicket('NAFISA2345')
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
    const api = startCheckInApi()
    const { screen } = await visit(path, api.answer)
    await screen.getByRole('button', { name: 'Start the camera' }).click()
    const answer = screen.getByRole('status', { name: 'Last check-in' })
    await expect.element(answer).toHaveTextContent('Nafisa Laskar is checked in')
    expect(ask).toHaveBeenCalledWith({ video: { facingMode: 'environment' }, audio: false })
    expect(vibrate).toHaveBeenCalled()
    await expect.element(screen.getByText('Hold the ticket’s QR code in the frame')).toBeVisible()
    await screen.getByRole('link', { name: 'List' }).click()
    await expect.poll(() => stream.getVideoTracks()[0]?.readyState).toBe('ended')
    expect(api.sent).toMatchObject([arrival({ code: 'NAFISA2345' })])
  })

  it.each([
    ['NotAllowedError', /The camera is not allowed for this site/],
    ['NotFoundError', /This device has no camera/],
    ['NotReadableError', /The camera did not start/],
  ])('that cannot be used says so, and the code can be typed: %s', async (name, words) => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
    const { screen } = await visit(path, startCheckInApi().answer)
    await screen.getByRole('button', { name: 'Start the camera' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await expect.element(screen.getByLabelText('Ticket code')).toBeVisible()
  })
})

describe('the list', () => {
  it('lets in by a tap, and takes back by another', async () => {
    const api = startCheckInApi()
    const { screen } = await visit(listPath, api.answer)
    await expect.element(screen.getByText('Checked in at 6:52 am')).toBeVisible()
    await screen.getByRole('button', { name: 'Check in Gurpreet Sandhu' }).click()
    await expect.element(screen.getByText('Gurpreet Sandhu is checked in')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Checked in 2' })).toBeVisible()
    await screen.getByRole('button', { name: 'Undo check-in of Gurpreet Sandhu' }).click()
    await expect.element(screen.getByRole('link', { name: 'Checked in 1' })).toBeVisible()
    await expect
      .poll(() => api.sent)
      .toMatchObject([arrival({ registrationId: 'reg_2' }), { call: 'DELETE /api/events/evt_1/check-ins/reg_2' }])
  })

  it('shows all, who is to come, or who is in, and is searched by name', async () => {
    const { screen, navigation } = await visit(listPath, startCheckInApi().answer)
    const names = () =>
      [...screen.getByRole('list', { name: 'Attendees' }).element().querySelectorAll('li p:first-child')].map(
        ({ textContent }) => textContent,
      )
    await screen.getByRole('link', { name: 'Not checked in 2' }).click()
    expect(names()).toEqual(['Gurpreet Sandhu', 'Nafisa Laskar'])
    await expect.poll(() => navigation.location.search).toBe('?view=list&show=to_come')
    await screen.getByRole('searchbox').fill('nAFi')
    expect(names()).toEqual(['Nafisa Laskar'])
    for (const typed of ['laskar, na', '(ＮＡＦＩＳＡ)', 'Naf\u200Bisa']) {
      await screen.getByRole('searchbox').fill(typed)
      expect(names()).toEqual(['Nafisa Laskar'])
    }
    await screen.getByRole('searchbox').fill('Arun')
    await expect.element(screen.getByRole('heading', { name: 'No people found' })).toBeVisible()
    await screen.getByRole('link', { name: 'All 3' }).click()
    expect(names()).toEqual(['Arun Selvaraj'])
  })

  it('leaves somebody out again who could not be let in', async () => {
    const api = startCheckInApi()
    api.refuse('reg_2', { code: 'ticket_without_seat' })
    const { screen } = await visit(listPath, api.answer)
    await screen.getByRole('button', { name: 'Check in Gurpreet Sandhu' }).click()
    await expect.element(screen.getByText('This person has no seat yet')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Check in Gurpreet Sandhu' })).toBeVisible()
  })

  it('that is empty says so', async () => {
    const { screen } = await visit(listPath, startCheckInApi([]).answer)
    await expect.element(screen.getByRole('heading', { name: 'No attendees yet' })).toBeVisible()
  })
})

describe('without a connection', () => {
  it('[part of W-62] who is let in is in, the bar says how many wait, and one that waits never leaves if it is undone', async () => {
    const { device, waiting } = offlineDevice()
    const { screen } = await visit(listPath, startCheckInApi().answer, { device })
    await screen.getByRole('button', { name: 'Check in Gurpreet Sandhu' }).click()
    await expect.element(screen.getByText('Saved on this device. It is sent when you are back online.')).toBeVisible()
    await expect.element(screen.getByText('1 check-in is kept here and sent later.')).toBeVisible()
    await screen.getByRole('link', { name: 'Scan' }).click()
    await screen.getByLabelText('Ticket code').fill('NAFISA2345')
    await screen.getByRole('button', { name: 'Check in', exact: true }).click()
    await expect.element(screen.getByText('2 check-ins are kept here and sent later.')).toBeVisible()
    expect(waiting()).toMatchObject([
      { method: 'POST', path: '/api/events/evt_1/check-ins', body: { registrationId: 'reg_2' } },
      { method: 'POST', path: '/api/events/evt_1/check-ins', body: { code: 'NAFISA2345' } },
    ])
    await screen.getByRole('link', { name: 'List' }).click()
    await screen.getByRole('button', { name: 'Undo check-in of Gurpreet Sandhu' }).click()
    await expect.poll(() => waiting().map(({ body }) => body)).toMatchObject([{ code: 'NAFISA2345' }])
  })

  it('whoever was let in before is still in when the page is opened again', async () => {
    const { device } = offlineDevice([
      {
        target: 'check-in:evt_1:reg_2',
        method: 'POST',
        path: '/api/events/evt_1/check-ins',
        body: { registrationId: 'reg_2' },
        at: Date.now(),
        refusal: null,
      },
    ])
    const { screen } = await visit(listPath, startCheckInApi().answer, { device })
    await expect.element(screen.getByRole('button', { name: 'Undo check-in of Gurpreet Sandhu' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Checked in 2' })).toBeVisible()
  })

  it('what is refused when it is sent is told, until somebody has read it', async () => {
    const kept = { method: 'POST', path: '/api/events/evt_1/check-ins', at: Date.now() } as const
    const { device, waiting } = offlineDevice([
      { ...kept, target: 'check-in:evt_1:K', body: { code: 'KKKKK22222' }, refusal: 'ticket_of_other_event' },
      { ...kept, target: 'check-in:evt_1:reg_3', body: { registrationId: 'reg_3' }, refusal: 'ticket_without_seat' },
      { ...kept, target: 'check-in:evt_1:reg_1', body: { registrationId: 'reg_1' }, refusal: 'already_checked_in' },
    ])
    const { screen } = await visit(listPath, startCheckInApi().answer, { device })
    await expect.element(screen.getByText('Ticket KKKKK22222')).toBeVisible()
    const notice = screen.getByRole('alert').filter({ hasText: 'Nafisa Laskar' })
    await expect.element(notice).toHaveTextContent('This person has no seat yet')
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => waiting().map(({ target }) => target)).toEqual(['check-in:evt_1:K'])
  })
})

describe('the page', () => {
  it('waits, fails and is asked for again', async () => {
    const waiting = await visit(path, pending)
    await expect.element(waiting.screen.getByText('Loading the attendees')).toBeInTheDocument()
    await waiting.screen.unmount()
    let isUp = false
    const api = startCheckInApi()
    const { screen } = await visit(path, (url, request) => (isUp ? api.answer(url, request) : problem('unavailable')))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch attendees')
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Dawn count at the tank', level: 1 })).toBeVisible()
  })

  it('of nobody’s event is not found', async () => {
    const { screen } = await visit(path, () => problem('not_found'))
    await expect.element(screen.getByRole('heading', { name: 'Event not found' })).toBeVisible()
  })

  it('that could not send anything, and has no device to keep it, says so', async () => {
    const api = startCheckInApi()
    const { screen } = await visit(path, (url, request) => {
      if (request.method !== 'GET') throw new TypeError('Failed to fetch')
      return api.answer(url, request)
    })
    await screen.getByLabelText('Ticket code').fill('NAFISA2345')
    await screen.getByRole('button', { name: 'Check in', exact: true }).click()
    await expect.element(screen.getByText(messages.connection)).toBeVisible()
  })
})

describe('the attendees', () => {
  const attendees = '/dashboard/events/evt_1/attendees'

  it('say since when on a narrow screen too', async () => {
    await page.viewport(820, 900)
    const { screen } = await visit(attendees, startCheckInApi().answer)
    await expect.element(screen.getByRole('columnheader', { name: 'Registered (IST)' })).toBeVisible()
  })

  it('stand in a list by group, with what is known of each, and are let in there too', async () => {
    const api = startCheckInApi()
    const { screen, requests } = await visit(attendees, api.answer)
    await expect.element(screen.getByText('3 of 25')).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /Arun Selvaraj/ })).toHaveTextContent('Checked in at 6:52 am')
    await expect.poll(() => requests[0]?.search).toBe('?sort=name&limit=20&event=evt_1')
    await screen.getByRole('link', { name: 'Gurpreet Sandhu' }).click()
    await screen.getByRole('complementary').getByRole('button', { name: 'Check in' }).click()
    await expect.poll(() => api.sent).toMatchObject([arrival({ registrationId: 'reg_2' })])
    await expect.element(screen.getByRole('button', { name: 'Undo check-in' })).toBeVisible()
  })

  it('are exported as CSV with the event and the filters', async () => {
    const { screen, exports } = await visit(`${attendees}?group=waitlisted`, startCheckInApi().answer)
    await screen.getByRole('button', { name: 'Export CSV' }).click()
    expect(exports).toMatchObject([{ name: 'Attendees', total: 3 }])
    const { pathname, searchParams } = new URL(exports[0]?.href ?? '', location.origin)
    expect(pathname).toMatch(/attendees/)
    expect(Object.fromEntries(searchParams)).toEqual({ event: 'evt_1', group: 'waitlisted', sort: 'name' })
  })

  it('get certificates of attendance where the host switches them on', async () => {
    const api = startCheckInApi()
    const { screen } = await visit(attendees, api.answer)
    const toggle = screen.getByRole('switch', { name: 'Give certificates of attendance' })
    await toggle.click()
    await expect.poll(() => api.sent).toEqual([{ call: 'PUT /api/events/evt_1/certificates', body: { isOn: true } }])
    await expect.element(toggle).toBeEnabled()
    await expect.element(toggle).toBeChecked()
  })

  it('say where one waits, and who has cancelled', async () => {
    const { screen } = await visit(
      attendees,
      startCheckInApi([
        makeAttendee(7, 'Pema Lhamo', { status: 'waitlisted', position: 2, registeredAt: null }),
        makeAttendee(8, 'Omkar Jadhav', { status: 'cancelled' }),
      ]).answer,
    )
    await expect.element(screen.getByRole('row', { name: /Pema Lhamo/ })).toHaveTextContent('On the waitlist, 2')
    await expect.element(screen.getByRole('row', { name: /Omkar Jadhav/ })).toHaveTextContent('Cancelled')
  })
})

it.each([
  [360, 'light', path, 'Start the camera'],
  [360, 'dark', listPath, 'Check in Gurpreet Sandhu'],
  [1280, 'light', '/dashboard/events/evt_1/attendees?attendee=reg_2', 'Export CSV'],
])('has nothing for axe at %i px, %s, %s', async (width, theme, at, shown) => {
  await page.viewport(width, 800)
  document.documentElement.dataset.theme = theme
  const { container, screen } = await visit(at, startCheckInApi().answer)
  await expect.element(screen.getByRole('button', { name: shown })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('has nothing for axe beside an answer', async () => {
  await page.viewport(360, 800)
  const { container, screen } = await visit(listPath, startCheckInApi().answer)
  await screen.getByRole('button', { name: 'Check in Gurpreet Sandhu' }).click()
  await expect.element(screen.getByText('Gurpreet Sandhu is checked in')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

describe('somebody who is not registered', () => {
  async function openDialog(api = startCheckInApi(), at = listPath) {
    const visited = await visit(at, api.answer)
    await visited.screen.getByRole('button', { name: 'Add somebody who is not registered' }).click()
    const dialog = visited.screen.getByRole('dialog', { name: 'Add somebody' })
    await expect.element(dialog).toBeVisible()
    const add = () => dialog.getByRole('button', { name: 'Add and check in' }).click()
    return { ...visited, api, dialog, add }
  }

  it('is added, stands in the list as a walk-in, and is taken off it again', async () => {
    const { screen, api, dialog, add } = await openDialog()
    await dialog.getByLabelText('Name').fill(' Meera Pai ')
    await dialog.getByLabelText(/^Email/).fill('meera@example.org')
    await add()
    const answer = screen.getByRole('status', { name: 'Last check-in' })
    await expect.element(answer).toHaveTextContent('Meera Pai is checked in2 of 4')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(screen.getByText('Checked in at 6:50 am · Walk-in')).toBeVisible()
    await answer.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByText('Meera Pai')).not.toBeInTheDocument()
    await expect
      .poll(() => api.sent)
      .toEqual([
        { call: 'POST /api/events/evt_1/walk-ins', body: { name: 'Meera Pai', email: 'meera@example.org' } },
        { call: 'DELETE /api/events/evt_1/walk-ins/reg_93', body: null },
      ])
  })

  it('is added beside the camera too, and nothing of them stays in the form', async () => {
    const { screen, dialog, add } = await openDialog(startCheckInApi(), path)
    await dialog.getByLabelText('Name').fill('Meera Pai')
    await add()
    await expect.element(screen.getByText('Meera Pai is checked in')).toBeVisible()
    await screen.getByRole('button', { name: 'Add somebody who is not registered' }).click()
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('')
  })

  it('needs a name, and an address that is one', async () => {
    const api = startCheckInApi()
    api.refuse('Meera Pai', {
      code: 'validation_failed',
      errors: [{ pointer: '/body/email', detail: 'Please enter a valid email address' }],
    })
    const { dialog, add } = await openDialog(api)
    await add()
    await expect.element(dialog.getByText('Please enter a name')).toBeVisible()
    await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
    await dialog.getByLabelText('Name').fill('Meera Pai')
    await add()
    await expect.element(dialog.getByText('Please enter a valid email address')).toBeVisible()
  })

  it('is led to more room where every seat is taken, and added under a new key then', async () => {
    const api = startCheckInApi()
    const keys: (string | null)[] = []
    api.refuse('Meera Pai', { code: 'no_seat_left' })
    const { dialog, add } = await openDialog({
      ...api,
      answer: (url, request) => {
        if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'))
        return api.answer(url, request)
      },
    })
    await dialog.getByLabelText('Name').fill('Meera Pai')
    await add()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^Every seat is taken/)
    await expect
      .element(dialog.getByRole('link', { name: 'Raise Max participants' }))
      .toHaveAttribute('href', '/dashboard/events/evt_1')
    await add()
    await expect.poll(() => new Set(keys).size).toBe(2)
  })

  it('is not added without a connection or a server, and goes again under the same key', async () => {
    const api = startCheckInApi()
    const keys: (string | null)[] = []
    const { screen, dialog, add } = await openDialog({
      ...api,
      answer: (url, request) => {
        if (request.method !== 'POST') return api.answer(url, request)
        keys.push(request.headers.get('idempotency-key'))
        if (keys.length === 1) throw new TypeError('Failed to fetch')
        return keys.length === 2 ? problem('unavailable') : api.answer(url, request)
      },
    })
    await dialog.getByLabelText('Name').fill('Meera Pai')
    await add()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^No connection.*Nobody was added/)
    await add()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^Nobody was added/)
    await add()
    await expect.element(screen.getByText('Meera Pai is checked in')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  })

  it('has a form without a flaw at 360 px', async () => {
    await page.viewport(360, 740)
    const { dialog } = await openDialog()
    expect(await checkA11y(dialog.element() as HTMLElement)).toEqual([])
  })

  it('cannot be added to a cancelled event', async () => {
    const api = startCheckInApi()
    const { screen } = await visit(listPath, async (url, request) => {
      const answer = await api.answer(url, request)
      const body = (await answer.json()) as { event: object }
      return Response.json({ ...body, event: { ...body.event, isCancelled: true } })
    })
    await expect.element(screen.getByText('This event is cancelled.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add somebody who is not registered' }).elements()).toEqual([])
  })
})
