import type { Invoice } from '@kere/contracts/orders/invoices'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { InvoiceSheet } from '@kere/screens/invoices/invoice-sheet'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useParams } from 'react-router-dom'
import { LoadState } from '../../../load-state.tsx'

export const route = { path: '/dashboard/orders/invoices/:id', roles: ['admin'] }

const invoicesPath = '/dashboard/orders/invoices'

/** Null if there is no such document. */
const invoiceQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: async ({ signal }): Promise<Invoice | null> => {
      const { invoices } = await import('@kere/contracts/orders/invoices')
      try {
        return await api.call(invoices.get, { params: { id } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
        throw error
      }
    },
  })

function InvoicePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(invoiceQuery(api, id))
  return (
    <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 tabIndex={-1} className="text-title">
          {query.data === null ? 'Document not found' : (query.data?.number ?? 'Invoice')}
        </h1>
        <div className="flex flex-wrap gap-2">
          {query.data && (
            <Button variant="outline" size="toolbar" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              Print
            </Button>
          )}
          <ButtonLink href={invoicesPath} variant="outline" size="toolbar">
            All invoices
          </ButtonLink>
        </div>
      </div>
      <LoadState query={query} what="the invoice" skeletons={['h-128 max-w-3xl']}>
        It is stored.
      </LoadState>
      {query.data && <InvoiceSheet invoice={query.data} />}
    </div>
  )
}

export const page: PageModule = {
  component: InvoicePage,
  queries: ({ params }, api) => [invoiceQuery(api, params.id ?? '')],
  describe: ({ params }, { api, cache }) => {
    const { queryKey } = invoiceQuery(api, params.id ?? '')
    const isMissing = cache.getQueryData(queryKey) === null
    return describeInDashboard({
      status: isMissing ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      title: 'Invoice',
      description: 'A tax invoice or credit note, to print.',
      path: `${invoicesPath}/${params.id ?? ''}`,
      above: [
        { label: 'Orders', path: '/dashboard/orders' },
        { label: 'Invoices', path: invoicesPath },
      ],
    })
  },
}
