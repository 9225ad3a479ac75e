import { listScreen } from '@kere/screens/list-screen'
import { issues, NewsletterIssuesPage } from './issues.list.tsx'

export const newsletterIssuesPage = listScreen(issues, NewsletterIssuesPage)
