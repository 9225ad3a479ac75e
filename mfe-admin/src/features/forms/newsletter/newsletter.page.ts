import { listScreen } from '@kere/screens/list-screen'
import { newsletterSubscribers } from './newsletter.list.tsx'

export const newsletterSubscribersPage = listScreen(newsletterSubscribers)
