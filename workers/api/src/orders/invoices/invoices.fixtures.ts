import { gstOf } from '@kere/contracts/orders/gst'
import { invoices } from '@kere/d1/schema/orders/invoices'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import { anOrder, aPaidOrder } from '../../../test/orders.ts'
import { aUser } from '../../../test/sessions.ts'

let made = 1_000_000

async function anInvoice(buyer: { id: string }) {
  const order = await aPaidOrder(buyer, (await aCourse(await anEducator())).id)
  made += 1
  const total = order.amount * 100
  const { cgst, sgst, igst } = gstOf(total, { seller: '29', supply: '29' })
  const [row] = await db
    .insert(invoices)
    .values({
      id: `inv_${ulid()}`,
      kind: 'invoice',
      year: '26-27',
      number: made,
      orderId: order.id,
      buyerId: buyer.id,
      issuedAt: Date.parse('2026-11-14T18:02:00Z'),
      seller: 'Kere Learning',
      sellerGstin: '29AAAAA0000A1ZY',
      sellerPlace: 'Bengaluru',
      placeOfSupply: '29',
      item: order.title,
      sac: '999293',
      rate: 18,
      total,
      cgst,
      sgst,
      igst,
    })
    .returning()
  if (!row) throw new Error('The invoice was not inserted')
  return row
}

export const fixtures: Fixtures = {
  listInvoices: {
    variants: [
      { query: '?kind=invoice' },
      { query: '?kind=credit_note&from=2026-11-01&to=2026-11-30' },
      { query: '?from=2026-11-01' },
      { query: '?sort=oldest' },
    ],
  },
  getInvoice: { params: async () => ({ id: (await anInvoice(await aUser('student'))).id }) },
  exportInvoices: {},
  getMyOrderInvoices: { owner: 'learner', params: async ({ learner }) => ({ id: (await anInvoice(learner)).orderId }) },
  setMyInvoiceDetails: {
    owner: 'learner',
    params: async ({ learner }) => ({ id: (await anOrder(learner, (await aCourse(await anEducator())).id)).id }),
    body: () => ({ state: '33', gstin: '27AAPFU0939F1ZV', businessName: 'Well Diggers LLP' }),
  },
}
