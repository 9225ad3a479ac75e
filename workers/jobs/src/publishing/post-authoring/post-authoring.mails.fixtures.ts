import type { MailFixtures } from '../../mail/mail-content.ts'

const values = {
  firstName: 'Ravi',
  post: 'What a rajakaluve carries',
  slug: 'what-a-rajakaluve-carries',
  note: 'Add the year.',
}

export const mailFixtures: MailFixtures = {
  post_published: { values, leadsTo: '/blog/what-a-rajakaluve-carries' },
  post_scheduled: { values, leadsTo: '/dashboard/my-posts/what-a-rajakaluve-carries' },
  post_sent_back: { values, leadsTo: '/dashboard/my-posts/what-a-rajakaluve-carries' },
}
