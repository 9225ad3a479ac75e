import { useRemote } from '@kere/platform/react/remote-tree'
import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Plus from 'lucide-react/icons/plus'
import { ownRequests, receivedRequests } from './mentorship.list.tsx'
import { hoursPath, mentorshipPath, requestPath, requestsPath } from './mentorship-paths.ts'
import { sideOf } from './side-of.ts'

/** S-408, S-417 */
export function MentorshipPage() {
  const { request } = useRemote()
  if (request.session.user?.role === 'admin') return <AdminsPage />
  const side = sideOf(request)
  const isEducator = request.session.user?.role === 'educator'
  return (
    <ListPage key={side} list={side === 'mentor' ? receivedRequests : ownRequests}>
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 px-4 pt-3 wide:px-6">
        {isEducator && (
          <TextLink href={side === 'mentor' ? `${mentorshipPath}?side=learner` : mentorshipPath} hasArrow>
            {side === 'mentor' ? 'Your own requests' : 'Requests to you'}
          </TextLink>
        )}
        {isEducator && side === 'mentor' && (
          <ButtonLink href={hoursPath} variant="outline" size="toolbar" icon={<CalendarClock aria-hidden="true" />}>
            Your hours
          </ButtonLink>
        )}
        {side === 'learner' && (
          <ButtonLink href={requestPath} size="toolbar" icon={<Plus aria-hidden="true" />}>
            Request a Mentor
          </ButtonLink>
        )}
      </div>
    </ListPage>
  )
}

const AdminsPage = () => (
  <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
    <h1 tabIndex={-1} className="sr-only">
      Mentorship
    </h1>
    <EmptyState
      title="Admins assign mentors"
      action={<ButtonLink href={requestsPath}>See all mentorship requests</ButtonLink>}
    >
      Requests of learners, and what becomes of them, stand in one list.
    </EmptyState>
  </div>
)
