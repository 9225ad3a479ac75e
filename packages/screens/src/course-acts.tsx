import EyeOff from 'lucide-react/icons/eye-off'
import Globe from 'lucide-react/icons/globe'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { countOf } from '@kere/brand/count'
import { isArchivedOrDeleted, isPublished } from './course-status.tsx'
import { namedRefusal, notApprovedYet, type RowActs } from './row-acts.ts'

interface CourseSubject {
  id: string
  title: string
  version: number
  enrollmentCount: number
  status: string
}

export type CourseAct = 'publish' | 'unpublish' | 'delete' | 'restore'

export const nameOfCourse = (title: string) => title.trim() || 'Untitled course'

const loadContract = () => import('@kere/contracts/courses/course-authoring')

const nameOf = ({ title }: CourseSubject) => nameOfCourse(title)

interface Whose extends Pick<RowActs<CourseSubject, CourseAct>, 'list' | 'pageKey'> {
  isOwn: boolean
  editorPath: (id: string) => string
}

export const courseActsOf = ({ isOwn, editorPath, ...list }: Whose): RowActs<CourseSubject, CourseAct> => ({
  ...list,
  nameOf,
  tellRefusal: (error, course, open) =>
    namedRefusal(nameOf(course), error, () => open(editorPath(course.id)), 'course_incomplete'),
  acts: {
    publish: {
      label: 'Publish',
      icon: <Globe aria-hidden="true" />,
      isOffered: ({ status }) => status === 'draft' || status === 'changed',
      isBarred: notApprovedYet,
      patch: () => ({ status: 'published' }),
      async call(api, course) {
        const { id, version, status } = course
        await api.call((await loadContract()).publishCourse, { params: { id }, body: { version } })
        return { text: `${nameOf(course)} is published`, undo: status === 'draft' ? 'unpublish' : undefined }
      },
      bulk: { doing: 'Publishing', done: 'published' },
    },
    unpublish: {
      label: 'Unpublish',
      icon: <EyeOff aria-hidden="true" />,
      isOffered: ({ status }) => isPublished(status),
      patch: () => ({ status: 'draft' }),
      async call(api, course) {
        const { id, status, enrollmentCount } = course
        await api.call((await loadContract()).unpublishCourse, { params: { id } })
        const seen = isOwn && enrollmentCount === 0 ? 'Only you can see it.' : 'Enrolled learners keep their access.'
        // Only `published` can be undone: the draft of a changed course is newer, and publishing it would show those
        // changes.
        const undo = status === 'published' ? 'publish' : undefined
        return { text: `${nameOf(course)} is unpublished. ${seen}`, undo }
      },
      bulk: { doing: 'Unpublishing', done: 'unpublished' },
    },
    delete: {
      label: ({ enrollmentCount }) => (enrollmentCount > 0 ? 'Archive' : 'Delete'),
      icon: <Trash2 aria-hidden="true" />,
      isOffered: ({ status }) => !isArchivedOrDeleted(status),
      ...(isOwn && { removes: true }),
      async call(api, course) {
        const { status } = await api.call((await loadContract()).deleteCourse, { params: { id: course.id } })
        const keep = countOf(course.enrollmentCount, ['learner keeps', 'learners keep'])
        const outcome =
          status === 'archived'
            ? `is archived. ${keep} access and will be told by email.`
            : `is deleted. ${isOwn ? 'You can restore it' : 'It can be restored'} for 30 days.`
        return { text: `${nameOf(course)} ${outcome}`, undo: 'restore' }
      },
      bulk: {
        label: 'Archive or delete',
        doing: 'Archiving or deleting',
        done: 'archived or deleted',
        question: `Courses with learners are archived: the learners keep them and are told by email. Courses without learners are deleted, and can be restored for 30 days.${isOwn ? '' : ' Their educators are told by email.'}`,
      },
    },
    restore: {
      label: 'Restore',
      icon: <RotateCcw aria-hidden="true" />,
      isOffered: ({ status }) => isArchivedOrDeleted(status),
      ...(isOwn && { removes: true }),
      async call(api, course) {
        await api.call((await loadContract()).restoreCourse, { params: { id: course.id } })
        return { text: `${nameOf(course)} is restored as a draft` }
      },
      bulk: { doing: 'Restoring', done: 'restored as drafts' },
    },
  },
})
