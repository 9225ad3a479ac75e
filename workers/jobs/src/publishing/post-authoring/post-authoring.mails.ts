import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const because = t('You received this email because you submitted a blog post on Kere.', 'Email, why they received it')

export const mails = {
  post_published: ({ post, slug, ...values }) => ({
    subject: t('Your blog post is published', 'Email post_published, subject'),
    preview: t('Anyone can read it now.', 'Email post_published, preview'),
    heading: t('Your blog post is published', 'Email post_published, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We reviewed “{post}” and published it. Anyone can read it now.',
        { post: required(post) },
        'Email post_published',
      ),
    ],
    action: { label: t('View your post', 'Email post_published, button or link'), path: `/blog/${required(slug)}` },
    because,
  }),

  post_scheduled: ({ post, slug, ...values }) => ({
    subject: t('Your blog post is scheduled', 'Email post_scheduled, subject'),
    preview: t('It is reviewed and will be published soon.', 'Email post_scheduled, preview'),
    heading: t('Your blog post is scheduled', 'Email post_scheduled, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We reviewed “{post}”. It will be published at the time that stands with it.',
        { post: required(post) },
        'Email post_scheduled',
      ),
    ],
    action: {
      label: t('Open your post', 'Email post_scheduled, button or link'),
      path: `/dashboard/my-posts/${required(slug)}`,
    },
    because,
  }),

  post_sent_back: ({ post, slug, note, ...values }) => ({
    subject: t('Your blog post needs changes', 'Email post_sent_back, subject'),
    preview: t('Here is what to change before we publish it.', 'Email post_sent_back, preview'),
    heading: t('Your blog post needs changes', 'Email post_sent_back, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We reviewed “{post}”. Please change it and submit it again.',
        { post: required(post) },
        'Email post_sent_back',
      ),
      ...(note ? [t('Here is our note:', 'Email post_sent_back')] : []),
    ],
    ...(note && { quote: note }),
    action: {
      label: t('Open your post', 'Email post_sent_back, button or link'),
      path: `/dashboard/my-posts/${required(slug)}`,
    },
    because,
  }),
} satisfies Record<string, WriteMail>

const sample = {
  firstName: 'Ravi',
  post: 'What a rajakaluve carries',
  slug: 'what-a-rajakaluve-carries',
  note: 'Add the year.',
}

export const samples: MailSamples = {
  post_published: { values: sample, leadsTo: '/blog/what-a-rajakaluve-carries' },
  post_scheduled: { values: sample, leadsTo: '/dashboard/my-posts/what-a-rajakaluve-carries' },
  post_sent_back: { values: sample, leadsTo: '/dashboard/my-posts/what-a-rajakaluve-carries' },
}
