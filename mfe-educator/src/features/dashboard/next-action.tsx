import { coverPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { courseHref } from '@kere/screens/course-href'
import { NextCard, nextPicture } from '@kere/screens/next-card'
import type { Task } from '@kere/screens/task-row'

type Dashboard = Pick<EducatorDashboard, 'nextAction' | 'ownCourses'>

interface NextActionProps {
  dashboard: Dashboard
  tasks: readonly Task[]
}

export function NextAction({ dashboard: { nextAction, ownCourses }, tasks }: NextActionProps) {
  switch (nextAction.kind) {
    case 'create_course':
      return (
        <NextCard
          tasks={tasks}
          title="Plan your first course"
          link={{ href: '/dashboard/courses/new', label: 'Create a course' }}
        >
          Begin with a title and one module. Everything is saved as you type, and nobody sees it until you publish it.
        </NextCard>
      )
    case 'finish_draft':
      return (
        <NextCard
          tasks={tasks}
          picture={<Cover {...nextAction.course} courses={ownCourses} />}
          title={nextAction.course.title}
          link={{ href: `/dashboard/courses/${encodeURIComponent(nextAction.course.id)}`, label: 'Continue writing' }}
        >
          This is your latest draft. Only you can see it.
        </NextCard>
      )
    case 'view_course':
      return (
        <NextCard
          tasks={tasks}
          picture={<Cover {...nextAction.course} courses={ownCourses} />}
          title={nextAction.course.title}
          link={{ href: courseHref(nextAction.course.id), label: 'View Course' }}
        >
          This is your latest published course. See it as learners do.
        </NextCard>
      )
    case 'unknown':
      return null
  }
}

function Cover({ id, courses }: { id: string; courses: Dashboard['ownCourses'] }) {
  const category = courses.find((course) => course.id === id)?.category ?? ''
  return (
    <img src={coverPath({ id, category })} alt="" width={212} height={212} decoding="async" className={nextPicture} />
  )
}
