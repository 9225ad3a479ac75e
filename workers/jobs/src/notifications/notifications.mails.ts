import { t } from '@kere/brand/messages'
import type { MailContent, MailSamples, WriteMail } from '../mail/mail-content.ts'
import { greet, required } from '../mail/mail-parts.ts'

// The cast is safe: the API writes this JSON.
const readTold = (told: string | undefined) => JSON.parse(required(told)) as NonNullable<MailContent['news']>

export const mails = {
  notification_digest: (values) => {
    const news = readTold(values.told)
    const more = Number(required(values.count)) - news.length
    return {
      subject: t('Your daily email', 'Email notification_digest, subject'),
      preview: t('What changed for you on Kere since yesterday.', 'Email notification_digest, preview'),
      heading: t('What is new for you', 'Email notification_digest, heading'),
      ...greet(values),
      paragraphs: [t('This changed since your last daily email:', 'Email notification_digest')],
      news,
      ...(more > 0 && {
        afterAction: t('And {more} more in your notifications.', { more }, 'Email notification_digest'),
      }),
      action: {
        label: t('See all notifications', 'Email notification_digest, button or link'),
        path: '/dashboard/notifications',
      },
      notYou: {
        text: t('You choose which news comes in this email.', 'Email notification_digest'),
        link: {
          label: t('Change your notifications', 'Email notification_digest, button or link'),
          path: '/dashboard/notifications/preferences',
        },
      },
      because: t(
        'You received this email because you chose daily emails on Kere.',
        'Email notification_digest, why they received it',
      ),
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
