import { blogPosts } from '@kere/d1/schema/publishing/posts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import type { Language } from '@kere/contracts/accounts/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { PostCategory } from '@kere/contracts/publishing/posts'
import { hiddenColumn } from '../../accounts/accounts/hidden-person-rows.ts'
import { translationOf } from '../../kit/translations/translation-rows.ts'

/** The value is literal SQL, because SQLite uses a partial index only if it sees its condition. */
export const isPublished = sql`${blogPosts.published} = 1`

const categories = sql<
  PostCategory[]
>`(SELECT json_group_array(json_object('id', found.id, 'name', found.name, 'slug', found.slug))
  FROM json_each(${blogPosts.categories}) AS chosen JOIN blog_categories AS found ON found.id = chosen.value)`.mapWith(
  (text: string) => JSON.parse(text) as PostCategory[],
)

export const summaryColumns = (reader: Language | SQL) => ({
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  language: blogPosts.language,
  translation: translationOf('post', blogPosts, reader, { hasBody: false }).as('translation'),
  coverImage: blogPosts.coverImage,
  coverDrawing: blogPosts.coverDrawing,
  readingMinutes: blogPosts.readingMinutes,
  categories: categories.as('category_list'),
  // The cast is safe: a check of the table demands a date for every published post.
  publishedAt: sql<number>`${blogPosts.publishedAt}`.as('published_at'),
  educatorId: blogPosts.authorId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarUrl: profiles.avatarUrl,
  designation: profiles.designation,
  organization: profiles.organizationAffiliation,
  isHidden: hiddenColumn(blogPosts.authorId),
})
