import { financialYearOf, gstOf } from '@kere/contracts/orders/gst'
import type { orders } from '../../schema/orders/orders.ts'
import { seededId } from '../base/seeded-random.ts'

const registeredAt = Date.parse('2026-04-01T00:00:00+05:30')

/** The states of buyers, one after the other. The seller is in Karnataka. */
const states = ['29', '29', '33', '29', '27']

/** Makes an invoice of each order that was paid since the registration. */
export function invoicesOf(placed: readonly (typeof orders.$inferInsert)[]) {
  return placed
    .flatMap((order) => (order.paidAt && order.paidAt >= registeredAt ? [{ ...order, paidAt: order.paidAt }] : []))
    .toSorted((a, b) => a.paidAt - b.paidAt)
    .map(({ id: orderId, buyerId = null, title, amount, paidAt }, place) => {
      const issuedAt = paidAt + 2 * 60_000
      const [placeOfSupply = '29', total] = [states[place % states.length], amount * 100]
      const { cgst, sgst, igst } = gstOf(total, { seller: '29', supply: placeOfSupply })
      return {
        id: seededId('inv', issuedAt, orderId),
        kind: 'invoice' as const,
        year: financialYearOf(issuedAt),
        number: place + 1,
        orderId,
        buyerId,
        issuedAt,
        seller: 'Kere Learning (sample)',
        sellerGstin: '29AAAAA0000A1ZY',
        sellerPlace: '12 Sample Road, Bengaluru 560001, Karnataka',
        business: null,
        businessGstin: null,
        placeOfSupply,
        item: title,
        sac: '999293',
        rate: 18,
        total,
        cgst,
        sgst,
        igst,
      }
    })
}
