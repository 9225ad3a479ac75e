import { listScreen } from '@kere/screens/list-screen'
import { newsletterSubscribers } from './newsletter.list.tsx'
import { SubscribersPage } from './subscribers-page.tsx'

export const route = { path: '/dashboard/newsletter-subscribers', roles: ['admin'] }

export const page = listScreen(newsletterSubscribers, SubscribersPage)
