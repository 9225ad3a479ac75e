import { listScreen } from '@kere/screens/list-screen'
import { applications } from './applications.list.tsx'

export const route = { path: '/dashboard/educator-applications', roles: ['admin'] }

export const page = listScreen(applications)
