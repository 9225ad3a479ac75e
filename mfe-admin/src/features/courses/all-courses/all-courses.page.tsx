import { ListPage } from '@kere/screens/list-page'
import { ButtonLink } from '@kere/ui/controls/button'
import Plus from 'lucide-react/icons/plus'
import { allCourses } from './all-courses.list.tsx'
import { newCoursePath } from './all-courses.acts.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/courses', roles: ['admin'] }

function AllCoursesPage() {
  return (
    <ListPage list={allCourses}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
        <p className="text-dense text-muted">
          Home shows the 3 featured courses that were published last. Educators are told by email when you change their
          course.
        </p>
        <ButtonLink href={newCoursePath} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
          New course
        </ButtonLink>
      </div>
    </ListPage>
  )
}

export const page = listScreen(allCourses, AllCoursesPage)
