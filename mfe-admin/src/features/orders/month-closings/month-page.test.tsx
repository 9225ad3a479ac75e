import type { ClosingMonth, Difference, MonthClosing } from '@kere/contracts/orders/month-closings'
import { monthFigureNames } from '@kere/contracts/orders/month-closing-options'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/orders/months/2020-10'

const none = Object.fromEntries(monthFigureNames.map((name) => [name, 0])) as ClosingMonth['figures']

const figures: ClosingMonth['figures'] = {
  ...none,
  transferPaidCount: 24,
  transferPaidAmount: 34_076_00,
  gatewayPaidCount: 16,
  gatewayPaidAmount: 21_784_00,
  transferRefundCount: 3,
  transferRefundAmount: 4_497_00,
  gatewayRefundCount: 1,
  gatewayRefundAmount: 999_00,
  feeAmount: 537_74,
  feeTax: 82_08,
}

const stray: Difference = {
  kind: 'credit_without_order',
  subject: 'lin_2020-10-24_149900_6298',
  amount: 149_950,
  at: '2020-10-23T18:30:00.000Z',
  bankReference: '629811229900',
  order: { id: 'ord_1', reference: 'K-7F3Q-X2RM', title: 'Reading a lake' },
  reason: null,
  explainedBy: null,
}

const open: ClosingMonth = {
  month: '2020-10',
  closableFrom: '2020-10-31T19:30:00.000Z',
  isOver: true,
  statementReadAt: '2020-11-01T06:00:00.000Z',
  closing: null,
  figures,
  hasChanged: false,
  differences: [stray],
  openCount: 1,
  explainedCount: 0,
}

const closing: MonthClosing = {
  id: 'mcl_1',
  month: '2020-10',
  closedAt: '2020-11-02T06:00:00.000Z',
  closedBy: 'Vasudha Rao',
  figures,
  reopenedAt: null,
  reopenedBy: null,
  reopenReason: null,
}

const explained = { ...stray, reason: 'Sent back on 2 November.', explainedBy: 'Vasudha Rao' }

function startApi(stored: ClosingMonth) {
  const api = { month: stored, sent: [] as [string, unknown][] }
  const answer: FetchStub = async ({ pathname }, request) => {
    if (pathname === '/api/month-closings')
      return Response.json({ items: api.month.closing ? [api.month.closing] : [], nextCursor: null, total: 1 })
    if (request.method === 'GET') return Response.json(api.month)
    const act = pathname.split('/').at(-1) ?? ''
    const text = await request.text()
    api.sent.push([act, text === '' ? null : JSON.parse(text)])
    if (act === 'reasons') api.month = { ...api.month, differences: [explained], openCount: 0, explainedCount: 1 }
    if (act === 'withdrawn-reasons') api.month = open
    if (act === 'closing') api.month = { ...api.month, closing }
    if (act === 'reopening') api.month = { ...api.month, closing: null }
    return Response.json(api.month, { status: request.method === 'POST' && act !== 'withdrawn-reasons' ? 201 : 200 })
  }
  return { api, answer }
}

it('shows the sums of the month to the paisa, and each difference with its row and what to do', async () => {
  const { screen, container, description } = await visitPage(path, startApi(open).answer)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'October 2020' })).toBeVisible()
  const total = screen.getByRole('table', { name: /by the way of payment/ }).getByRole('row', { name: /^Total/ })
  await expect.element(total).toHaveTextContent(/₹55,860\s*₹5,496\s*₹50,364/)
  await expect.element(screen.getByText('₹537.74, of it ₹82.08 tax')).toBeVisible()
  await expect.element(screen.getByText('₹1,499.50').first()).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open order K-7F3Q-X2RM' }))
    .toHaveAttribute('href', '/dashboard/orders/ord_1')
  await expect
    .element(screen.getByText('October 2020 can be closed once 1 difference is settled or explained.'))
    .toBeVisible()
  expect(screen.getByRole('button', { name: 'Close October 2020' }).query()).toBeNull()
  expect(description.meta.title).toBe('October 2020')
  expect(await checkA11y(container)).toEqual([])
})

it('explains a difference, and undoes that', async () => {
  const { api, answer } = startApi(open)
  const { screen, container, notices } = await visitPage(path, answer)
  await screen.getByRole('button', { name: /^Give a reason/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Money without an order' })
  await dialog.getByRole('button', { name: 'Save the reason' }).click()
  await expect.element(dialog.getByText('Please give a reason')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent back on 2 November.')
  await dialog.getByRole('button', { name: 'Save the reason' }).click()
  await expect.element(screen.getByRole('button', { name: /^Remove the reason/ })).toBeVisible()
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Money without an order' }).first())
    .toHaveTextContent('Sent back on 2 November. (Vasudha Rao)')
  await expect
    .poll(() => api.sent)
    .toEqual([['reasons', { kind: stray.kind, subject: stray.subject, reason: 'Sent back on 2 November.' }]])
  await expect.poll(() => notices).toMatchObject([{ text: 'Reason saved', action: { label: 'Undo' } }])
  notices[0]?.action?.run()
  await expect.poll(() => api.sent.at(-1)).toEqual(['withdrawn-reasons', { kind: stray.kind, subject: stray.subject }])
  await expect.element(screen.getByRole('button', { name: /^Give a reason/ })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('gives several differences one reason', async () => {
  const second = { ...stray, subject: 'lin_2', amount: 99_900 }
  const { api, answer } = startApi({ ...open, differences: [stray, second], openCount: 2 })
  const { screen, container } = await visitPage(path, answer)
  await screen.getByRole('checkbox', { name: 'All 2' }).click()
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: 'Give one reason 2 differences' }).click()
  const dialog = screen.getByRole('dialog', { name: 'A reason for 2 differences' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Both were sent back.')
  await dialog.getByRole('button', { name: 'Save the reason' }).click()
  const reason = 'Both were sent back.'
  await expect
    .poll(() => api.sent)
    .toEqual([stray, second].map(({ kind, subject }) => ['reasons', { kind, subject, reason }]))
})

it('closes the month once nothing is open', async () => {
  const { api, answer } = startApi({ ...open, differences: [explained], openCount: 0, explainedCount: 1 })
  const { screen, container } = await visitPage(path, answer)
  await screen.getByRole('button', { name: 'Close October 2020' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Close the month' }).click()
  await expect.element(screen.getByRole('heading', { name: 'October 2020 is closed' })).toBeVisible()
  await expect.poll(() => api.sent).toEqual([['closing', null]])
  expect(await checkA11y(container)).toEqual([])
})

it('closed, can be printed and exported, and is reopened for a reason', async () => {
  const { api, answer } = startApi({
    ...open,
    closing,
    hasChanged: true,
    differences: [explained],
    openCount: 0,
    explainedCount: 1,
  })
  const { screen, exports, container } = await visitPage(path, answer)
  await expect.element(screen.getByText(/^By Vasudha Rao, Mon 2 Nov 2020/)).toBeVisible()
  await expect.element(screen.getByText(/^Rows of this month have changed since it was closed\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  expect(exports).toMatchObject([{ href: '/api/exports/month-closings.csv?month=2020-10', name: 'October 2020' }])
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: 'Reopen October 2020' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Reopen October 2020?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A transfer was missing.')
  await dialog.getByRole('button', { name: 'Reopen the month' }).click()
  await expect.poll(() => api.sent).toEqual([['reopening', { reason: 'A transfer was missing.' }]])
})

it('without a difference says that every rupee has its order; one that is not over says when it can be closed', async () => {
  const { screen, container } = await visitPage(
    '/dashboard/orders/months/2099-10',
    startApi({
      ...open,
      month: '2099-10',
      closableFrom: '2099-10-31T19:30:00.000Z',
      isOver: false,
      statementReadAt: null,
      figures: none,
      differences: [],
      openCount: 0,
    }).answer,
  )
  await expect.element(screen.getByText('Every rupee has its order.')).toBeVisible()
  await expect.element(screen.getByText('October 2099 can be closed from Sun 1 Nov 2099, 1:00 am IST.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Close/ }).query()).toBeNull()
  expect(await checkA11y(container)).toEqual([])
})

it('reads the statement in the browser, and sends only what moved in this month, without names', async () => {
  const { api, answer } = startApi(open)
  const { screen } = await visitPage(path, answer)
  const file = new File(
    [
      [
        'Date,Narration,UTR,Debit,Credit,Balance',
        '24/10/2020,UPI/MEERA/K-7F3Q-X2RM,632611229900,,"1,499.50",9000',
        '25-Oct-2020,REFUND TO OMKAR,632611229955,999.00,,8000',
        '01/11/2020,UPI/OTHER,632611229911,,500.00,8500',
      ].join('\n'),
    ],
    'october.csv',
  )
  await screen.getByLabelText('CSV file').upload(file)
  await screen.getByRole('button', { name: 'Read the statement' }).click()
  await expect
    .poll(() => api.sent)
    .toEqual([
      [
        'statement',
        {
          movements: [
            {
              kind: 'credit',
              day: '2020-10-24',
              amount: 149_950,
              bankReferences: ['632611229900'],
              orderReference: 'K-7F3Q-X2RM',
            },
            {
              kind: 'debit',
              day: '2020-10-25',
              amount: 99_900,
              bankReferences: ['632611229955'],
              orderReference: null,
            },
          ],
        },
      ],
    ])
})

it('that cannot be read says so and offers to try again; an address without a month is not found', async () => {
  const { screen } = await visitPage(path, () => problem('internal'))
  await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the month' })).toBeVisible()
  const missing = await visitPage('/dashboard/orders/months/october', startApi(open).answer)
  await expect.element(missing.screen.getByRole('heading', { name: 'Month not found' })).toBeVisible()
})
