import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  notification_digest: {
    values: {
      firstName: 'Asha',
      count: '22',
      told: JSON.stringify([
        {
          icon: 'calendar',
          title: 'A seat is free for you',
          text: 'Dawn count at the tank',
          path: '/dashboard/my-events/evt_1',
        },
        { icon: 'post', title: 'Your post is published', path: '/blog/a-post' },
      ]),
    },
    leadsTo: '/dashboard/notifications',
  },
}
