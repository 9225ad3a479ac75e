import { useRemote } from '@kere/platform/react/remote-tree'
import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/button'
import { TextLink } from '@kere/ui/link'
import Plus from 'lucide-react/icons/plus'
import { newCoursePath } from '../course-paths.ts'
import { ownCourses } from './own-courses.list.tsx'

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
        // C-28
        <p className="mx-4 mt-4 border-s-4 border-info bg-info-soft px-4 py-3 text-dense desk:mx-6">
          {status === 'rejected' ? (
            <>
              You cannot publish, because your application to teach was declined. Your drafts stay.{' '}
              <TextLink href="/join-as-educator">Apply again</TextLink>
            </>
          ) : (
            'You can write drafts now, and publish once your application to teach is approved. We usually decide within 3 days.'
          )}
        </p>
      )}
    </ListPage>
  )
}
