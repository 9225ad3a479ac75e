import { ApiError } from '@kere/platform/api'
import type { RemoteApp } from '@kere/platform/page'
import { problem } from '@kere/platform/react/stage'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineList } from './list.ts'
import { defineReview, type Decision, type ReviewActs } from './review.ts'
import { reviewScreen } from './review-screen.tsx'
import { makeSessionUser, visitPageAs } from './visit-page.tsx'

interface Bid {
  id: string
  name: string
  state: 'waiting' | 'approved' | 'declined'
}

const failure = { code: 'internal', text: 'Failed to save the decision' }

interface AppOptions {
  bids: Bid[]
  actsOf?: (bid: Bid) => ReviewActs
  decide?: (id: string, decision: Decision) => Promise<Bid>
}

function appOf({ bids, decide, actsOf }: AppOptions): {
  app: RemoteApp
  decided: [string, Decision][]
  undone: string[]
} {
  const decided: [string, Decision][] = []
  const undone: string[] = []
  const find = (id: string) => {
    const bid = bids.find((each) => each.id === id)
    if (!bid) throw new ApiError('not_found', failure.text)
    return bid
  }
  const list = defineList({
    name: 'bids',
    path: '/dashboard/bids',
    title: 'Bids',
    description: 'Every bid.',
    noun: ['bid', 'bids'],
    filters: {},
    load: () => Promise.resolve({ items: bids, nextCursor: null, total: bids.length }),
    rowName: ({ name }: Bid) => name,
    columns: [{ id: 'name', header: 'Name', isTitle: true, cell: ({ name }: Bid) => name }],
    card: ({ name, state }: Bid) => ({ title: name, lines: [], badge: state }),
    waits: ({ state }) => state === 'waiting',
    failed: { title: 'Failed to fetch bids', text: 'Nothing is lost.' },
    empty: { title: 'No bids yet', text: 'New bids appear here.' },
  })
  const review = defineReview({
    list,
    noun: 'bid',
    description: 'One bid.',
    load: async (_api, id) => find(id),
    isWaiting: ({ state }: Bid) => state === 'waiting',
    nameOf: ({ name }: Bid) => name,
    outcomeOf: ({ state }: Bid) => `It is ${state}`,
    decide: async (_api, id, decision) => {
      decided.push([id, decision])
      if (decide) return decide(id, decision)
      const bid: Bid = { ...find(id), state: decision.kind === 'approve' ? 'approved' : 'declined' }
      bids.splice(bids.indexOf(find(id)), 1, bid)
      return bid
    },
    undo: (_api, id) => {
      undone.push(id)
      return Promise.resolve()
    },
    decline: {
      text: 'The reason goes to them by email.',
      reasonLength: 500,
      checkReason: (reason) => Promise.resolve(reason.trim() ? undefined : 'Please give a reason'),
      templates: [{ name: 'Too small', text: 'The tank is too small.' }],
    },
    ...(actsOf && { actsOf }),
    body: ({ item }: { item: Bid }) => <p>About {item.name}</p>,
    aside: () => null,
    badge: ({ item }: { item: Bid }) => <span>{item.state}</span>,
    subtitleOf: ({ id }: Bid) => id,
    missing: 'It may have been withdrawn.',
  })
  const screen = reviewScreen(review)
  return { app: { name: 'screens', pages: { '/dashboard/bids/:id': () => Promise.resolve(screen) } }, decided, undone }
}

const two = (): Bid[] => [
  { id: 'bid_1', name: 'Asha Rao', state: 'waiting' },
  { id: 'bid_2', name: 'Ritwik Bose', state: 'waiting' },
]

async function visit(options: AppOptions, id = 'bid_1') {
  const { app, ...acts } = appOf(options)
  const admin = makeSessionUser({ role: 'admin' })
  return { ...acts, ...(await visitPageAs(admin, app, `/dashboard/bids/${id}`, () => problem('not_found'))) }
}

beforeEach(() => localStorage.clear())

describe('a review page', () => {
  it('approves by a key, goes on to the next that waits, and takes the decision back', async () => {
    const { screen, navigation, notices, decided, undone } = await visit({ bids: two() })
    await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(screen.getByRole('heading', { name: 'Ritwik Bose' })).toBeVisible()
    expect(decided).toEqual([['bid_1', { kind: 'approve' }]])
    await expect
      .poll(() => notices)
      .toMatchObject([{ tone: 'success', text: /^Asha Rao is approved\./, action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.poll(() => undone).toEqual(['bid_1'])
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/bids/bid_1')
  })

  it('says how many are left to review, with those that were decided marked below them', async () => {
    const done: Bid = { id: 'bid_0', name: 'Zoya Khan', state: 'declined' }
    onTestFinished(() => page.viewport(1280, 800))
    const { screen } = await visit({ bids: [done, ...two()] })
    const queue = screen.getByRole('navigation', { name: 'Queue of bids' })
    await expect.element(queue.getByText('2 to review')).toBeVisible()
    expect(
      queue
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Asha Rao', 'Ritwik Bose', 'Zoya Khandeclined'])
    await expect.element(screen.getByRole('list', { name: 'Decline because' })).toBeVisible()
    await page.viewport(360, 740)
    await expect.element(screen.getByRole('list', { name: 'Decline because' }).getByRole('button')).toBeVisible()
  })

  it('declines with a reason, and only with one', async () => {
    const { screen, decided } = await visit({ bids: two() })
    await screen.getByRole('button', { name: 'Decline', exact: true }).click()
    const send = screen.getByRole('button', { name: /^Decline and send the email/ })
    await send.click()
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Please give a reason')
    await screen.getByRole('button', { name: 'Too small', exact: true }).click()
    await send.click()
    await expect.poll(() => decided).toEqual([['bid_1', { kind: 'decline', reason: 'The tank is too small.' }]])
  })

  it('takes a reason by its number, and sends it with Enter', async () => {
    const { screen, decided } = await visit({ bids: two() })
    await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
    await userEvent.keyboard('1')
    await expect.element(screen.getByRole('textbox')).toHaveValue('The tank is too small.')
    await expect.element(screen.getByRole('button', { name: /^Decline and send the email/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => decided).toEqual([['bid_1', { kind: 'decline', reason: 'The tank is too small.' }]])
  })

  it('says in the words of the API that somebody else was faster, and what came of it', async () => {
    const bids = two()
    const { screen, notices } = await visit({
      bids,
      decide: () => {
        bids[0] = { id: 'bid_1', name: 'Asha Rao', state: 'declined' }
        return Promise.reject(new ApiError('already_decided', 'This bid has been decided already'))
      },
    })
    await screen.getByRole('button', { name: /^Approve/ }).click()
    await expect
      .poll(() => notices)
      .toEqual([{ tone: 'info', text: 'This bid has been decided already. It is declined.' }])
    await expect.element(screen.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  })

  it('keeps the buttons where the decision failed', async () => {
    const { screen } = await visit({ bids: two(), decide: () => Promise.reject(new Error('No connection')) })
    const approve = screen.getByRole('button', { name: /^Approve/ })
    await approve.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Asha Rao was not approved. No connection')
    await expect.element(approve).toBeEnabled()
  })

  it('says that there is none, and leads to the list', async () => {
    const { screen, description } = await visit({ bids: two() }, 'bid_9')
    await expect.element(screen.getByRole('heading', { name: 'Bid not found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'All bids' })).toHaveAttribute('href', '/dashboard/bids')
    expect(description.status).toBe(404)
  })
})

describe('a review whose acts depend on the item', () => {
  const pay = {
    label: 'Pay',
    busy: 'Paying',
    done: 'The bid is paid',
    failed: 'The bid was not paid',
    question: {
      title: 'Pay this bid',
      text: 'The bank says it.',
      label: 'Reference',
      length: 40,
      isLine: true,
      check: (answer: string) => Promise.resolve(answer.trim() ? undefined : 'Please enter the reference'),
      submit: 'Pay it',
    },
  } as const

  it('asks before it approves, by a key too, and sends what was answered', async () => {
    const { screen, decided, notices } = await visit({ bids: two(), actsOf: () => ({ approve: pay }) })
    await expect.element(screen.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Decline', exact: true })).not.toBeInTheDocument()
    await userEvent.keyboard('a')
    const dialog = screen.getByRole('dialog', { name: 'Pay this bid' })
    const field = dialog.getByRole('textbox', { name: 'Reference' })
    await expect.element(field).toHaveFocus()
    await dialog.getByRole('button', { name: 'Pay it' }).click()
    await expect.element(field).toHaveAccessibleDescription('Please enter the reference')
    await field.fill(' N1 ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => decided).toEqual([['bid_1', { kind: 'approve', answer: 'N1' }]])
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: /^The bid is paid\. The email/, action: { label: 'Undo' } }])
  })

  it('offers no undo where nobody is told', async () => {
    const { screen, notices } = await visit({
      bids: two(),
      actsOf: () => ({ approve: { label: 'Pay', busy: 'Paying', done: pay.done, failed: pay.failed }, isSilent: true }),
    })
    await screen.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'The bid is paid.' }])
  })

  it('asks nothing of what an item waits for now that was asked of what it waited for before', async () => {
    const bids = two()
    const { screen } = await visit({
      bids,
      actsOf: ({ state }) => ({ approve: state === 'waiting' ? pay : { ...pay, label: 'Pay back' } }),
      decide: () => {
        bids[0] = { id: 'bid_1', name: 'Asha Rao', state: 'approved' }
        return Promise.reject(new ApiError('already_decided', 'This bid has been decided already'))
      },
    })
    await screen.getByRole('button', { name: 'Pay', exact: true }).click()
    await screen.getByRole('textbox').fill('N1')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Pay back', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })
})
