import { ListPage } from '@kere/screens/list-page'
import { AddFeed } from './add-feed.tsx'
import { newsFeeds } from './news-feeds.list.tsx'

export const NewsFeedsPage = () => (
  <ListPage list={newsFeeds}>
    <AddFeed />
  </ListPage>
)
