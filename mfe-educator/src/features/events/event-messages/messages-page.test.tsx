import type { EventMessages } from '@kere/contracts/events/event-messages'
import { problems, type ProblemCode } from '@kere/contracts/http/problems'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/events/evt_1/messages'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const someMessages: EventMessages = {
  event: { id: 'evt_1', title: 'Dawn count at the tank', startsAt: '2026-11-21T01:30:00.000Z', registrationsCount: 18 },
  messages: [
    {
      id: 'msg_1',
      subject: 'Where we meet',
      text: 'At the north gate.\n\nNot at the south one.',
      audience: 'registered',
      takesReplies: false,
      sentAt: '2026-11-19T04:30:00.000Z',
      recipientsCount: 18,
      isBeingSent: false,
      sender: 'Asha Raghunath',
    },
  ],
  left: 4,
  mostMessages: 5,
  isOpen: true,
  audiences: { everyone: 20, registered: 18, to_come: 18, in: 0, waitlisted: 2 },
  replyAddress: 'asha@example.kere.test',
  sender: 'Asha Raghunath',
}

interface Sent {
  body: unknown
  key: string | null
}

function startMessagesApi(given: Partial<EventMessages> = {}) {
  let answer = { ...someMessages, ...given }
  const sent: Sent[] = []
  const refusals: (ProblemCode | 'offline')[] = []
  const reply: FetchStub = async (_, request) => {
    if (request.method === 'GET') return Response.json(answer)
    const body = (await request.json()) as EventMessages['messages'][number]
    sent.push({ body, key: request.headers.get('idempotency-key') })
    const code = refusals.shift()
    if (code === 'offline') throw new TypeError('Failed to fetch')
    if (code) return Response.json({ type: 'about:blank', code, ...problems[code] }, { status: problems[code].status })
    const message = {
      ...body,
      id: 'msg_2',
      sentAt: '2026-11-20T04:30:00.000Z',
      recipientsCount: 20,
      isBeingSent: false,
      sender: 'Asha Raghunath',
    }
    answer = { ...answer, messages: [message, ...answer.messages], left: answer.left - 1 }
    return Response.json(answer, { status: 201 })
  }
  return { reply, sent, refuseNext: (code: ProblemCode | 'offline') => void refusals.push(code) }
}

async function visit(api = startMessagesApi(), user: Partial<SessionUser> = {}) {
  const visited = await visitPage(path, api.reply, user)
  const { screen } = visited
  const write = async () => {
    await screen.getByLabelText('Subject').fill('Bring boots')
    await screen.getByLabelText('Message', { exact: true }).fill('The bund is wet.')
    await screen.getByRole('button', { name: 'Preview' }).click()
    return screen.getByRole('dialog', { name: 'Preview' })
  }
  return { ...visited, api, write }
}

describe('messages to attendees', () => {
  it('say how many are left, and list what was sent, when, to whom and to how many', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByText('4 of 5 messages left for this event')).toBeVisible()
    const sent = screen.getByText('Where we meet')
    await expect
      .element(screen.getByText(/Thu 19 Nov( 2026)?, 10:00 am IST · Everyone who is registered · 18 people/))
      .toBeVisible()
    await sent.click()
    await expect.element(screen.getByText(/^At the north gate\./)).toBeVisible()
  })

  it('are shown as they will arrive, and sent once', async () => {
    const { screen, api, write, notices } = await visit()
    const dialog = await write()
    for (const words of [
      'A message about your event',
      'Asha Raghunath writes about “Dawn count at the tank”:',
      'The bund is wet.',
      'A reply to this email reaches the team of Kere, not the host.',
      'After it you have 3 messages left.',
    ])
      await expect.element(dialog).toHaveTextContent(words)
    await dialog.getByRole('button', { name: 'Send to 20 people' }).click()
    await expect.element(screen.getByText('3 of 5 messages left for this event')).toBeVisible()
    await expect.element(screen.getByLabelText('Subject')).toHaveValue('')
    await expect
      .poll(() => notices)
      .toMatchObject([{ tone: 'success', text: 'Your message is on its way to 20 people.' }])
    await expect
      .poll(() => api.sent.map(({ body }) => body))
      .toEqual([{ audience: 'everyone', subject: 'Bring boots', text: 'The bund is wet.', takesReplies: false }])
    await expect.poll(() => localStorage).toHaveLength(0)
  })

  it('show the sender’s address only where they let people answer', async () => {
    const { screen, api, write } = await visit()
    await screen.getByLabelText(/^Let people answer to asha@example\.kere\.test/).click()
    await screen.getByLabelText('To', { exact: true }).selectOptions('waitlisted')
    const dialog = await write()
    await expect.element(dialog).toHaveTextContent('Asha Raghunath will see your email address.')
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
    await expect.poll(() => api.sent[0]?.body).toMatchObject({ audience: 'waitlisted', takesReplies: true })
  })

  it('need a reader, a subject and a text', async () => {
    const { screen } = await visit()
    await screen.getByLabelText('To', { exact: true }).selectOptions('in')
    await screen.getByRole('button', { name: 'Preview' }).click()
    for (const words of ['Nobody would get this message', 'Please enter a subject', 'Please enter a message'])
      await expect.element(screen.getByText(words)).toBeVisible()
    await expect.element(screen.getByLabelText('To', { exact: true })).toHaveFocus()
  })

  it('are kept while they are written, also where sending fails, and go under one key', async () => {
    const api = startMessagesApi()
    api.refuseNext('offline')
    api.refuseNext('unavailable')
    const { screen, write } = await visit(api)
    const dialog = await write()
    const send = dialog.getByRole('button', { name: 'Send to 20 people' })
    await send.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/What you wrote is kept/)
    expect(JSON.stringify(localStorage)).toContain('The bund is wet.')
    await send.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The service is not available right now')
    await send.click()
    await expect.element(screen.getByText('3 of 5 messages left for this event')).toBeVisible()
    expect(new Set(api.sent.map(({ key }) => key)).size).toBe(1)
    await expect.poll(() => api.sent).toHaveLength(3)
  })

  it('that are refused say why', async () => {
    const api = startMessagesApi()
    api.refuseNext('event_messages_spent')
    const { write } = await visit(api)
    const dialog = await write()
    await dialog.getByRole('button', { name: 'Send to 20 people' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/You can send 5 messages for each event/)
  })

  it.each([
    ['all are sent', { left: 0 }, {}, /^You can send 5 messages for each event, and all of them are sent\.$/],
    ['the event is long over', { isOpen: false }, {}, /^Messages can be sent until 30 days after/],
    [
      'the host is not approved',
      {},
      { educatorStatus: 'pending' as const },
      /once your application to teach is approved/,
    ],
  ])('cannot be written where %s', async (_, given, user, words) => {
    const { screen } = await visit(startMessagesApi(given), user)
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Preview' }).elements()).toEqual([])
  })

  it('are nobody’s who may not manage the event', async () => {
    const { screen, description } = await visitPage(path, () => problem('not_found'))
    expect(description.status).toBe(404)
    await expect.element(screen.getByRole('heading', { name: 'Event not found' })).toBeVisible()
  })

  it.each([360, 1280])('have nothing for axe at %i px', async (width) => {
    await page.viewport(width, 800)
    const { container, write } = await visit()
    await write()
    expect(await checkA11y(container)).toEqual([])
  })
})
