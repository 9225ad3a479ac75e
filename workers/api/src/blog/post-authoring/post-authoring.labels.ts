export const auditActions = {
  'post.submitted': { name: 'Blog post submitted', meaning: 'The author asked for the post to be published.' },
  'post.withdrawn': { name: 'Blog post withdrawn', meaning: 'The author took the post back from review.' },
  'post.sent_back': { name: 'Blog post sent back', meaning: 'The post was returned to its author with a note.' },
  'post.scheduled': { name: 'Blog post scheduled', meaning: 'The post will be published at the time that was chosen.' },
  'post.published': { name: 'Blog post published', meaning: 'The post, or changes to it, became visible to readers.' },
  'post.unpublished': { name: 'Blog post unpublished', meaning: 'Readers can no longer see the post.' },
  'post.deleted': { name: 'Blog post deleted', meaning: 'The post is deleted for good after 30 days.' },
  'post.restored': { name: 'Blog post restored', meaning: 'A deleted post was brought back as a draft.' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
