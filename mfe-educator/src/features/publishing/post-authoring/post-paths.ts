import type { Session } from '@kere/platform/border'

export const postsPathOf = ({ user }: Pick<Session, 'user'>) =>
  user?.role === 'admin' ? '/dashboard/blog' : '/dashboard/my-posts'

export const postListTitleOf = ({ user }: Pick<Session, 'user'>) => (user?.role === 'admin' ? 'Blog Posts' : 'My Posts')

export const nameOfPost = (title: string) => title.trim() || 'Untitled post'

export const publicPostPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
