import type { MailLabels } from '../../http/labels.ts'

export const mailTemplates = {
  payment_returned: {
    name: 'Online payment returned',
    bell: {
      kind: 'orders',
      icon: 'receipt',
      says: (values) => ({
        title: 'Your payment goes back to you',
        text: `${values.title}, order ${values.reference}`,
        path: `/dashboard/my-orders/${values.orderId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
