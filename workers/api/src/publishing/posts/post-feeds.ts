import { product } from '@kere/brand/brand'
import { completeAddresses, tabulateFigures } from '@kere/brand/html-tags'
import { postLimits } from '@kere/contracts/publishing/post-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import type { FileAnswer } from '../../http/route.ts'
import { feedAnswer, xml } from '../../kit/feeds/feed-text.ts'
import { educatorNameOf } from '../../accounts/accounts/person.ts'
import { selectCategory, selectWhole, type WholeRow } from './posts.queries.ts'

interface Feed {
  title: string
  /** The page whose posts the feed contains. */
  page: string
  self: string
  posts: WholeRow[]
  origin: string
}

const description = 'Field notes, methods and rules, written by the people who teach here.'

type Asked = { category?: string | undefined }

/** @throws {DomainError} `not_found` for an unknown category */
async function readFeed({ db }: Context, file: string, { category }: Asked, { origin }: From): Promise<Feed> {
  const found = category === undefined ? undefined : await selectCategory(db, category)
  if (category !== undefined && !found) throw new DomainError('not_found', 'Category not found')
  const posts = await selectWhole(db, postLimits.inFeed, found?.id)
  const query = found ? `?category=${found.slug}` : ''
  return {
    title: found ? `${product} blog: ${found.name}` : `${product} blog`,
    page: `${origin}/blog${query}`,
    self: `${origin}/blog/${file}${query}`,
    posts,
    origin,
  }
}

type From = Pick<HttpExchange, 'origin'>

/** Removes markup that only the site's own pages need. */
const htmlOf = (post: WholeRow, origin: string) =>
  completeAddresses(tabulateFigures(post.html.replaceAll(anchor, '')), origin, addressOf(post, origin))

const anchor = /<a class="anchor"(?:[^>"]|"[^"]*")*>#<\/a>/g

const addressOf = ({ slug }: WholeRow, origin: string) => `${origin}/blog/${slug}`

/** @throws {DomainError} `not_found` */
export async function readPostsRss(context: Context, asked: Asked, from: From): Promise<FileAnswer> {
  const { title, page, self, posts, origin } = await readFeed(context, 'feed.xml', asked, from)
  const items = posts.map((post) => {
    const address = addressOf(post, origin)
    return `<item><title>${xml(post.title)}</title><link>${xml(address)}</link><guid isPermaLink="false">${xml(post.id)}</guid><pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><dc:creator>${xml(educatorNameOf(post))}</dc:creator><dc:language>${post.language}</dc:language>${post.categories.map(({ name }) => `<category>${xml(name)}</category>`).join('')}<description>${xml(post.excerpt)}</description><content:encoded>${xml(htmlOf(post, origin))}</content:encoded></item>`
  })
  const body = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${xml(title)}</title><link>${xml(page)}</link><description>${description}</description><language>en-IN</language><atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
  return feedAnswer(body, 'rss+xml')
}

/** @throws {DomainError} `not_found` */
export async function readPostsJson(context: Context, asked: Asked, from: From): Promise<FileAnswer> {
  const { title, page, self, posts, origin } = await readFeed(context, 'feed.json', asked, from)
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'en-IN',
    home_page_url: page,
    feed_url: self,
    items: posts.map((post) => ({
      id: post.id,
      url: addressOf(post, origin),
      title: post.title,
      summary: post.excerpt,
      language: post.language,
      content_html: htmlOf(post, origin),
      ...(post.coverImage !== null && { image: origin + post.coverImage }),
      date_published: instantOf(post.publishedAt),
      date_modified: instantOf(post.updatedAt),
      authors: [{ name: educatorNameOf(post) }],
      tags: post.categories.map(({ name }) => name),
    })),
  }
  return feedAnswer(JSON.stringify(feed), 'feed+json')
}
