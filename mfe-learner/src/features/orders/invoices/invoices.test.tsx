import type { OrderInvoices } from '@kere/contracts/orders/invoices'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { makeInvoice } from '@kere/screens/testing/invoices'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/my-orders/ord_1/invoice'

const stored = (about: Partial<OrderInvoices> = {}): OrderInvoices => ({
  isOpen: false,
  details: { state: '29', gstin: null, businessName: null },
  items: [],
  ...about,
})

const answering =
  (answer: OrderInvoices): FetchStub =>
  () =>
    Response.json(answer)

it('shows an invoice with its tax to the paisa, and the credit note that takes it back', async () => {
  const creditNote = makeInvoice({
    id: 'inv_2',
    kind: 'credit_note',
    number: 'KC/26-27/00007',
    against: 'KI/26-27/00042',
  })
  const { screen, container } = await visitPage(path, answering(stored({ items: [makeInvoice(), creditNote] })))
  const sheet = screen.getByRole('article', { name: 'Tax invoice KI/26-27/00042' })
  await expect
    .element(sheet.getByRole('row', { name: 'Reading a lake SAC 999293, taxable value ₹1,270.34' }))
    .toBeVisible()
  await expect.element(sheet.getByRole('row', { name: 'CGST 9% ₹114.33' })).toBeVisible()
  await expect.element(sheet.getByRole('row', { name: 'SGST 9% ₹114.33' })).toBeVisible()
  await expect.element(sheet.getByRole('row', { name: /IGST/ })).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('row', { name: 'Total ₹1,499.00' })).toBeVisible()
  await expect.element(sheet.getByText('Place of supply: Karnataka (29)')).toBeVisible()
  await expect
    .element(screen.getByRole('article', { name: 'Credit note KC/26-27/00007' }).getByText('invoice KI/26-27/00042'))
    .toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('says where there is none yet, and where the order is unknown', async () => {
  const none = await visitPage(path, answering(stored()))
  await expect.element(none.screen.getByRole('heading', { name: 'No invoice yet' })).toBeVisible()
  await expect
    .element(none.screen.getByRole('link', { name: 'Open the order' }))
    .toHaveAttribute('href', '/dashboard/my-orders/ord_1')
})

it('leads from an order that is not found to the list', async () => {
  const { screen } = await visitPage(path, () => problem('not_found'))
  await expect.element(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/dashboard/my-orders')
})
