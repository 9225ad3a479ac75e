import type { MailFixtures } from '../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  notification_digest: {
    values: {
      firstName: 'Asha',
      count: '22',
      told: JSON.stringify([
        {
          icon: 'calendar',
          title: 'We received your payment',
          text: 'Reading a lake',
          path: '/dashboard/my-orders/ord_1',
        },
        { icon: 'post', title: 'Your post is published', path: '/blog/a-post' },
      ]),
    },
    leadsTo: '/dashboard/notifications',
  },
}
