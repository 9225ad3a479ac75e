import { t } from '@kere/brand/messages'
import { labelOf } from '@kere/contracts/http/open-value'
import { gstStates } from '@kere/contracts/orders/gst'
import { invoiceKindNames } from '@kere/contracts/orders/invoice-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { orderInvoicesQuery } from './invoices.api.ts'

const DetailsDialog = lazyPart(async () => (await import('./details-dialog.tsx')).DetailsDialog)

/** The documents of an order, or what its invoice will name. It is empty where no tax invoices are issued. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const { api } = useRemote()
  const [isAsking, setAsking] = useState(false)
  const query = useQuery(orderInvoicesQuery(api, orderId))
  if (query.isError)
    return (
      <LoadFailure
        title={t('The invoice did not load', 'Error, my orders')}
        query={query}
        className="mt-4 print:hidden"
        headingLevel="h3"
      >
        {t('Your order is saved.', 'Error, my orders')}
      </LoadFailure>
    )
  if (!query.data || (!query.data.isOpen && query.data.items.length === 0)) return null
  const { isOpen, details, items } = query.data
  return (
    <section
      aria-label={t('Invoice', 'For screen readers, my orders')}
      className="mt-4 border-t border-hairline pt-4 text-dense print:hidden"
    >
      <h3 className="font-semibold">{t('Invoice', 'Heading, my orders')}</h3>
      {items.length > 0 && (
        <ul className="mt-1">
          {items.map(({ id, kind, number }) => (
            <li key={id}>
              <TextLink href={`/dashboard/my-orders/${orderId}/invoice`} className="inline-flex min-h-11 items-center">
                {labelOf(invoiceKindNames, kind)} {number}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <p className="mt-1 text-muted wrap-anywhere">
            {details.businessName
              ? t(
                  'For {name}, GSTIN {gstin}.',
                  { name: details.businessName, gstin: details.gstin ?? '' },
                  'Whose name the invoice has, my orders',
                )
              : t(
                  'For {state}, without a GSTIN.',
                  { state: labelOf(gstStates, details.state) },
                  'Whose name the invoice has, my orders',
                )}{' '}
            {t('We issue it a minute or two after your payment is confirmed.', 'Text, my orders')}
          </p>
          <Button variant="outline" size="toolbar" className="mt-3" onClick={() => setAsking(true)}>
            {t('Change invoice details', 'Button, my orders')}
          </Button>
        </>
      )}
      {isAsking && isOpen && (
        <Suspense>
          <DetailsDialog orderId={orderId} details={details} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}
