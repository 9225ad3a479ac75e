import type { ListedCourse } from '@kere/contracts/courses/all-courses'
import { courseActsOf, nameOfCourse, type CourseAct } from '@kere/screens/course-acts'
import { isPublished } from '@kere/screens/course-status'
import type { RowActs } from '@kere/screens/row-acts'
import Star from 'lucide-react/icons/star'
import StarOff from 'lucide-react/icons/star-off'

export const coursesPath = '/dashboard/courses'

/** The address of the editor, which belongs to another remote. */
export const newCoursePath = `${coursesPath}/new`

export const editorPath = (id: string) => `${coursesPath}/${encodeURIComponent(id)}`

export const learnersPath = (id: string) => `${editorPath(id)}/learners`

export const freePlacesPath = (id: string) => `${editorPath(id)}/free-places`

export const coursesOfPath = (educatorId: string) =>
  `${coursesPath}?${new URLSearchParams({ educator: educatorId }).toString()}`

const loadContract = () => import('@kere/contracts/courses/all-courses')

const shared = courseActsOf({ list: 'all-courses', isOwn: false, editorPath })

export const courseActs: RowActs<ListedCourse, CourseAct | 'feature' | 'unfeature'> = {
  ...shared,
  acts: {
    ...shared.acts,
    feature: {
      label: 'Feature',
      icon: <Star aria-hidden="true" />,
      isOffered: ({ status, featured }) => isPublished(status) && !featured,
      patch: () => ({ featured: true }),
      async call(api, { id, title }) {
        await api.call((await loadContract()).featureCourse, { params: { id } })
        return { text: `${nameOfCourse(title)} is featured`, undo: 'unfeature' }
      },
      bulk: { doing: 'Featuring', done: 'featured' },
    },
    unfeature: {
      label: 'Stop featuring',
      icon: <StarOff aria-hidden="true" />,
      isOffered: ({ featured }) => featured,
      patch: () => ({ featured: false }),
      async call(api, { id, title }) {
        await api.call((await loadContract()).unfeatureCourse, { params: { id } })
        return { text: `${nameOfCourse(title)} is no longer featured`, undo: 'feature' }
      },
      bulk: { doing: 'Taking off home', done: 'taken off home' },
    },
  },
}
