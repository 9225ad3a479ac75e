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
  const title = isInvoice ? 'Tax invoice' : labelOf(invoiceKindNames, kind)
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
          <Line name="Date">{dateOf(issuedAt)}</Line>
          <Line name="Order">{order.reference}</Line>
          {against && <Line name="Against">invoice {against}</Line>}
        </dl>
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-5 desk:grid-cols-2 print:grid-cols-2">
        <Party title="From" name={seller.name} gstin={seller.gstin}>
          {seller.address}
        </Party>
        <Party title="To" name={buyer.name ?? formerMember.name} gstin={buyer.gstin}>
          Place of supply: {stateText(placeOfSupply)}
        </Party>
      </div>
      <table className="mt-7 w-full border-collapse text-dense tabular-nums">
        <caption className="sr-only">What was {isInvoice ? 'sold' : 'taken back'}, and its tax</caption>
        <thead>
          <tr className="border-b-2 border-ink text-meta">
            <th scope="col" className="h-10 pe-4 text-start font-semibold">
              Description
            </th>
            <th scope="col" className="h-10 ps-4 text-end font-semibold">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-hairline">
            <td className="py-3 pe-4 wrap-anywhere">
              {item}
              <span className="block text-meta text-muted">SAC {sac}, taxable value</span>
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
              {isInvoice ? 'Total' : 'Taken back'}
            </th>
            <td className="py-3 ps-4 text-end text-panel font-heavy">{paiseText(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 text-meta text-muted">
        Tax is not payable on reverse charge. Issued electronically, so it needs no signature.
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
      <p className="mt-1 font-semibold wrap-anywhere">{name}</p>
      {gstin && <p className="tabular-nums">GSTIN {gstin}</p>}
      <p className="wrap-anywhere">{children}</p>
    </section>
  )
}
