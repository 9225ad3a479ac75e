import { useRemote } from '@kere/platform/react/remote-tree'
import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/button'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense } from 'react'
import { newCoursePath } from '../course-paths.ts'
import { ownCourses } from './own-courses.list.tsx'

const PendingNotice = lazy(async () => ({ default: (await import('./pending-notice.tsx')).PendingNotice }))

export function OwnCoursesPage() {
  const { context } = useRemote()
  const status = context.session.user?.educatorStatus
  return (
    <ListPage list={ownCourses}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
        <p className="text-dense text-muted">Only you can see a draft until you publish it.</p>
        <ButtonLink href={newCoursePath} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
          New course
        </ButtonLink>
      </div>
      {status !== 'approved' && (
        <Suspense>
          <PendingNotice isDeclined={status === 'rejected'} />
        </Suspense>
      )}
    </ListPage>
  )
}
