import { t } from '@kere/brand/messages'
import type { Session } from '@kere/platform/border'

export const postsPathOf = ({ user }: Pick<Session, 'user'>) =>
  user?.role === 'admin' ? '/dashboard/blog' : '/dashboard/my-posts'

export const postListTitleOf = ({ user }: Pick<Session, 'user'>) =>
  user?.role === 'admin' ? t('Blog Posts', 'Text, educator') : t('My Posts', 'Text, educator')

export const nameOfPost = (title: string) => title.trim() || t('Untitled post', 'Text, educator')

export const publicPostPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
