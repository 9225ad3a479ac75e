import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import {
  blogCategories,
  blogDrafts,
  blogPostCategories,
  blogPosts,
  blogPostVersions,
  blogSlugs,
} from '@kere/d1/schema/publishing/posts'
import { ulid } from 'ulid'
import { db } from './database.ts'

const today = Date.parse('2026-11-15T12:00:00Z')
let made = 0

export const somePost: PostDetails = {
  title: 'Why the lakes foam',
  excerpt: '',
  content: 'Foam is the part you can photograph.\n\n## What it is made of\n\nDetergent, mostly.',
  language: 'en',
  coverImage: null,
  coverDrawing: 0,
  categories: [],
}

interface About extends Partial<typeof blogPosts.$inferInsert> {
  isPublished?: boolean
  details?: Partial<PostDetails>
}

export async function aPost(authorId: string, { isPublished = false, details: given, ...about }: About = {}) {
  made += 1
  const at = today + made
  const details = { ...somePost, ...given }
  const post = {
    id: `pst_${ulid(at)}`,
    slug: `why-the-lakes-foam-test-${made}`,
    title: details.title,
    excerpt: details.excerpt || 'Foam is the part you can photograph.',
    content: '<p>Foam is the part you can photograph.</p>',
    categories: details.categories,
    authorId,
    createdAt: at,
    updatedAt: at,
    touchedAt: at,
    ...(isPublished && { published: true, publishedAt: at, firstPublishedAt: at, copiedVersion: 1 }),
    ...about,
  }
  await db.batch([
    db.insert(blogPosts).values(post),
    db.insert(blogSlugs).values({ slug: post.slug, postId: post.id }),
    db.insert(blogDrafts).values({ postId: post.id, details, updatedAt: at }),
  ])
  for (const categoryId of isPublished ? details.categories : [])
    await db.insert(blogPostCategories).values({ categoryId, publishedAt: post.publishedAt ?? at, postId: post.id })
  return post
}

export const aPostVersion = (postId: string, version: number, details: Partial<PostDetails> = {}) =>
  db.insert(blogPostVersions).values({ postId, version, details: { ...somePost, ...details }, savedAt: today })

export async function aPostCategory(name: string) {
  made += 1
  const category = { id: `cat_${ulid(today + made)}`, name, slug: name.toLowerCase().replaceAll(' ', '-') }
  await db.insert(blogCategories).values(category)
  return category
}
