import { isPublicAddress } from '@kere/contracts/http/public-address'
import { countOf } from '@kere/brand/count'
import { type addNewsFeed as addEndpoint, newsFeeds } from '@kere/contracts/site/sustainability-news'
import {
  type FeedState,
  newsCategories,
  newsFeedTexts,
  newsLimits,
  type NewsCategory,
} from '@kere/contracts/site/sustainability-news-options'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import type { Acting } from '../../base/named-batch.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError, invalidField, requireFound } from '../../base/domain-error.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { askFeed } from './ask-feed.ts'
import {
  claimFeed,
  deleteFeed,
  type FeedRow,
  insertFeed,
  newsFeedRows,
  newsPage,
  selectNews,
  selectFeed,
  storeAnswer,
  storeFailure,
  updatePaused,
} from './sustainability-news.queries.ts'
import { type FeedEntry, readFeed } from './read-feed.ts'
import { sampleNews } from './samples.ts'

const hourMs = 3_600_000

/** S-583: a feed is fetched every six hours, and sooner again if it does not answer. */
const checkEveryMs = 6 * hourMs
const retryAfterMs = hourMs / 2

const momentOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

export async function listNews(
  { db }: Pick<Context, 'db'>,
  request: ListRequest<'newest'> & { category?: NewsCategory | undefined },
) {
  const { category } = request
  const page = newsPage(request)
  const { items, counts, sources } = await selectNews(db, category, page)
  const known = new Map(counts.map(({ category: name, count }) => [name, count]))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const about = {
    sources: sources.map((source) => ({
      name: source.name,
      items: source.items,
      state: stateOf(source),
      failingSince: momentOf(source.failingSince),
    })),
    updatedAt: momentOf(sources.reduce<number | null>((last, { answeredAt }) => later(last, answeredAt), null)),
  }
  if (all === 0) {
    const shown = sampleNews.filter((sample) => category === undefined || sample.category === category)
    return {
      ...about,
      items: shown,
      nextCursor: null,
      total: shown.length,
      totalIsLowerBound: false,
      isSample: true,
      counts: countEach(newsCategories, (name) => sampleNews.filter((sample) => sample.category === name).length),
    }
  }
  return {
    ...about,
    ...pageOf(page, items, ({ publishedAt, ...item }) => ({ ...item, publishedAt: momentOf(publishedAt) })),
    total: category === undefined ? all : (known.get(category) ?? 0),
    totalIsLowerBound: false,
    isSample: false,
    counts: countEach(newsCategories, (name) => known.get(name) ?? 0),
  }
}

const later = (one: number | null, other: number | null) =>
  other !== null && (one === null || other > one) ? other : one

/** @throws {DomainError} `news_feed_exists`, `too_many_news_feeds` */
export async function addNewsFeed(context: Context, feed: EndpointRequest<typeof addEndpoint>['body']) {
  if (!isPublicAddress(feed.url)) throw invalidField('/body/url', newsFeedTexts.urlInvalid)
  const id = context.stableId('nwf')
  const url = new URL(feed.url).href
  const { standing, total } = await insertFeed(context, id, { ...feed, url })
  if (standing?.id === id) return toFeed(standing)
  if (standing) throw new DomainError('news_feed_exists')
  throw new DomainError('too_many_news_feeds', `There are ${total} of at most ${countOf(newsLimits.feeds, 'feed')}.`)
}

/** @throws {DomainError} `not_found` */
export const setNewsFeedPaused = async (context: Context, id: string, isPaused: boolean) =>
  newsFeedReads.answer(context, (await updatePaused(context, id, isPaused)).row)

/** @throws {DomainError} `not_found` */
export async function deleteNewsFeed(context: Context, id: string) {
  if (!(await deleteFeed(context, id))) throw new DomainError('not_found')
}

type Asking = Acting & Pick<Context, 'at' | 'newId' | 'settings'>

/** @throws {DomainError} `not_found` */
export async function checkNewsFeed(context: Asking, id: string) {
  const [checked] = context.isDone ? await selectFeed(context.db, id) : [await checkFeed(context, id)]
  return toFeed(requireFound(checked))
}

/**
 * Runs every minute and fetches at most one feed.
 * @returns how many were fetched
 */
export async function checkDueFeed(context: Asking): Promise<number> {
  return (await checkFeed(context)) ? 1 : 0
}

async function checkFeed(context: Asking, id?: string): Promise<FeedRow | undefined> {
  const { db, at, newId, settings } = context
  const feed = await claimFeed(db, { at, nextCheckAt: at + retryAfterMs, ...(id !== undefined && { id }) })
  if (!feed) return undefined
  const answer = await askFeed(settings.sendToFeed, feed)
  const answered = { id: feed.id, at, nextCheckAt: at + checkEveryMs }
  if (answer.kind === 'unchanged') return storeAnswer(context, { ...answered, etag: feed.etag }, [])
  if (answer.kind === 'failed') return storeFailure(context, { id: feed.id, at, failure: answer.failure })
  let entries: readonly FeedEntry[]
  try {
    entries = readFeed(answer.text, {
      base: answer.address,
      usual: feed.category,
      now: at,
      maxAgeMs: newsLimits.days * 24 * hourMs,
    })
  } catch {
    return storeFailure(context, { id: feed.id, at, failure: 'not_a_feed' })
  }
  const rows = await Promise.all(
    entries.map(async (entry) => ({ ...entry, id: newId('nws'), urlHash: await hashHex(entry.url) })),
  )
  return storeAnswer(context, { ...answered, etag: answer.etag }, rows)
}

const toFeed = (feed: FeedRow) => ({
  id: feed.id,
  name: feed.name,
  url: feed.url,
  category: feed.category,
  state: stateOf(feed),
  items: feed.itemCount,
  checkedAt: momentOf(feed.checkedAt),
  nextCheckAt: feed.pausedAt === null ? momentOf(feed.nextCheckAt) : null,
  failingSince: momentOf(feed.failingSince),
  failure: feed.failure,
})

export const newsFeedReads = readsOf(newsFeeds, newsFeedRows, toFeed)

type Standing = Pick<FeedRow, 'pausedAt' | 'failingSince' | 'answeredAt'>

function stateOf({ pausedAt, failingSince, answeredAt }: Standing): FeedState {
  if (pausedAt !== null) return 'paused'
  if (failingSince !== null) return 'failing'
  return answeredAt === null ? 'waiting' : 'answering'
}
