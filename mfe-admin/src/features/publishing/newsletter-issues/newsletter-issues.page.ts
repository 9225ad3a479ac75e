import { listScreen } from '@kere/screens/list-screen'
import { issues, NewsletterIssuesPage } from './issues.list.tsx'

export const route = { path: '/dashboard/newsletter', roles: ['admin'] }

export const page = listScreen(issues, NewsletterIssuesPage)
