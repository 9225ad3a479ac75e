import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { blogPosts } from '@kere/d1/schema/publishing/posts'
import { type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'

interface Answer {
  template: 'post_published' | 'post_scheduled' | 'post_sent_back'
  manager: SignedIn
  /** `FROM blog_posts WHERE …`, which finds the post that is about to be answered. */
  from: SQL
  note?: string
}

/**
 * Writes an email to the author who asked for a review. Put it before the statement of the answer, in the same batch.
 */
export const tellAuthor = (context: Context, { template, manager, from, note = '' }: Answer) =>
  insertOutboxRow(context, {
    template,
    details: sql`json_object('firstName', ${profiles.firstName}, 'post', ${blogPosts.title}, 'slug', ${blogPosts.slug},
      'note', ${note})`,
    holdSeconds: limits.undoSeconds,
    from: sql`FROM ${blogPosts} JOIN ${users} ON ${users.id} = ${blogPosts.authorId}
      JOIN ${profiles} ON ${profiles.id} = ${users.id}
      WHERE ${blogPosts.id} IN (SELECT ${blogPosts.id} ${from}) AND ${blogPosts.submittedAt} IS NOT NULL AND ${users.id} <> ${manager.userId}`,
  })
