import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { gstStates } from '@kere/contracts/orders/gst'
import { invoiceKindNames } from '@kere/contracts/orders/invoice-options'
import type { Invoice } from '@kere/contracts/orders/invoices'
import { indianDigits } from '@kere/brand/indian-digits'
import type { ReactNode } from 'react'
import { dateOf } from '../time-in-india.ts'

/** Writes paise as rupees: `₹1,270.34`. */
export const paiseText = (paise: number) =>
  `₹${indianDigits(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`

const stateText = (code: string) => `${labelOf(gstStates, code)} (${code})`

/** A tax invoice or credit note, with everything that rules 46 and 53 of the CGST Rules ask for. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { kind, number, against, order, issuedAt, seller, buyer, placeOfSupply, item, sac, rate, taxable, total } =
    invoice
  const isInvoice = kind === 'invoice'
  const title = isInvoice
    ? t('Tax invoice', 'Heading of a document; the law asks for the English words too')
    : labelOf(invoiceKindNames, kind)
  const taxes = [
    { name: `CGST ${rate / 2}%`, paise: invoice.cgst },
    { name: `SGST ${rate / 2}%`, paise: invoice.sgst },
    { name: `IGST ${rate}%`, paise: invoice.igst },
  ].filter(({ paise }) => paise > 0)
  return (
    <article
      aria-label={`${title} ${number}`}
      className="max-w-3xl break-after-page rounded-card border border-hairline bg-surface p-5 last:break-after-auto desk:p-8 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="text-section">{title}</h2>
          <p className="mt-1 font-semibold tabular-nums">{number}</p>
        </div>
        <dl className="text-dense">
          <Line name={t('Date', 'Label, invoices')}>{dateOf(issuedAt)}</Line>
          <Line name={t('Order', 'Label, invoices')}>{order.reference}</Line>
          {against && (
            <Line name={t('Against', 'Label, invoices')}>
              {t('invoice {number}', { number: against }, 'What a credit note takes back')}
            </Line>
          )}
        </dl>
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-5 desk:grid-cols-2 print:grid-cols-2">
        <Party title={t('From', 'Heading, invoices')} name={seller.name} gstin={seller.gstin}>
          <span lang={englishHere}>{seller.address}</span>
        </Party>
        <Party title={t('To', 'Heading, invoices')} name={buyer.name ?? formerMember.name} gstin={buyer.gstin}>
          {t('Place of supply: {state}', { state: stateText(placeOfSupply) }, 'Text, invoices')}
        </Party>
      </div>
      <table className="mt-7 w-full border-collapse text-dense tabular-nums">
        <caption className="sr-only">
          {isInvoice
            ? t('What was sold, and its tax', 'For screen readers, invoices')
            : t('What was taken back, and its tax', 'For screen readers, invoices')}
        </caption>
        <thead>
          <tr className="border-b-2 border-ink text-meta">
            <th scope="col" className="h-10 pe-4 text-start font-semibold">
              {t('Description', 'Text, invoices')}
            </th>
            <th scope="col" className="h-10 ps-4 text-end font-semibold">
              {t('Amount', 'Text, invoices')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-hairline">
            <td className="py-3 pe-4 wrap-anywhere">
              <span lang={englishHere}>{item}</span>
              <span className="block text-meta text-muted">
                {t('SAC {sac}, taxable value', { sac }, 'Below the description, invoices')}
              </span>
            </td>
            <td className="py-3 ps-4 text-end align-top">{paiseText(taxable)}</td>
          </tr>
          {taxes.map(({ name, paise }) => (
            <tr key={name} className="border-b border-hairline">
              <td className="py-3 pe-4">{name}</td>
              <td className="py-3 ps-4 text-end">{paiseText(paise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-3 pe-4 text-start text-panel">
              {isInvoice ? t('Total', 'Text, invoices') : t('Taken back', 'Text, invoices')}
            </th>
            <td className="py-3 ps-4 text-end text-panel font-heavy">{paiseText(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 text-meta text-muted">
        {t('Tax is not payable on reverse charge. Issued electronically, so it needs no signature.', 'Text, invoices')}
      </p>
    </article>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_auto] gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

interface PartyProps {
  title: string
  name: string
  gstin: string | null
  children: ReactNode
}

function Party({ title, name, gstin, children }: PartyProps) {
  return (
    <section className="text-dense">
      <h3 className="text-meta font-semibold text-muted">{title}</h3>
      <p lang={englishHere} className="mt-1 font-semibold wrap-anywhere">
        {name}
      </p>
      {gstin && <p className="tabular-nums">GSTIN {gstin}</p>}
      <p className="wrap-anywhere">{children}</p>
    </section>
  )
}
