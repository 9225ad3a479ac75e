import { messages } from '@kere/contracts/http/messages'
import type { PageModule } from '@kere/platform/page'
import { myCourseHref, myNotesHref } from '@kere/screens/my-course-href'
import { readNotesAddress } from './notes-address.ts'
import { NotesPage } from './notes-page.tsx'
import { notesQuery, type MyNotes } from './notes.api.ts'

export const route = {
  path: '/dashboard/my-courses/:courseId/notes',
  roles: ['student', 'admin'],
  enrolled: true,
  offline: true,
}

export const page: PageModule = {
  component: NotesPage,
  queries: ({ params: { courseId = '' }, search }, api) => [notesQuery(api, courseId, readNotesAddress(search))],
  describe({ params: { courseId = '' }, search }, { api, cache }) {
    const notes = cache.getQueryData<MyNotes | null>(notesQuery(api, courseId, readNotesAddress(search)).queryKey)
    const course = notes?.course.title ?? (notes === null ? messages.courseNotFound : 'Course')
    return {
      status: notes === null ? 404 : 200,
      meta: {
        title: notes === null ? course : `Notes · ${course}`,
        description: 'What you have written down in a course.',
        canonical: myNotesHref(courseId),
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: 'My Courses', path: '/dashboard/my-courses' },
          { label: course, path: myCourseHref(courseId) },
          { label: 'Notes', path: myNotesHref(courseId) },
        ],
        noindex: true,
      },
    }
  },
}
