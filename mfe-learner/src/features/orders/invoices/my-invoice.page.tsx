import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { InvoiceSheet } from '@kere/screens/invoices/invoice-sheet'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useParams } from 'react-router-dom'
import { BackLink } from '../../../back-link.tsx'
import { orderInvoicesQuery } from './invoices.api.ts'

export const route = {
  path: '/dashboard/my-orders/:id/invoice',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

const myOrdersPath = '/dashboard/my-orders'
const myOrderHref = (id: string) => `${myOrdersPath}/${id}`

function MyInvoicePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(orderInvoicesQuery(api, id))
  const items = query.data?.items ?? []
  return (
    <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
      <BackLink href={myOrderHref(id)}>{t('Order', 'Link, my orders')}</BackLink>
      <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 tabIndex={-1} className="text-title">
          {query.isSuccess && items.length === 0
            ? t('No invoice yet', 'Heading, my orders')
            : t('Invoice', 'Heading, my orders')}
        </h1>
        {items.length > 0 && (
          <Button variant="outline" size="toolbar" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            {t('Print', 'Button, my orders')}
          </Button>
        )}
      </div>
      {query.isError && (
        <LoadFailure title={t('The invoice did not load', 'Error, my orders')} query={query}>
          {t('Your order is saved.', 'Error, my orders')}
        </LoadFailure>
      )}
      {query.isPending && (
        <SkeletonGroup label={t('Loading your invoice', 'Label, my orders')}>
          <Skeleton className="h-128 max-w-3xl" />
        </SkeletonGroup>
      )}
      {query.isSuccess && items.length === 0 && (
        <>
          <p className="max-w-measure text-muted">
            {query.data === null
              ? t('Check the address. The order may belong to another account of yours.', 'Text, my orders')
              : t(
                  'An invoice is issued a minute or two after a payment is confirmed. Payments from before Kere was registered for GST have a receipt, which the page of the order prints.',
                  'Text, my orders',
                )}
          </p>
          <ButtonLink href={query.data === null ? myOrdersPath : myOrderHref(id)} className="mt-5">
            {query.data === null ? t('All orders', 'Button, my orders') : t('Open the order', 'Button, my orders')}
          </ButtonLink>
        </>
      )}
      <div className="flex flex-col gap-6">
        {items.map((invoice) => (
          <InvoiceSheet key={invoice.id} invoice={invoice} />
        ))}
      </div>
    </div>
  )
}

export const page: PageModule = {
  component: MyInvoicePage,
  queries: ({ params }, api) => [orderInvoicesQuery(api, params.id ?? '')],
  describe: ({ params }, { api, cache }) => {
    const { queryKey } = orderInvoicesQuery(api, params.id ?? '')
    const isMissing = cache.getQueryData(queryKey) === null
    return describeInDashboard({
      status: isMissing ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      title: t('Invoice', 'Heading, my orders'),
      description: t('The tax invoice of an order, to print.', 'Description of the page, my orders'),
      path: `${myOrderHref(params.id ?? '')}/invoice`,
      above: [
        { label: t('My Orders', 'Link, my orders'), path: myOrdersPath },
        { label: t('Order', 'Link, my orders'), path: myOrderHref(params.id ?? '') },
      ],
    })
  },
}
