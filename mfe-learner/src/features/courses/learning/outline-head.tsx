import { t } from '@kere/brand/messages'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { MyCourse } from '@kere/contracts/courses/learning'
import { langOf } from '@kere/screens/content-language'
import { durationOf } from '@kere/screens/duration'
import { TextLink } from '@kere/ui/controls/link'
import { WaterLevel } from '@kere/ui/charts/water-level'

interface OutlineHeadProps {
  course: MyCourse
  isTitled: boolean
}

export function OutlineHead({ course, isTitled }: OutlineHeadProps) {
  const { modules, progress, minutesLeft, status, certificateId } = course
  return (
    <div className="flex items-center gap-4 border-b border-hairline px-4 py-5 desk:px-5">
      <WaterLevel
        seed={course.course.id}
        percent={progress}
        className="size-18 shrink-0 rounded-control border border-hairline"
      />
      <div>
        {isTitled ? (
          <h2 className="text-card">{t('Course outline', 'Heading, player of a course')}</h2>
        ) : (
          <p lang={langOf(course.course.language)} className="leading-dense font-semibold">
            {course.course.title}
          </p>
        )}
        <p className="mt-1 text-meta text-muted">
          {t('{count, plural, one {# module} other {# modules}}', { count: modules.length }, 'How long a course is')},{' '}
          {status === 'completed'
            ? t('completed', 'State of a course, after the number of its modules')
            : t('{duration} left', { duration: durationOf(minutesLeft) }, 'Text, player of a course')}
        </p>
        {certificateId && (
          <p className="mt-1 text-meta">
            <TextLink href={certificatePath(certificateId)}>
              {t('Your certificate', 'Link, player of a course')}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  )
}
