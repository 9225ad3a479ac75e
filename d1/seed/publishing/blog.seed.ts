import type { PostDetails } from '@kere/contracts/publishing/post-draft'
import { postCover } from '@kere/contracts/publishing/post-files'
import { readingTimeOf } from '@kere/contracts/text/reading-time'
import { renderPost } from '@kere/markdown/render-post'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { files } from '../../schema/base/files.ts'
import { blogCategories, blogDrafts, blogPostCategories, blogPosts, blogSlugs } from '../../schema/publishing/posts.ts'
import { translations } from '../../schema/translations/translations.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededCovers } from '../base/seeded-picture.ts'
import { seededCourses } from '../courses/local-courses.ts'
import { seededId } from '../base/seeded-random.ts'
import { postTexts } from './post-texts.ts'

const begunAt = Date.parse('2026-09-01T05:00:00Z')

const categoryNames = [...new Set(postTexts.flatMap(({ categories }) => categories))].toSorted()

const categories = categoryNames.map((name) => ({
  id: seededId('cat', begunAt, name),
  name,
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
}))

const categoryIds = new Map(categories.map(({ id, name }) => [name, id]))

const authors = new Map(seededPeople().map(({ key, user }) => [key, user.id]))

const covers = seededCovers(
  postCover,
  postTexts.map(({ slug, picture, author }) => ({
    key: slug,
    picture,
    ownerId: authors.get(author) ?? null,
    at: begunAt,
  })),
)

export const { documents } = covers

/** Posts that somebody has edited since are left alone. */
export function seed(db: LocalDatabase): LocalStatement[] {
  const courses = new Map(seededCourses(authors).map(({ course: { id, title } }) => [title, id]))
  const cardOf = (title: string) => `[${title}](/courses/${courses.get(title)} "Course")`
  const posts = postTexts.map((text, index) => {
    const { slug, title, excerpt } = text
    const content = text.course ? `${text.content}\n\n${cardOf(text.course)}` : text.content
    const publishedAt = text.at === null ? null : Date.parse(text.at)
    const at = publishedAt ?? begunAt
    const chosen = text.categories.map((name) => categoryIds.get(name) ?? '')
    const details: PostDetails = {
      title,
      excerpt,
      content,
      language: 'en',
      coverImage: covers.pathOf(slug),
      coverDrawing: text.drawing ?? 0,
      categories: chosen,
    }
    const { html, headings, text: bodyText } = renderPost(content)
    return {
      details,
      post: {
        id: seededId('pst', begunAt + index, slug),
        slug,
        title,
        excerpt,
        content: html,
        bodyText,
        headings,
        readingMinutes: Math.max(1, readingTimeOf(content).minutes),
        coverImage: details.coverImage,
        coverDrawing: details.coverDrawing,
        categories: chosen,
        authorId: authors.get(text.author) ?? null,
        published: publishedAt !== null,
        publishedAt,
        firstPublishedAt: publishedAt,
        submittedAt: publishedAt === null ? begunAt : null,
        submissionNote: publishedAt === null ? 'The prices are from our own survey.' : '',
        copiedVersion: publishedAt === null ? 0 : 1,
        createdAt: begunAt,
        updatedAt: at,
        touchedAt: at,
      },
    }
  })
  const shown = posts.flatMap(({ post: { id, publishedAt, categories: chosen } }) =>
    publishedAt === null ? [] : chosen.map((categoryId) => ({ categoryId, publishedAt, postId: id })),
  )
  const translated = postTexts.flatMap(({ slug, inKannada }, index) => {
    const itemId = posts[index]?.post.id
    if (!inKannada || itemId === undefined) return []
    const { title, excerpt: summary, content: body } = inKannada
    const id = seededId('trl', begunAt, `${slug}/kn`)
    const place = {
      id,
      kind: 'post',
      itemId,
      rootId: itemId,
      language: 'kn' as const,
      isReady: true,
      updatedAt: begunAt,
    }
    return [{ ...place, title, summary, body, html: renderPost(body).html }]
  })
  return [
    ...insertRows(
      db,
      files,
      documents.map(({ row }) => row),
    ),
    ...insertRows(db, blogCategories, categories),
    ...insertRows(
      db,
      blogPosts,
      posts.map(({ post }) => post),
    ),
    ...insertRows(
      db,
      blogSlugs,
      posts.map(({ post: { id, slug } }) => ({ slug, postId: id })),
    ),
    ...insertRows(
      db,
      blogDrafts,
      posts.map(({ post: { id, updatedAt }, details }) => ({ postId: id, details, updatedAt })),
    ),
    ...insertRows(db, blogPostCategories, shown),
    ...insertRows(db, translations, translated),
  ]
}
