import { problem } from '@kere/platform/react/stage'
import { makeInvoice } from '@kere/screens/testing/invoices'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const business = makeInvoice({
  buyer: { name: 'Well Diggers LLP', gstin: '27AAPFU0939F1ZV' },
  placeOfSupply: '27',
  cgst: 0,
  sgst: 0,
  igst: 22_866,
})

it('lists documents with their tax, and shows each as it is printed', async () => {
  const { screen, container } = await visitPage('/dashboard/orders/invoices?document=inv_1', () =>
    Response.json({ items: [business], nextCursor: null, total: 1 }),
  )
  await expect
    .element(
      screen.getByRole('row', {
        name: /KI\/26-27\/00042 Invoice.*Well Diggers LLP 27AAPFU0939F1ZV.*₹1,270\.34 ₹228\.66 ₹1,499\.00/,
      }),
    )
    .toBeVisible()
  const sheet = screen.getByRole('article', { name: 'Tax invoice KI/26-27/00042' })
  await expect.element(sheet.getByRole('row', { name: 'IGST 18% ₹228.66' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open to print' }))
    .toHaveAttribute('href', '/dashboard/orders/invoices/inv_1')
  expect(await checkA11y(container)).toEqual([])
})

it('says that a document does not exist', async () => {
  const { screen } = await visitPage('/dashboard/orders/invoices/inv_9', () => problem('not_found'))
  await expect.element(screen.getByRole('heading', { name: 'Document not found' })).toBeVisible()
})
