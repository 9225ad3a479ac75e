import { listScreen } from '@kere/screens/list-screen'
import { JobApplicationsPage } from './job-applications-page.tsx'
import { jobApplications } from './job-applications.list.tsx'

export const route = { path: '/dashboard/job-applications', roles: ['admin'] }

export const page = listScreen(jobApplications, JobApplicationsPage)
