import { product } from '@kere/brand/brand'
import type { MailContent, MailSamples, WriteMail } from '../mail/mail-content.ts'
import { greet, required } from '../mail/mail-parts.ts'

// The cast is safe: the API writes this JSON.
const readTold = (told: string | undefined) => JSON.parse(required(told)) as NonNullable<MailContent['news']>

export const mails = {
  notification_digest: (values) => {
    const news = readTold(values.told)
    const more = Number(required(values.count)) - news.length
    return {
      subject: 'Your daily email',
      preview: `What changed for you on ${product} since yesterday.`,
      heading: 'What is new for you',
      ...greet(values),
      paragraphs: ['This changed since your last daily email:'],
      news,
      ...(more > 0 && { afterAction: `And ${more} more in your notifications.` }),
      action: { label: 'See all notifications', path: '/dashboard/notifications' },
      notYou: {
        text: 'You choose which news comes in this email.',
        link: { label: 'Change your notifications', path: '/dashboard/notifications/preferences' },
      },
      because: `You received this email because you chose daily emails on ${product}.`,
    }
  },
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
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
