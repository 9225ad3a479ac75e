import { ListPage } from '@kere/screens/list-page'
import { NewsletterFigures } from '../../../newsletter-figures.tsx'
import { ImportSubscribers } from './import-subscribers.tsx'
import { newsletterSubscribers } from './newsletter.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/newsletter-subscribers', roles: ['admin'] }

const SubscribersPage = () => (
  <ListPage list={newsletterSubscribers}>
    <NewsletterFigures />
    <ImportSubscribers />
  </ListPage>
)

export const page = listScreen(newsletterSubscribers, SubscribersPage)
