import { postList } from '@kere/contracts/publishing/posts'
import { postLimits } from '@kere/contracts/publishing/post-options'
import { blogCategories, blogPostCategories, blogPosts, blogSlugs } from '@kere/d1/schema/publishing/posts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import type { Language } from '@kere/contracts/accounts/languages'
import type { Context, Database } from '../../base/context.ts'
import { descending, keyset, type ListRequest, type PageQuery } from '../../kit/lists/keyset.ts'
import { translationOf } from '../../kit/translations/translation-rows.ts'
import { isPublished, summaryColumns } from './post-rows.ts'

export interface PostFilters {
  category?: string | undefined
  author?: string | undefined
  language?: Language | undefined
}

export type PostListRequest = PostFilters & ListRequest<'newest'>

export const postPage = keyset(postList, {
  newest: descending({ publishedAt: blogPosts.publishedAt, id: blogPosts.id }),
})

const categoryPage = keyset(postList, {
  newest: descending({ publishedAt: blogPostCategories.publishedAt, id: blogPostCategories.postId }),
})

type Reading = Pick<Context, 'db' | 'language'>

const selectSummaries = ({ db, language }: Reading) =>
  db.select(summaryColumns(language)).from(blogPosts).leftJoin(profiles, eq(profiles.id, blogPosts.authorId)).$dynamic()

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

const isOf = ({ author, language }: Omit<PostFilters, 'category'>) =>
  and(
    author === undefined ? undefined : eq(blogPosts.authorId, author),
    language === undefined ? undefined : eq(blogPosts.language, language),
  )

/** Reads the posts of a category as one range of `blog_post_categories`. */
function idsOf({ category, ...others }: PostFilters, page?: PageQuery): SQL {
  const ordered = page ? sql`ORDER BY ${page.orderBy} LIMIT ${page.limit}` : sql``
  if (category === undefined)
    return sql`SELECT blog_posts.id FROM blog_posts WHERE ${and(isPublished, isOf(others), page?.after)} ${ordered}`
  const isAsked = isOf(others)
  const isOfPost =
    isAsked && sql`EXISTS (SELECT 1 FROM blog_posts WHERE id = blog_post_categories.post_id AND ${isAsked})`
  const isOfCategory = sql`blog_post_categories.category_id = (SELECT id FROM blog_categories WHERE slug = ${category})`
  return sql`SELECT blog_post_categories.post_id FROM blog_post_categories WHERE ${and(isOfCategory, isOfPost, page?.after)} ${ordered}`
}

export async function selectPosts(reading: Reading, request: PostListRequest, page: PageQuery) {
  const { db } = reading
  const inOrder = request.category === undefined ? page : categoryPage(request)
  const [rows, [count]] = await db.batch([
    selectSummaries(reading)
      .where(sql`${blogPosts.id} IN (${idsOf(request, inOrder)})`)
      .orderBy(page.orderBy),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(sql`(${idsOf(request)} LIMIT ${page.countLimit}) AS counted`),
  ])
  return { rows, total: count?.total ?? 0 }
}

/** @param category an id, or SQL that gives one */
export const selectNewest = (reading: Reading, count: number, category?: SQL) =>
  selectSummaries(reading)
    .where(
      category === undefined
        ? isPublished
        : sql`${blogPosts.id} IN (SELECT post_id FROM blog_post_categories
            WHERE category_id = ${category} ORDER BY published_at DESC, post_id DESC LIMIT ${count})`,
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(count)

/** Selects posts with their whole text, for feeds. */
export const selectWhole = (db: Database, count: number, category?: string) =>
  db
    .select({ ...summaryColumns('en'), html: blogPosts.content, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
    .where(
      category === undefined
        ? isPublished
        : sql`${blogPosts.id} IN (SELECT post_id FROM blog_post_categories
            WHERE category_id = ${category} ORDER BY published_at DESC, post_id DESC LIMIT ${count})`,
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(count)

export type WholeRow = Awaited<ReturnType<typeof selectWhole>>[number]

export async function selectCategory(db: Database, slug: string) {
  const [row] = await db.select().from(blogCategories).where(eq(blogCategories.slug, slug))
  return row
}

export const selectCategories = (db: Database) =>
  db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      posts: blogCategories.postCount,
    })
    .from(blogCategories)
    .orderBy(asc(blogCategories.name))

/**
 * Finds a post by any address that it has ever had, with the previous and the next post, and the newest posts of its
 * first category and of all.
 */
export async function selectPost(reading: Reading, slug: string) {
  const { db, language } = reading
  const id = sql`(SELECT ${blogSlugs.postId} FROM ${blogSlugs} WHERE ${blogSlugs.slug} = ${slug})`
  const place = sql`(SELECT post.published_at, post.id FROM blog_posts AS post WHERE post.id = ${id})`
  const category = sql`(SELECT json_extract(post.categories, '$[0]') FROM blog_posts AS post WHERE post.id = ${id})`
  const neighbor = { slug: blogPosts.slug, title: blogPosts.title }
  const position = sql`(${blogPosts.publishedAt}, ${blogPosts.id})`
  const count = postLimits.related + 1
  const [[row], [older], [newer], related, newest] = await db.batch([
    db
      .select({
        ...summaryColumns(language),
        whole: translationOf('post', blogPosts, language).as('whole_translation'),
        html: blogPosts.content,
        headings: blogPosts.headings,
        updatedAt: blogPosts.updatedAt,
      })
      .from(blogPosts)
      .leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
      .where(sql`${blogPosts.id} = ${id} AND ${isPublished}`),
    db
      .select(neighbor)
      .from(blogPosts)
      .where(sql`${isPublished} AND ${position} < ${place}`)
      .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
      .limit(1),
    db
      .select(neighbor)
      .from(blogPosts)
      .where(sql`${isPublished} AND ${position} > ${place}`)
      .orderBy(asc(blogPosts.publishedAt), asc(blogPosts.id))
      .limit(1),
    selectNewest(reading, count, category),
    selectNewest(reading, 2 * count),
  ])
  return { row, older: older ?? null, newer: newer ?? null, related, newest }
}

export async function selectAuthor(db: Database, id: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatarUrl: profiles.avatarUrl,
      designation: profiles.designation,
      organization: profiles.organizationAffiliation,
    })
    .from(profiles)
    .where(
      sql`${profiles.id} = ${id} AND EXISTS (SELECT 1 FROM ${blogPosts} WHERE ${blogPosts.authorId} = ${profiles.id} AND ${isPublished})
        AND NOT ${isHiddenPerson(sql`profiles.id`)}`,
    )
  return row
}
