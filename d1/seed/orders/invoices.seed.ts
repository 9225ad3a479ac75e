import { financialYearOf, gstOf } from '@kere/contracts/orders/gst'
import type { LocalDatabase } from '../../local-database.ts'
import { invoices } from '../../schema/orders/invoices.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import { seededOrders } from './orders.seed.ts'

const registeredAt = Date.parse('2026-11-01T00:00:00+05:30')

/** The states of buyers, one after the other. The seller is in Karnataka. */
const states = ['29', '29', '33', '29', '27']

/** An invoice for each order that was paid since the registration. */
export function seededInvoices() {
  return seededOrders()
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
        sellerName: 'Kere Learning (sample)',
        sellerGstin: '29AAAAA0000A1ZY',
        sellerPlace: '12 Sample Road, Bengaluru 560001, Karnataka',
        businessName: null,
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

export const seed = (db: LocalDatabase) => insertRows(db, invoices, seededInvoices())
