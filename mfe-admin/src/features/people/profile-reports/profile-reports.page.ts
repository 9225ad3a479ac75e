import { listScreen } from '@kere/screens/list-screen'
import { reportedProfiles } from './profile-reports.list.tsx'

export const reportsPage = listScreen(reportedProfiles)
