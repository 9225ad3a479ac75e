import { listScreen } from '@kere/screens/list-screen'
import { applications } from './applications.list.tsx'

export const applicationsPage = listScreen(applications)
