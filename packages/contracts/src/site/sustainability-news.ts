import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { newestOrOldest, resource } from '../http/resource.ts'
import { requiredLine } from '../text/text.ts'
import { feedFailures, feedStates, newsCategories, newsFeedTexts, newsLimits } from './sustainability-news-options.ts'

export const problems = {
  news_feed_exists: { status: 409, title: 'This feed is in the list already' },
  too_many_news_feeds: { status: 409, title: 'The list holds as many feeds as it can' },
} as const

const moment = z.iso.datetime()

export const newsItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null for a sample, which has no source. */
  url: z.nullable(z.string()),
  source: z.nullable(z.string()),
  publishedAt: z.nullable(moment),
  category: openEnum(newsCategories),
})

export type NewsItem = z.infer<typeof newsItem>

const newsSource = z.object({
  name: z.string(),
  items: z.int(),
  state: openEnum(feedStates),
  failingSince: z.nullable(moment),
})

export type NewsSource = z.infer<typeof newsSource>

export const newsList = listOf(newsItem, {
  name: 'news',
  filters: { category: z.optional(z.enum(newsCategories)) },
  sorts: ['newest'],
  extra: {
    counts: countsOf(newsCategories),
    sources: z.array(newsSource),
    /** The time at which a source last answered. */
    updatedAt: z.nullable(moment),
    /** True if there is no news, so that samples are shown instead (W-31). */
    isSample: z.boolean(),
  },
})

export type NewsList = z.infer<(typeof newsList)['response']>

export const listNews = defineEndpoint('listNews', 'GET /api/news', {
  summary:
    'Headlines of the sources that admins have chosen, the newest first; samples where there is none (S-247 to S-250).',
  access: 'public',
  query: newsList.query,
  response: newsList.response,
  failure: 'Failed to fetch news',
  maxAgeSeconds: 60,
})

export const newsFeed = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  category: openEnum(newsCategories),
  state: openEnum(feedStates),
  items: z.int(),
  checkedAt: z.nullable(moment),
  nextCheckAt: z.nullable(moment),
  failingSince: z.nullable(moment),
  failure: z.nullable(openEnum(feedFailures)),
})

export type NewsFeed = z.infer<typeof newsFeed>

export const newsFeeds = resource('/api/news-feeds', newsFeed, {
  name: 'news-feeds',
  access: admins,
  filters: {},
  sorts: newestOrOldest,
  list: {
    name: 'listNewsFeeds',
    summary: 'Sources of the news, with how they answered last.',
    failure: 'Failed to fetch news feeds',
  },
})

export const newNewsFeed = z.strictObject({
  name: requiredLine(newsFeedTexts.nameRequired, newsLimits.nameLength),
  url: requiredLine(newsFeedTexts.urlRequired, newsLimits.urlLength),
  category: z.enum(newsCategories),
})

export type NewNewsFeed = z.infer<typeof newNewsFeed>

export const addNewsFeed = defineEndpoint('addNewsFeed', 'POST /api/news-feeds', {
  summary: 'Adds a feed to the sources of the news; it is asked within a minute.',
  access: admins,
  body: newNewsFeed,
  response: newsFeed,
  problems: ['news_feed_exists', 'too_many_news_feeds'],
  failure: 'Failed to add the feed',
})

export const setNewsFeedPaused = defineEndpoint('setNewsFeedPaused', 'PATCH /api/news-feeds/:id', {
  summary: 'Pauses a feed, whose headlines stay until they are old, or asks it again.',
  access: admins,
  body: z.strictObject({ paused: z.boolean() }),
  response: newsFeed,
  failure: 'Failed to change the feed',
})

export const checkNewsFeed = defineEndpoint('checkNewsFeed', 'POST /api/news-feeds/:id/check', {
  summary: 'Asks a feed at once, and says how it answered.',
  access: admins,
  status: 200,
  response: newsFeed,
  failure: 'Failed to ask the feed',
})

export const deleteNewsFeed = defineEndpoint('deleteNewsFeed', 'DELETE /api/news-feeds/:id', {
  summary: 'Deletes a feed and its headlines.',
  access: admins,
  failure: 'Failed to delete the feed',
})
