import type { DiscountCode } from '@kere/contracts/orders/discount-codes'
import type { RowActs } from '@kere/screens/row-acts'
import Ban from 'lucide-react/icons/ban'
import Play from 'lucide-react/icons/play'

export const loadContract = () => import('@kere/contracts/orders/discount-codes')

export type DiscountCodeAct = 'end' | 'resume'

export const discountCodeActs: RowActs<DiscountCode, DiscountCodeAct> = {
  list: 'discount-codes',
  nameOf: ({ code }) => code,
  acts: {
    end: {
      label: 'End',
      icon: <Ban aria-hidden="true" />,
      isOffered: ({ endedAt }) => endedAt === null,
      call: async (api, { id, code }) => ({
        row: await api.call((await loadContract()).setDiscountCodeEnded, { params: { id }, body: { ended: true } }),
        text: `${code} ended. Orders placed with it keep their price`,
        undo: 'resume',
      }),
    },
    resume: {
      label: 'Reactivate',
      icon: <Play aria-hidden="true" />,
      isOffered: ({ endedAt }) => endedAt !== null,
      call: async (api, { id, code }) => ({
        row: await api.call((await loadContract()).setDiscountCodeEnded, { params: { id }, body: { ended: false } }),
        text: `${code} reactivated`,
        undo: 'end',
      }),
    },
  },
}
