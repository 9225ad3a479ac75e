import { t } from '@kere/brand/messages'
import EyeOff from 'lucide-react/icons/eye-off'
import Globe from 'lucide-react/icons/globe'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
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

export const nameOfCourse = (title: string) => title.trim() || t('Untitled course', 'Text, part of a page')

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
      label: t('Publish', 'Label, part of a page'),
      icon: <Globe aria-hidden="true" />,
      isOffered: ({ status }) => status === 'draft' || status === 'changed',
      isBarred: notApprovedYet,
      patch: () => ({ status: 'published' }),
      async call(api, course) {
        const { id, version, status } = course
        await api.call((await loadContract()).publishCourse, { params: { id }, body: { version } })
        return {
          text: t('{title} is published', { title: nameOf(course) }, 'Message'),
          undo: status === 'draft' ? 'unpublish' : undefined,
        }
      },
      bulk: {
        doing: t('Publishing', 'State of an act, part of a page'),
        done: t('published', 'After a number of courses'),
      },
    },
    unpublish: {
      label: t('Unpublish', 'Label, part of a page'),
      icon: <EyeOff aria-hidden="true" />,
      isOffered: ({ status }) => isPublished(status),
      patch: () => ({ status: 'draft' }),
      async call(api, course) {
        const { id, status, enrollmentCount } = course
        await api.call((await loadContract()).unpublishCourse, { params: { id } })
        const seen =
          isOwn && enrollmentCount === 0
            ? t('Only you can see it.', 'Text, part of a page')
            : t('Enrolled learners keep their access.', 'Text, part of a page')
        // Only `published` can be undone: the draft of a changed course is newer, and publishing it would show those
        // changes.
        const undo = status === 'published' ? 'publish' : undefined
        return {
          text: t('{title} is unpublished. {seen}', { title: nameOf(course), seen }, 'Message'),
          undo,
        }
      },
      bulk: {
        doing: t('Unpublishing', 'State of an act, part of a page'),
        done: t('unpublished', 'After a number of courses'),
      },
    },
    delete: {
      label: ({ enrollmentCount }) =>
        enrollmentCount > 0 ? t('Archive', 'Text, part of a page') : t('Delete', 'Text, part of a page'),
      icon: <Trash2 aria-hidden="true" />,
      isOffered: ({ status }) => !isArchivedOrDeleted(status),
      ...(isOwn && { removes: true }),
      async call(api, course) {
        const { status } = await api.call((await loadContract()).deleteCourse, { params: { id: course.id } })
        const text =
          status === 'archived'
            ? t(
                '{title} is archived. {count, plural, one {# learner keeps} other {# learners keep}} access and will be told by email.',
                { title: nameOf(course), count: course.enrollmentCount },
                'Message',
              )
            : t(
                '{title} is deleted. {isOwn, select, yes {You can restore it} other {It can be restored}} for 30 days.',
                { title: nameOf(course), isOwn: isOwn ? 'yes' : 'no' },
                'Message',
              )
        return { text, undo: 'restore' }
      },
      bulk: {
        label: t('Archive or delete', 'Label, part of a page'),
        doing: t('Archiving or deleting', 'State of an act, part of a page'),
        done: t('archived or deleted', 'State of an act, part of a page'),
        question: t(
          'Courses with learners are archived: the learners keep them and are told by email. Courses without learners are deleted, and can be restored for 30 days.{isOwn, select, yes {} other { Their educators are told by email.}}',
          { isOwn: isOwn ? 'yes' : 'no' },
          'Question',
        ),
      },
    },
    restore: {
      label: t('Restore', 'Label, part of a page'),
      icon: <RotateCcw aria-hidden="true" />,
      isOffered: ({ status }) => isArchivedOrDeleted(status),
      ...(isOwn && { removes: true }),
      async call(api, course) {
        await api.call((await loadContract()).restoreCourse, { params: { id: course.id } })
        return { text: t('{title} is restored as a draft', { title: nameOf(course) }, 'Message') }
      },
      bulk: {
        doing: t('Restoring', 'State of an act, part of a page'),
        done: t('restored as drafts', 'State of an act, part of a page'),
      },
    },
  },
})
