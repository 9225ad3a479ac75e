import { ListPage } from '@kere/screens/list-page'
import { TextLink } from '@kere/ui/controls/link'
import { jobApplications } from './job-applications.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/job-applications', roles: ['admin'] }

const JobApplicationsPage = () => (
  <ListPage list={jobApplications}>
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline px-4 py-3 text-muted wide:px-6">
      Only admins see who has applied, and every opened resume is in the audit log.
      <TextLink href="/dashboard/positions" hasArrow>
        Positions
      </TextLink>
    </p>
  </ListPage>
)

export const page = listScreen(jobApplications, JobApplicationsPage)
