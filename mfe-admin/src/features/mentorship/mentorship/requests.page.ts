import { listScreen } from '@kere/screens/list-screen'
import { mentorshipRequests } from './requests.list.tsx'

export const requestsPage = listScreen(mentorshipRequests)
