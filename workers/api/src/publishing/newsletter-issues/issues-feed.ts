import { completeAddresses, tabulateFigures } from '@kere/brand/html-tags'
import {
  archivePath,
  issueLimits,
  issuePath,
  issuesFeed,
  type StoredSection,
} from '@kere/contracts/publishing/newsletter-issue-options'

import type { Context } from '../../base/context.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import type { FileAnswer } from '../../http/route.ts'
import { feedAnswer, xml } from '../../kit/feeds/feed-text.ts'
import { selectNewest } from './archive.queries.ts'

const description = 'New courses, open labs, events and posts.'

const htmlOf = (sections: readonly StoredSection[], origin: string, page: string) =>
  sections
    .map(({ kind, html, title, about, note, path }) =>
      kind === 'text'
        ? completeAddresses(tabulateFigures(html), origin, page)
        : `<p><a href="${xml(origin + path)}">${xml(title)}</a>${[note, about]
            .filter(Boolean)
            .map((line) => `<br>${xml(line)}`)
            .join('')}</p>`,
    )
    .join('')

export async function readIssuesRss({ db }: Context, { origin }: Pick<HttpExchange, 'origin'>): Promise<FileAnswer> {
  const issues = await selectNewest(db, issueLimits.inFeed)
  const page = origin + archivePath
  const items = issues.map(({ id, slug, title, preview, language, startedAt, rendered }) => {
    const address = origin + issuePath(slug)
    return `<item><title>${xml(title)}</title><link>${xml(address)}</link><guid isPermaLink="false">${xml(id)}</guid><pubDate>${new Date(startedAt).toUTCString()}</pubDate><dc:language>${language}</dc:language><description>${xml(preview)}</description><content:encoded>${xml(htmlOf(rendered?.sections ?? [], origin, address))}</content:encoded></item>`
  })
  const body = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${xml(issuesFeed.title)}</title><link>${xml(page)}</link><description>${description}</description><language>en-IN</language><atom:link href="${xml(origin + issuesFeed.path)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
  return feedAnswer(body, 'rss+xml')
}
