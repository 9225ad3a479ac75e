import { languages } from '@kere/contracts/accounts/languages'
import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import { postLimits, type PostState } from '@kere/contracts/publishing/post-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import type { AdminQueue } from '../../declarations/admin-queues.ts'
import { exportColumns, exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/** The state of a post. It is SQL because an index on an expression matches only the identical expression. */
export const postStanding = sql<
  PostState | 'deleted'
>`CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "submitted_at" IS NOT NULL THEN 'review' WHEN "scheduled_at" IS NOT NULL THEN 'scheduled' WHEN "published" THEN 'published' ELSE 'draft' END`

/**
 * S-482: the text that readers see, or will see at `scheduled_at`. For a post that is neither published nor scheduled,
 * it is the draft as it is typed.
 */
export const blogPosts = sqliteTable(
  'blog_posts',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    /** The current address, which is one of the post's `blog_slugs`. */
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    language: text('language', { enum: languages }).notNull().default('en'),
    /** Sanitized HTML. */
    content: text('content').notNull().default(''),
    /** The plain text of the content, one line per block, for searches. */
    bodyText: text('body_text').notNull().default(''),
    headings: text('headings', { mode: 'json' }).$type<{ id: string; text: string }[]>().notNull().default([]),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    coverImage: text('cover_image'),
    coverDrawing: integer('cover_drawing').notNull().default(0),
    /** Ids of `blog_categories`. */
    categories: text('categories', { mode: 'json' }).$type<string[]>().notNull().default([]),
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    published: integer('published', { mode: 'boolean' }).notNull().default(false),
    /** S-439: null while the post is not published. */
    publishedAt: integer('published_at'),
    /** Set at the first publication; from then on the address stays. */
    firstPublishedAt: integer('first_published_at'),
    scheduledAt: integer('scheduled_at'),
    submittedAt: integer('submitted_at'),
    submissionNote: text('submission_note').notNull().default(''),
    reviewNote: text('review_note'),
    deletedAt: integer('deleted_at'),
    /** The version of the draft from which this text was copied. */
    copiedVersion: integer('copied_version').notNull().default(0),
    /**
     * The id of the row's latest change. Other statements of the same batch compare it to tell whether that change took
     * effect.
     */
    lastChange: text('last_change').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The last change of any kind, including those of the draft. */
    touchedAt: integer('touched_at').notNull(),
  },
  (table) => [
    index('blog_posts_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published = 1`),
    index('blog_posts_by_language_newest')
      .on(table.language, table.publishedAt, table.id)
      .where(sql`published = 1`),
    index('blog_posts_by_author_newest')
      .on(table.authorId, table.publishedAt, table.id)
      .where(sql`published = 1`),
    index('blog_posts_by_author').on(table.authorId, table.touchedAt, table.id),
    index('blog_posts_by_standing').on(postStanding, table.touchedAt, table.id),
    index('blog_posts_by_touch')
      .on(table.touchedAt, table.id)
      .where(sql`deleted_at IS NULL`),
    index('blog_posts_scheduled')
      .on(table.scheduledAt)
      .where(sql`scheduled_at IS NOT NULL`),
    index('blog_posts_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    check('blog_posts_published_have_a_time', sql`published = (published_at IS NOT NULL)`),
    check(
      'blog_posts_shown_are_not_deleted',
      sql`deleted_at IS NULL OR (published = 0 AND scheduled_at IS NULL AND submitted_at IS NULL)`,
    ),
    check('blog_posts_scheduled_are_not_published', sql`scheduled_at IS NULL OR published = 0`),
  ],
)

/** Counts all posts by state, for admins. Triggers on `blog_posts` maintain it. */
export const postStandingCounts = sqliteTable('post_standing_counts', {
  standing: text('standing').$type<PostState | 'deleted'>().primaryKey(),
  count: integer('count').notNull(),
})

export const blogDrafts = sqliteTable('blog_drafts', {
  postId: text('post_id')
    .primaryKey()
    .references(() => blogPosts.id, { onDelete: 'cascade' }),
  details: text('details', { mode: 'json' }).$type<PostDetails>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: integer('updated_at').notNull(),
})

/** Every address that a post has ever had. It is never given to another post, and leads to the current address. */
export const blogSlugs = sqliteTable(
  'blog_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_slugs_by_post').on(table.postId)],
)

/** The state of a draft at each version number, so that its authors can restore it. */
export const blogPostVersions = sqliteTable(
  'blog_post_versions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    details: text('details', { mode: 'json' }).$type<PostDetails>().notNull(),
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.version] }),
    index('blog_post_versions_by_date').on(table.savedAt),
  ],
)

/** Pictures in the text of a post: in its draft, or in the published text. */
export const blogPostPictures = sqliteTable(
  'blog_post_pictures',
  {
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    pictureImage: text('picture_image').notNull(),
    addedAt: integer('added_at').notNull(),
    /** The moment since which neither the draft nor the published text shows it. Older versions and translations may. */
    leftAt: integer('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.pictureImage] }),
    index('blog_post_pictures_left')
      .on(table.leftAt)
      .where(sql`left_at IS NOT NULL`),
  ],
)

export const blogCategories = sqliteTable('blog_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  /** The number of published posts. */
  postCount: integer('post_count').notNull().default(0),
})

/** Only published posts have rows here, so that a category is one range of the index. */
export const blogPostCategories = sqliteTable(
  'blog_post_categories',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => blogCategories.id, { onDelete: 'cascade' }),
    publishedAt: integer('published_at').notNull(),
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.publishedAt, table.postId] }),
    index('blog_post_categories_by_post').on(table.postId),
  ],
)

export const declarations = [
  declare(blogPosts, {
    translated: { kind: 'post', isRoot: true },
    notice: { group: 'teaching', what: 'Posts that you wrote', why: 'To publish them' },
    retention: expiresAfter({
      since: blogPosts.deletedAt,
      ttlMs: postLimits.restorableDays * dayMs,
      where: sql`deleted_at IS NOT NULL`,
      if: '',
    }),
    search: {
      post_search: {
        tokenizer: 'trigram',
        where: 'published = 1',
        columns: { title: 'title', excerpt: 'excerpt', body: 'body_text' },
        translated: { title: 'title', excerpt: 'summary', body: 'body' },
      },
      managed_post_search: { tokenizer: 'trigram', columns: { title: 'title' } },
    },
    fileReferences: { coverImage: { changedAt: 'touched_at' } },
    webhookEvents: {
      'post.published': { is: 'published', at: 'published_at', data: { id: 'id', slug: 'slug' } },
      'post.unpublished': {
        is: 'first_published_at IS NOT NULL AND NOT published',
        at: 'touched_at',
        data: { id: 'id', slug: 'slug' },
      },
    },
  }),
  declare(postStandingCounts, { aggregate: { source: blogPosts, groupBy: { standing: postStanding } } }),
  declare(blogDrafts, {
    retention: neverExpires('staff'),
    fileReferences: { details: { path: "details ->> 'coverImage'", changedAt: 'updated_at' } },
  }),
  declare(blogPostVersions, {
    retention: expiresAfter({ since: blogPostVersions.savedAt, ttlMs: postLimits.versionDays * dayMs }),
    fileReferences: { details: { path: "details ->> 'coverImage'", changedAt: 'saved_at' } },
  }),
  declare(blogPostPictures, {
    // A version that shows the picture has expired by then.
    retention: expiresAfter({
      since: blogPostPictures.leftAt,
      ttlMs: postLimits.versionDays * dayMs,
      where: sql`left_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM translations
        WHERE kind = 'post' AND item_id = post_id AND instr(body, picture_image) > 0)`,
    }),
    fileReferences: { pictureImage: { changedAt: 'added_at' } },
  }),
  declare(blogSlugs, { retention: neverExpires('staff') }),
  declare(blogCategories, {
    retention: neverExpires('staff'),
    counterCaches: { postCount: { source: 'blog_post_categories', foreignKey: 'category_id' } },
  }),
  declare(blogPostCategories, { retention: neverExpires('staff') }),
]

export const dataExports = [
  exportRow(blogPosts.authorId),
  exportRow(blogDrafts.postId),
  exportRow(blogPostVersions.postId),
  exportColumns(blogPostPictures.postId, [blogPostPictures.pictureImage, blogPostPictures.addedAt]),
  exportColumns(blogSlugs.postId, [blogSlugs.slug]),
  exportColumns(blogPostCategories.postId, [blogPostCategories.categoryId]),
]

export const adminRecords = [
  adminRecord(blogPosts, {
    name: 'posts',
    label: 'Blog posts',
    owners: [blogPosts.authorId],
    title: blogPosts.title,
    note: postStanding,
    at: blogPosts.touchedAt,
  }),
]

export const adminQueues: readonly AdminQueue[] = [
  {
    name: 'posts',
    noun: { one: 'blog post to review', many: 'blog posts to review' },
    text: 'Read, then publish it or send it back.',
    path: '/dashboard/blog?state=review',
    isUrgent: false,
    targetHours: 7 * 24,
    count: sql`SELECT count FROM post_standing_counts WHERE standing = 'review'`,
    oldest: sql`SELECT min(touched_at) FROM blog_posts WHERE ${postStanding} = 'review'`,
  },
]
