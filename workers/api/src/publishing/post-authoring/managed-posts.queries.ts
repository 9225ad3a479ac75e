import { managedPostList } from '@kere/contracts/publishing/post-authoring'
import type { PostState } from '@kere/contracts/publishing/post-options'
import { blogDrafts, blogPosts, postStanding, postStandingCounts } from '@kere/d1/schema/publishing/posts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Database, SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'
import { descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { keysFound, matchesSearch, wordsOf } from '../../kit/lists/search.ts'

interface Asked {
  state?: PostState | 'deleted' | undefined
  search?: string | undefined
  manager: SignedIn
}

export const managedPostPage = keyset(managedPostList, {
  touched: descending({ touchedAt: blogPosts.touchedAt, id: blogPosts.id }),
})

const categoryNames = sql<string[]>`(SELECT json_group_array(found.name)
  FROM json_each(${blogPosts.categories}) AS chosen JOIN blog_categories AS found ON found.id = chosen.value)`.mapWith(
  (text: string) => JSON.parse(text) as string[],
)

const selectListed = (db: Database) =>
  db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      coverImage: blogPosts.coverImage,
      coverDrawing: blogPosts.coverDrawing,
      categories: categoryNames.as('category_names'),
      published: blogPosts.published,
      publishedAt: blogPosts.publishedAt,
      scheduledAt: blogPosts.scheduledAt,
      submittedAt: blogPosts.submittedAt,
      deletedAt: blogPosts.deletedAt,
      copiedVersion: blogPosts.copiedVersion,
      touchedAt: blogPosts.touchedAt,
      authorId: blogPosts.authorId,
      authorName: fullName(profiles).as('author_name'),
      version: blogDrafts.version,
      savedAt: sql<number>`${blogDrafts.updatedAt}`.as('saved_at'),
    })
    .from(blogPosts)
    .innerJoin(blogDrafts, eq(blogDrafts.postId, blogPosts.id))
    .leftJoin(profiles, eq(profiles.id, blogPosts.authorId))

const isInState = ({ state }: Asked) =>
  state === undefined ? isNull(blogPosts.deletedAt) : sql`${postStanding} = ${state}`

/** The plus sign keeps SQLite from using the index on the state of all posts, because one author has only few. */
const isInStateOfFew = ({ state }: Asked) =>
  state === undefined ? sql`+${blogPosts.deletedAt} IS NULL` : sql`+(${postStanding}) = ${state}`

const isSearched = (search: string | undefined) =>
  matchesSearch({ table: 'managed_post_search', seq: blogPosts.searchRowId, texts: sql`${blogPosts.title}` }, search)

async function whereOf(db: Database, asked: Asked): Promise<SQL | undefined> {
  if (asked.manager.role === 'admin')
    return asked.search ? and(isSearched(asked.search), isInStateOfFew(asked)) : isInState(asked)
  const own = and(isOwn(blogPosts.authorId, asked.manager), isInStateOfFew(asked))
  const words = wordsOf(asked.search)
  if (!words) return own
  const titles = await db.select({ key: blogPosts.searchRowId, text: blogPosts.title }).from(blogPosts).where(own)
  return and(own, sql`${blogPosts.searchRowId} IN (${keysFound(titles, words)})`)
}

/** Counts the posts in each state: triggers do it for an admin, and an author's few posts are counted directly. */
const countStandings = (db: Database, manager: SignedIn) =>
  manager.role === 'admin'
    ? db.select().from(postStandingCounts)
    : db
        .select({ standing: sql<PostState | 'deleted'>`${postStanding}`.as('standing'), count: countAll })
        .from(blogPosts)
        .where(isOwn(blogPosts.authorId, manager))
        .groupBy(sql`1`)

const countAll = sql<number>`count(*)`.as('count')

export async function selectManagedPosts(db: Database, asked: Asked, page: PageQuery) {
  const where = await whereOf(db, asked)
  const [rows, [count], counters] = await db.batch([
    selectListed(db)
      .where(
        sql`${blogPosts.searchRowId} IN (SELECT blog_posts.seq FROM blog_posts WHERE ${and(where, page.after)}
          ORDER BY ${page.orderBy} LIMIT ${page.limit})`,
      )
      .orderBy(page.orderBy),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(sql`(SELECT 1 FROM blog_posts WHERE ${where ?? sql`TRUE`} LIMIT ${page.countLimit}) AS counted`),
    countStandings(db, asked.manager),
  ])
  return { rows, counters, total: count?.total ?? 0 }
}
