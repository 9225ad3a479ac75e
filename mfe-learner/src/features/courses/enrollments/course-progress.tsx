import { t } from '@kere/brand/messages'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { progressText } from '@kere/contracts/courses/progress-text'
import { durationOf } from '@kere/screens/duration'
import { EnrollmentStatus } from '@kere/screens/enrollment-status'
import { ProgressBar } from '@kere/ui/status/progress-bar'

export function CourseProgress({ enrollment }: { enrollment: MyEnrollment }) {
  const { course, progress, status } = enrollment
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <EnrollmentStatus status={status} />
      <ProgressBar
        label={t('Progress in {title}', { title: course.title }, 'Label, My Courses')}
        value={progress}
        max={100}
        className="min-w-12 grow"
      />
      <strong className="text-meta font-semibold tabular-nums">{progressText(enrollment)}</strong>
    </div>
  )
}

export function LessonsLeft({ enrollment }: { enrollment: MyEnrollment }) {
  const { lessonsDone, lessonCount, minutesLeft, status } = enrollment
  return (
    <p className="text-meta text-muted">
      <span className="[:root:lang(en)_&]:whitespace-nowrap">
        {t(
          '{lessonsDone} of {lessonCount, plural, one {# lesson} other {# lessons}}',
          { lessonsDone, lessonCount },
          'Text, My Courses',
        )}
      </span>
      {status !== 'completed' && minutesLeft > 0 && (
        <>
          {' · '}
          <span className="[:root:lang(en)_&]:whitespace-nowrap">
            {t('{duration} left', { duration: durationOf(minutesLeft) }, 'Text, My Courses')}
          </span>
        </>
      )}
    </p>
  )
}
