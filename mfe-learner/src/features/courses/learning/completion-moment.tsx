import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { MyCourse } from '@kere/contracts/courses/learning'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { WaterLevel } from '@kere/ui/charts/water-level'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState, type ReactNode } from 'react'

function Next({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="border-b border-hairline">
      <a
        href={href}
        className="flex min-h-11 items-center justify-between gap-3 font-semibold text-ink no-underline hover:underline"
      >
        {children}
        <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      </a>
    </li>
  )
}

export function CompletionMoment({ course }: { course: MyCourse }) {
  const [isShown, setShown] = useState(true)

  const { title, id, category } = course.course
  return (
    <Dialog
      title={t('You completed the course', 'Heading, player of a course')}
      isOpen={isShown}
      onClose={() => setShown(false)}
      actions={
        <>
          <ButtonLink href="/dashboard/my-courses">{t('My courses', 'Button, player of a course')}</ButtonLink>
          <Button variant="outline" onClick={() => setShown(false)}>
            {t('Stay here', 'Button, player of a course')}
          </Button>
        </>
      }
    >
      <div className="relative mt-3 h-40 overflow-hidden rounded-control border border-hairline">
        <img src={coverPath({ id, category })} alt="" className="absolute inset-0 size-full object-cover" />
        {isShown && <WaterLevel seed={id} percent={100} className="absolute inset-0 size-full opacity-85" />}
      </div>
      <p className="mt-4 text-lead">
        {t(
          '{title}: all {count, plural, one {# lesson} other {# lessons}} done. You can still open every lesson and your notes.',
          { title, count: course.lessonCount },
          'A completed course',
        )}
      </p>
      <ul className="mt-4 list-none border-t border-hairline">
        {course.certificateId && (
          <Next href={certificatePath(course.certificateId)}>{t('Your certificate', 'Text, player of a course')}</Next>
        )}
        <Next href={`/courses?${new URLSearchParams({ category })}`}>
          {t('More courses in {category}', { category: labelOf(courseCategoryNames, category) }, 'Link')}
        </Next>
        <Next href={`/courses/${encodeURIComponent(id)}`}>{t('Share the course', 'Text, player of a course')}</Next>
        <Next href="/feedback">{t('Share your feedback', 'Text, player of a course')}</Next>
      </ul>
    </Dialog>
  )
}
