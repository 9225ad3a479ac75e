import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import type { LearnerCourse } from '@kere/contracts/courses/enrollment-figures'
import { isOnlyOpened, progressText } from '@kere/contracts/courses/progress-text'
import { durationOf } from '@kere/screens/duration'
import { myCourseHref } from '@kere/screens/my-course-href'
import { NextCard, nextPicture } from '@kere/screens/next-card'
import type { Task } from '@kere/screens/task-row'
import { WaterLevel } from '@kere/ui/charts/water-level'
import type { ReactNode } from 'react'

type NextCourseData = NonNullable<StudentDashboard['nextCourse']>

interface NextCourseProps {
  course: LearnerCourse | NextCourseData | null
  tasks: readonly Task[]
}

export function NextCourse({ course, tasks }: NextCourseProps) {
  if (!course)
    return (
      <NextCard
        tasks={tasks}
        picture={<Water seed="next" percent={100} fact="All completed" />}
        title="Choose your next course"
        link={{ href: '/courses', label: 'Browse courses' }}
      >
        You have completed every course you enrolled in.
      </NextCard>
    )
  const { id, title, category, progress, lessonCount } = course
  const fact = (
    <>
      <strong className="font-heading text-card font-heavy">{progressText(course)}</strong>
      {!isOnlyOpened(course) && ' done'}
    </>
  )
  const picture = <Water seed={id} percent={progress} fact={fact} />
  const lesson = 'resumeLesson' in course ? course.resumeLesson : null
  if (lesson && progress > 0)
    return (
      <NextCard
        tasks={tasks}
        picture={picture}
        title={lesson.title}
        link={{ href: myCourseHref(id, lesson.id), label: `Resume, ${durationOf(lesson.durationMinutes)}` }}
      >
        {title}, lesson {lesson.number} of {lessonCount}
      </NextCard>
    )
  return (
    <NextCard
      tasks={tasks}
      picture={picture}
      title={title}
      link={{ href: myCourseHref(id), label: progress > 0 ? 'Continue' : 'Start course' }}
    >
      {category}.{' '}
      {progress === 0
        ? 'Not started yet.'
        : isOnlyOpened(course)
          ? 'No lesson done yet.'
          : `You are ${progress}% of the way through.`}
    </NextCard>
  )
}

export function FirstCourse({ tasks }: Pick<NextCourseProps, 'tasks'>) {
  return (
    <NextCard
      tasks={tasks}
      picture={<Water seed="first" percent={0} fact="No courses yet" />}
      title="Find your first course"
      link={{ href: '/courses', label: 'Browse courses' }}
    >
      Courses you enroll in appear here, with your progress in each.
    </NextCard>
  )
}

function Water({ seed, percent, fact }: { seed: string; percent: number; fact: ReactNode }) {
  return (
    <>
      <WaterLevel seed={seed} percent={percent} className={nextPicture} />
      <p className="absolute start-3.5 bottom-3.5 rounded-badge bg-surface px-2 py-1 text-meta leading-dense">{fact}</p>
    </>
  )
}
