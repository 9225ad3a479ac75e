import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const because = `You received this email because you submitted a blog post on ${product}.`

export const mails = {
  post_published: ({ post, slug, ...values }) => ({
    subject: 'Your blog post is published',
    preview: 'Anyone can read it now.',
    heading: 'Your blog post is published',
    ...greet(values),
    paragraphs: [`We reviewed “${required(post)}” and published it. Anyone can read it now.`],
    action: { label: 'View your post', path: `/blog/${required(slug)}` },
    because,
  }),

  post_scheduled: ({ post, slug, ...values }) => ({
    subject: 'Your blog post is scheduled',
    preview: 'It is reviewed and will be published soon.',
    heading: 'Your blog post is scheduled',
    ...greet(values),
    paragraphs: [`We reviewed “${required(post)}”. It will be published at the time that stands with it.`],
    action: { label: 'Open your post', path: `/dashboard/my-posts/${required(slug)}` },
    because,
  }),

  post_sent_back: ({ post, slug, note, ...values }) => ({
    subject: 'Your blog post needs changes',
    preview: 'Here is what to change before we publish it.',
    heading: 'Your blog post needs changes',
    ...greet(values),
    paragraphs: [
      `We reviewed “${required(post)}”. Please change it and submit it again.${note ? ' Here is our note:' : ''}`,
    ],
    ...(note && { quote: note }),
    action: { label: 'Open your post', path: `/dashboard/my-posts/${required(slug)}` },
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
