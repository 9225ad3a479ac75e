import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'post.submitted': { name: 'Blog post submitted', meaning: 'The author asked for the post to be published.' },
  'post.withdrawn': { name: 'Blog post withdrawn', meaning: 'The author took the post back from review.' },
  'post.sent_back': { name: 'Blog post sent back', meaning: 'The post was returned to its author with a note.' },
  'post.scheduled': { name: 'Blog post scheduled', meaning: 'The post will be published at the time that was chosen.' },
  'post.published': { name: 'Blog post published', meaning: 'The post, or changes to it, became visible to readers.' },
  'post.unpublished': { name: 'Blog post unpublished', meaning: 'Readers can no longer see the post.' },
  'post.deleted': { name: 'Blog post deleted', meaning: 'The post is deleted for good after 30 days.' },
  'post_category.renamed': { name: 'Blog category renamed', meaning: 'A category of the blog got another name.' },
  'post_category.deleted': {
    name: 'Blog category deleted',
    meaning: 'A category of the blog was deleted; its posts stay.',
  },
  'post.restored': { name: 'Blog post restored', meaning: 'A deleted post was brought back as a draft.' },
}

export const notificationKinds = {
  post_reviews: {
    group: t('Blog', 'Heading over kinds of notifications'),
    name: t('Answers to your blog posts', 'Kind of notifications'),
    about: t('Published, or to be changed first', 'What a kind of notifications has'),
    choice: 'email',
    roles: ['educator', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

const bell = (title: string, folder: string): BellLabels => ({
  kind: 'post_reviews',
  icon: 'post',
  says: ({ post, slug }) => ({ title, text: post, path: `${folder}/${slug}` }),
})

export const mailTemplates = {
  post_published: {
    name: 'Blog post published',
    bell: bell(t('Your blog post is published', 'Notification'), '/blog'),
  },
  post_scheduled: {
    name: 'Blog post scheduled',
    bell: bell(t('Your blog post is scheduled', 'Notification'), '/dashboard/my-posts'),
  },
  post_sent_back: {
    name: 'Blog post sent back',
    bell: bell(t('Your blog post needs changes', 'Notification'), '/dashboard/my-posts'),
  },
} satisfies Record<string, MailLabels>
