import { listScreen } from '@kere/screens/list-screen'
import { newsletterSubscribers } from './newsletter.list.tsx'
import { SubscribersPage } from './subscribers-page.tsx'

export const newsletterSubscribersPage = listScreen(newsletterSubscribers, SubscribersPage)
