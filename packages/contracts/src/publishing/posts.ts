import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { lineField } from '../text/text.ts'

const moment = z.iso.datetime()
const slug = z.string().check(z.maxLength(120))

const asked = (length: number) => lineField().check(z.maxLength(length))

const postCategory = z.object({ id: z.string(), name: z.string(), slug: z.string() })

export type PostCategory = z.infer<typeof postCategory>

const author = z.object({ id: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })

export const postSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** The language of the texts in this answer. An older API does not send it. */
  language: z.optional(openEnum(languages)),
  coverImage: z.nullable(z.string()),
  coverDrawing: z.int(),
  author,
  categories: z.array(postCategory),
  readingMinutes: z.int(),
  publishedAt: moment,
})

export type PostSummary = z.infer<typeof postSummary>

/** Others see at most this much later that a post was published, changed or withdrawn. */
const publicAgeSeconds = 10

export const postList = listOf(postSummary, {
  name: 'posts',
  filters: { category: z.optional(asked(120)), author: z.optional(asked(64)), language: z.optional(z.enum(languages)) },
  sorts: ['newest'],
  nonPersonalFilters: ['category', 'author', 'language'],
})

export type PostList = z.infer<(typeof postList)['response']>

export const listPosts = defineEndpoint('listPosts', 'GET /api/posts', {
  summary: 'Published posts, the newest first, of a category or an author (S-158, S-159).',
  access: 'public',
  query: postList.query,
  response: postList.response,
  failure: 'Failed to fetch blog posts',
  maxAgeSeconds: publicAgeSeconds,
})

export const listFeaturedPosts = defineEndpoint('listFeaturedPosts', 'GET /api/posts/featured', {
  summary: 'The newest posts, for home (S-079, S-522).',
  access: 'public',
  response: z.object({ items: z.array(postSummary) }),
  failure: 'Failed to fetch featured posts',
  maxAgeSeconds: publicAgeSeconds,
})

export const listPostCategories = defineEndpoint('listPostCategories', 'GET /api/post-categories', {
  summary: 'Categories by name, with how many published posts each has (S-156, S-522).',
  access: 'public',
  response: z.object({ items: z.array(z.extend(postCategory, { posts: z.int() })) }),
  failure: 'Failed to fetch blog categories',
  maxAgeSeconds: publicAgeSeconds,
})

const neighbor = z.nullable(z.object({ slug: z.string(), title: z.string() }))

export const post = z.extend(postSummary, {
  author: z.extend(author, { designation: z.nullable(z.string()), organization: z.nullable(z.string()) }),
  coverImage: z.nullable(z.string()),
  /** Sanitized HTML. Its headings start at h2, and each has an id. */
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: moment,
  older: neighbor,
  newer: neighbor,
  related: z.array(postSummary),
})

export type Post = z.infer<typeof post>

export const getPost = defineEndpoint('getPost', 'GET /api/posts/:slug', {
  summary: 'One published post, also by an address that it had before: `slug` says the one that it has now.',
  access: 'public',
  params: z.object({ slug }),
  response: post,
  failure: 'Failed to fetch blog post',
  maxAgeSeconds: publicAgeSeconds,
})

export const postAuthor = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
})

export type PostAuthor = z.infer<typeof postAuthor>

export const getPostAuthor = defineEndpoint('getPostAuthor', 'GET /api/post-authors/:id', {
  summary: 'Who has written published posts; nobody else is found.',
  access: 'public',
  response: postAuthor,
  failure: 'Failed to fetch the author',
  maxAgeSeconds: publicAgeSeconds,
})

const feed = {
  access: 'public',
  query: z.object({ category: z.optional(asked(120)) }),
  status: 200,
  response: z.string(),
  problems: ['not_found'],
  failure: 'Failed to fetch blog posts',
  maxAgeSeconds: 300,
} as const

export const readPostsRss = defineEndpoint('readPostsRss', 'GET /api/feeds/blog/feed.xml', {
  summary: 'The newest posts as RSS 2.0, of all or of one category; the site shows it at /blog/feed.xml.',
  mediaType: 'application/rss+xml',
  ...feed,
})

export const readPostsJson = defineEndpoint('readPostsJson', 'GET /api/feeds/blog/feed.json', {
  summary: 'The newest posts as JSON Feed 1.1, of all or of one category; the site shows it at /blog/feed.json.',
  mediaType: 'application/feed+json',
  ...feed,
})
