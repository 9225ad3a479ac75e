import { ListPage } from '@kere/screens/list-page'
import { AddFeed } from './add-feed.tsx'
import { newsFeeds } from './news-feeds.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/news-feeds', roles: ['admin'] }

const NewsFeedsPage = () => (
  <ListPage list={newsFeeds}>
    <AddFeed />
  </ListPage>
)

export const page = listScreen(newsFeeds, NewsFeedsPage)
