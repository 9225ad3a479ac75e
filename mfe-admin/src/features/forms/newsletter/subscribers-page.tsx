import { ListPage } from '@kere/screens/list-page'
import { ImportSubscribers } from './import-subscribers.tsx'
import { newsletterSubscribers } from './newsletter.list.tsx'

export const SubscribersPage = () => (
  <ListPage list={newsletterSubscribers}>
    <ImportSubscribers />
  </ListPage>
)
