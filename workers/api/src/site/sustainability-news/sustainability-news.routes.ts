import * as endpoints from '@kere/contracts/site/sustainability-news'
import { route } from '../../http/route.ts'
import * as news from './sustainability-news.ts'

export const routes = [
  route(endpoints.listNews, (context, { query }) => news.listNews(context, query)),
  ...news.newsFeedReads.routes,
  route(endpoints.addNewsFeed, (context, { body }) => news.addNewsFeed(context, body)),
  route(endpoints.setNewsFeedPaused, (context, { params, body }) =>
    news.setNewsFeedPaused(context, params.id, body.paused),
  ),
  route(endpoints.checkNewsFeed, (context, { params }) => news.checkNewsFeed(context, params.id)),
  route(endpoints.deleteNewsFeed, (context, { params }) => news.deleteNewsFeed(context, params.id)),
]

export const clock = { newsFeeds: news.checkDueFeed }
