import type { Invoice } from '@kere/contracts/orders/invoices'

export const makeInvoice = (about: Partial<Invoice> = {}): Invoice => ({
  id: 'inv_1',
  kind: 'invoice',
  number: 'KI/26-27/00042',
  against: null,
  order: { id: 'ord_1', reference: 'K-7F3Q-X2RM' },
  issuedAt: '2026-11-20T09:02:00.000Z',
  seller: { name: 'Kere Learning', gstin: '29AAAAA0000A1ZY', address: 'Bengaluru' },
  buyer: { name: 'Meera Nambiar', gstin: null },
  placeOfSupply: '29',
  item: 'Reading a lake',
  sac: '999293',
  rate: 18,
  taxable: 127_034,
  cgst: 11_433,
  sgst: 11_433,
  igst: 0,
  total: 149_900,
  ...about,
})
