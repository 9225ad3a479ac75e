import { t } from '@kere/brand/messages'
import { ListPage } from '@kere/screens/list-page'
import { OwnListHead } from '../../../../editor/own-list-head.tsx'
import { newCoursePath } from '../../../../courses/course-paths.ts'
import { ownCourses } from './own-courses.list.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/courses', languages: ['kn', 'hi', 'ta'], roles: ['educator'] }

function OwnCoursesPage() {
  return (
    <ListPage list={ownCourses}>
      <OwnListHead begin={{ href: newCoursePath, label: t('New course', 'Label, educator') }} />
    </ListPage>
  )
}

export const page = listScreen(ownCourses, OwnCoursesPage)
