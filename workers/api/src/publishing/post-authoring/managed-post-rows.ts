import { blogPosts } from '@kere/d1/schema/publishing/posts'
import { type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'

export const isOf = (manager: SignedIn): SQL =>
  manager.role === 'admin' ? sql`TRUE` : isOwn(blogPosts.authorId, manager)

export const isChangeablePost = (postId: string, manager: SignedIn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${blogPosts} WHERE ${blogPosts.id} = ${postId} AND ${isOf(manager)}
    AND ${blogPosts.deletedAt} IS NULL)`
