import { listScreen } from '@kere/screens/list-screen'
import { NewsFeedsPage } from './news-feeds-page.tsx'
import { newsFeeds } from './news-feeds.list.tsx'

export const route = { path: '/dashboard/news-feeds', roles: ['admin'] }

export const page = listScreen(newsFeeds, NewsFeedsPage)
