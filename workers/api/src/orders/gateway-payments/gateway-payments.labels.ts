import { t } from '@kere/brand/messages'
import { said } from '../../http/said.ts'
import type { MailLabels } from '../../http/labels.ts'

export const mailTemplates = {
  payment_returned: {
    name: 'Online payment returned',
    bell: {
      kind: 'orders',
      icon: 'receipt',
      says: (values) => ({
        title: t('Your payment goes back to you', 'Notification'),
        text: said('{title}, order {reference}', { title: values.title, reference: values.reference }, 'Notification'),
        path: `/dashboard/my-orders/${values.orderId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
