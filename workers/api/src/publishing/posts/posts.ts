import { postLimits, postMessages } from '@kere/contracts/publishing/post-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { nameOf, personOf } from '../../accounts/accounts/person.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { pageOf } from '../../kit/lists/keyset.ts'
import {
  type PostListRequest,
  postPage,
  selectAuthor,
  selectCategories,
  selectNewest,
  selectPost,
  selectPosts,
  type SummaryRow,
} from './posts.queries.ts'

const authorOf = (row: SummaryRow) => {
  const { id, name, avatarUrl } = personOf(row)
  return { id, name, avatarUrl }
}

const textsOf = ({ translation, title, excerpt, language }: SummaryRow) =>
  translation
    ? { title: translation.title, excerpt: translation.summary, language: translation.language }
    : { title, excerpt, language }

const toSummary = (row: SummaryRow) => ({
  id: row.id,
  slug: row.slug,
  ...textsOf(row),
  coverImage: smallPictureOf(row.coverImage),
  coverDrawing: row.coverDrawing,
  author: authorOf(row),
  categories: row.categories,
  readingMinutes: row.readingMinutes,
  publishedAt: instantOf(row.publishedAt),
})

/** Lists posts, the newest first (S-158, S-159). */
export async function listPosts(context: Context, request: PostListRequest) {
  const page = postPage(request)
  const { rows, total } = await selectPosts(context, request, page)
  return { ...pageOf(page, rows, toSummary), total, totalIsLowerBound: total >= page.countLimit }
}

export async function listFeaturedPosts(context: Context) {
  return { items: (await selectNewest(context, postLimits.onHome)).map(toSummary) }
}

export async function listPostCategories({ db }: Context) {
  return { items: await selectCategories(db) }
}

const heading = /<h2 id="([^"]+)"[^>]*>(.*?)<a class="anchor"/gs

/** The headings of a translation, which stand in its HTML alone. Its texts escape only these two characters. */
const headingsIn = (html: string) =>
  [...html.matchAll(heading)].map(([, id = '', text = '']) => ({
    id,
    text: text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&')
      .trim(),
  }))

/** @throws {DomainError} `not_found` */
export async function getPost(context: Context, slug: string) {
  const { row, older, newer, related, newest } = await selectPost(context, slug)
  if (!row) throw new DomainError('not_found', postMessages.notFound)
  const others = new Map([...related, ...newest].map((each) => [each.id, each]))
  others.delete(row.id)
  return {
    ...toSummary(row),
    author: personOf(row),
    coverImage: row.coverImage,
    html: row.whole?.html ?? row.html,
    headings: row.whole ? headingsIn(row.whole.html) : row.headings,
    updatedAt: instantOf(row.updatedAt),
    older,
    newer,
    related: [...others.values()].slice(0, postLimits.related).map(toSummary),
  }
}

/** @throws {DomainError} `not_found` */
export async function getPostAuthor({ db }: Context, id: string) {
  const row = await selectAuthor(db, id)
  if (!row) throw new DomainError('not_found', 'Author not found')
  const { firstName, lastName, avatarUrl, ...author } = row
  return { ...author, name: nameOf({ firstName, lastName }), avatarUrl: smallPictureOf(avatarUrl) }
}
