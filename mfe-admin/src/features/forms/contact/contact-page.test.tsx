import type { ContactMessage, ContactStatus } from '@kere/contracts/forms/contact'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/contact-messages'
const reply = { text: 'The tank is mended by its users.', at: '2026-11-20T11:00:00.000Z', by: 'Vasudha Rao' }

function makeMessage(number: number, given: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: `msg_${number}`,
    name: 'Zoya Khan',
    email: 'zoya@example.in',
    subject: `A tank, part ${number}`,
    message: 'Who mends it?\n\nThe sluice has been open since June.',
    status: 'new',
    submittedAt: new Date(Date.UTC(2026, 10, 20, 10, 42) - number * 3_600_000).toISOString(),
    isFromUser: false,
    reply: null,
    ...given,
  }
}

const answerOf = (items: readonly ContactMessage[]) => {
  const countOf = (status: ContactStatus) => items.filter((message) => message.status === status).length
  const counts = {
    new: countOf('new'),
    answered: countOf('answered'),
    closed: countOf('closed'),
    doubtful: countOf('doubtful'),
  }
  return { items, nextCursor: null, total: items.length, totalIsLowerBound: false, counts }
}

const three = [
  makeMessage(1),
  makeMessage(2, { status: 'answered', reply }),
  makeMessage(3, { status: 'closed', name: 'Joseph Lalthanga', isFromUser: true }),
]

function startApi(first: readonly ContactMessage[] = three) {
  let items = first
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'GET') return Response.json(answerOf(items))
    const id = pathname.split('/')[3]
    const body: unknown = await request.json()
    sent.push({ id, body })
    // The page's own client has checked this body against the contract.
    const { status, text } = body as { status?: ContactStatus; text?: string }
    const change = text ? { status: 'answered' as const, reply: { ...reply, text } } : { status: status! }
    items = items.map((message) => (message.id === id ? { ...message, ...change } : message))
    return Response.json(
      items.find((message) => message.id === id),
      { status: text ? 201 : 200 },
    )
  }
  return { answer, sent }
}

describe('contact messages', () => {
  it('[W-33] says who wrote what and when, the newest first, with how many there are of each status', async () => {
    const { screen, requests } = await visitPage(path, startApi().answer)
    await expect
      .element(screen.getByRole('row', { name: /A tank, part 1/ }))
      .toHaveTextContent(/Zoya Khanzoya@example\.in.*New.*20 Nov 2026.*Who mends it\?/)
    await expect.poll(() => requests.map(({ search }) => search)).toEqual(['?sort=newest&limit=20'])
    for (const tab of [/^All\s*3$/, /^New\s*1$/, /^Answered\s*1$/, /^Closed\s*1$/])
      await expect.element(screen.getByRole('navigation').getByRole('link', { name: tab })).toBeVisible()
  })

  it('keeps status, words and days in the address', async () => {
    const { screen, navigation, requests } = await visitPage(path, startApi().answer)
    await screen.getByRole('link', { name: /^New/ }).click()
    await screen.getByText('Any date', { exact: true }).click()
    await screen.getByRole('textbox', { name: 'From' }).fill('2026-11-01')
    await screen.getByRole('searchbox').fill('sluice')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => navigation.location.search).toBe('?status=new&search=sluice&from=2026-11-01')
    await expect
      .poll(() => requests.at(-1)?.search)
      .toBe('?status=new&search=sluice&from=2026-11-01&sort=newest&limit=20')
  })

  it('exports what the filters leave, at 360 px as well', async () => {
    await page.viewport(360, 740)
    const { screen, exports } = await visitPage(`${path}?status=new&search=tank&cursor=c20`, startApi().answer)
    await screen.getByRole('button', { name: /Export/ }).click()
    const href = '/api/exports/contact-messages.csv?status=new&search=tank&sort=newest'
    expect(exports).toEqual([{ href, name: 'Contact messages', total: 3 }])
  })

  it('shows the whole message by the address that the email links to', async () => {
    const { screen } = await visitPage(`${path}?message=msg_3`, startApi().answer)
    const panel = screen.getByRole('complementary', { name: 'A tank, part 3, from Joseph Lalthanga' })
    await expect.element(panel.getByText('The sluice has been open since June.')).toBeVisible()
    await expect.element(panel.getByText('Sent while signed in')).toBeVisible()
    await expect
      .element(panel.getByRole('link', { name: 'zoya@example.in' }))
      .toHaveAttribute('href', 'mailto:zoya@example.in')
  })

  it('shows a message that is on another page, and its answer in the same place', async () => {
    const far = makeMessage(99)
    const api = startApi([far])
    const { screen } = await visitPage(`${path}?message=msg_99`, (url, request) => {
      const isOne = url.pathname.endsWith('/msg_99')
      if (request.method !== 'GET') return api.answer(url, request)
      return Response.json(isOne ? far : answerOf(three))
    })
    const panel = screen.getByRole('complementary', { name: 'A tank, part 99, from Zoya Khan' })
    await expect.element(panel.getByText('Not on this page')).toBeVisible()
    await panel.getByRole('button', { name: 'Close without a reply' }).click()
    await expect.element(panel.getByRole('button', { name: 'Reopen' })).toBeVisible()
  })

  it('[W-33] shows apart what a machine probably wrote, and takes a person’s message back', async () => {
    const doubtful = makeMessage(4, { status: 'doubtful' })
    const { answer, sent } = startApi([doubtful])
    const { screen, container } = await visitPage(`${path}?status=doubtful&message=msg_4`, answer)
    await expect.element(screen.getByRole('navigation').getByRole('link', { name: /^Doubtful\s*1$/ })).toBeVisible()
    const panel = screen.getByRole('complementary', { name: 'A tank, part 4, from Zoya Khan' })
    await expect
      .element(panel.getByText(/this was probably sent by a machine.*deleted 30 days after it was sent/))
      .toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await panel.getByRole('button', { name: 'Move to New' }).click()
    await expect.poll(() => sent).toEqual([{ id: 'msg_4', body: { status: 'new' } }])
    await expect.element(panel.getByRole('button', { name: 'Close without a reply' })).toBeVisible()
  })

  it('says where a message may be that is nowhere', async () => {
    const { screen } = await visitPage(`${path}?message=msg_none`, ({ pathname }) =>
      pathname.endsWith('/msg_none') ? problem('not_found') : Response.json(answerOf(three)),
    )
    await expect.element(screen.getByRole('link', { name: 'Show all messages' })).toBeVisible()
  })

  it('shows by its own text a status that it was built before', async () => {
    const { screen } = await visitPage(path, startApi([makeMessage(1, { status: 'forwarded' })]).answer)
    await expect.element(screen.getByRole('row', { name: /A tank/ })).toHaveTextContent(/forwarded/)
  })

  it('says what will stand here while there is nothing', async () => {
    const { screen } = await visitPage(path, startApi([]).answer)
    await expect.element(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument()
  })

  it('says that nothing is found, and clears the filters', async () => {
    const { screen, navigation } = await visitPage(`${path}?search=lake`, startApi([]).answer)
    await expect.element(screen.getByRole('heading', { name: 'No messages found' })).toBeVisible()
    await screen.getByRole('link', { name: 'Clear filters' }).last().click()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('says that it could not be loaded', async () => {
    const { screen } = await visitPage(path, () => problem('unavailable', { requestId: 'req_7F3K' }))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch messages' })).toBeVisible()
    await expect.element(screen.getByText(/Reference req_7F3K/)).toBeVisible()
  })
})

describe('a reply', () => {
  const open = async (answer: FetchStub) => {
    const visit = await visitPage(`${path}?status=new&message=msg_1`, answer)
    const field = visit.screen.getByLabelText('Reply', { exact: true }).and(visit.screen.getByRole('textbox'))
    await expect.element(field).toBeVisible()
    return { ...visit, field, send: visit.screen.getByRole('button', { name: 'Send reply' }) }
  }

  it('is sent once, and stands in the place of its form with the focus', async () => {
    const api = startApi()
    // The API answers after both clicks. Otherwise the second one would hit another element and move the focus.
    const pressed = Promise.withResolvers<void>()
    const answer: FetchStub = async (url, request) => {
      if (request.method !== 'GET') await pressed.promise
      return api.answer(url, request)
    }
    const { screen, field, send, notices } = await open(answer)
    await field.fill(`  ${reply.text}\n`)
    await send.dblClick()
    pressed.resolve()
    const sent = screen.getByRole('heading', { name: 'Reply sent' })
    await expect.element(sent).toHaveFocus()
    await expect.element(screen.getByRole('region', { name: 'Reply sent' })).toHaveTextContent(/Vasudha Rao.*mended/)
    await expect.element(field).not.toBeInTheDocument()
    await expect.poll(() => api.sent).toEqual([{ id: 'msg_1', body: { text: reply.text } }])
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'Reply sent' }])
    await expect.element(screen.getByRole('link', { name: /^Answered\s*2$/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^New\s*0$/ })).toBeVisible()
  })

  it.each([
    [' \n', 'Please write a reply'],
    ['x'.repeat(4001), 'Please use at most 4,000 characters'],
  ])('says what is wrong with it', async (text, error) => {
    const api = startApi()
    const { field, send } = await open(api.answer)
    await field.fill(text)
    await send.click()
    await expect.element(field).toHaveAccessibleDescription(error)
    await expect.element(field).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  it.each([
    ['unavailable', /Your text is still here/],
    ['already_answered', 'Someone else has already replied. Your reply was not sent.'],
  ] as const)('that fails keeps what was typed (%s)', async (code, words) => {
    const { screen, field, send } = await open((url, request) =>
      request.method === 'GET' ? Response.json(answerOf(three)) : problem(code),
    )
    await field.fill('The taluk does.')
    await send.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await expect.element(field).toHaveValue('The taluk does.')
  })

  it('that is not sent is there again after another message has been read', async () => {
    const { screen, field } = await open(startApi().answer)
    await field.fill('The taluk')
    await screen.getByRole('link', { name: 'Next row' }).click()
    await expect.element(field).not.toBeInTheDocument()
    await screen.getByRole('link', { name: 'Previous row' }).click()
    await expect.element(field).toHaveValue('The taluk')
  })
})

describe('closing', () => {
  it('is undone from the toast, and the focus stays on the button', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(`${path}?message=msg_1`, api.answer)
    await screen.getByRole('button', { name: 'Close without a reply' }).click()
    await expect.element(screen.getByRole('button', { name: 'Reopen' })).toHaveFocus()
    await expect.poll(() => notices[0]).toMatchObject({ text: 'Message closed', action: { label: 'Undo' } })
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('button', { name: 'Close without a reply' })).toBeVisible()
    await expect.poll(() => notices[1]).toEqual({ tone: 'success', text: 'Message reopened' })
    expect(api.sent).toEqual(['closed', 'new'].map((status) => ({ id: 'msg_1', body: { status } })))
  })

  it('that fails says so', async () => {
    const { screen, notices } = await visitPage(`${path}?message=msg_3`, (url, request) =>
      request.method === 'GET' ? Response.json(answerOf(three)) : problem('already_answered'),
    )
    await screen.getByRole('button', { name: 'Reopen' }).click()
    await expect.poll(() => notices).toMatchObject([{ tone: 'error', text: 'This message was answered already' }])
  })
})

it('has nothing for axe', async () => {
  for (const message of ['msg_1', 'msg_2', 'msg_3']) {
    const { container, screen } = await visitPage(`${path}?message=${message}`, startApi().answer)
    await expect.element(screen.getByRole('complementary').getByText(/The sluice/)).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.unmount()
    container.remove()
  }
})
