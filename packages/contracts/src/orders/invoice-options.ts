import { t } from '@kere/brand/messages'
export const invoiceKinds = ['invoice', 'credit_note'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceKindNames = {
  invoice: t('Invoice', 'Kind of document'),
  credit_note: t('Credit note', 'Kind of document, which takes an invoice back'),
} as const satisfies Record<InvoiceKind, string>

export const invoiceLimits = { businessLength: 120 } as const

/** The letters at the beginning of a number, so that the two series share no number. A number has 16 characters at most. */
const series: Record<InvoiceKind, string> = { invoice: 'KI', credit_note: 'KC' }

/** Writes the number of a document: `KI/26-27/00042`. */
export const invoiceNumber = ({ kind, year, number }: { kind: InvoiceKind; year: string; number: number }) =>
  `${series[kind]}/${year}/${String(number).padStart(5, '0')}`
