import { t } from '@kere/brand/messages'
import type { LessonCheck } from '@kere/contracts/courses/lesson-checks'
import { checkKinds, checkMessages } from '@kere/contracts/courses/lesson-checks-options'
import { isKnown } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { WhenNear } from '@kere/screens/when-near'
import { Section } from '@kere/ui/layout/section'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { LessonPartProps } from '../../../lesson-part.ts'
import { checksQuery, isCurrent } from './checks.api.ts'

const Check = lazyExtra(async () => (await import('./check.tsx')).Check)

const loading = <Skeleton className="h-32" />

/** Shows the checks of a lesson below its text. Nothing is shown while they load, because most lessons have none. */
export function Checks({ courseId, lesson }: LessonPartProps) {
  const { api } = useRemote()
  const query = useQuery(checksQuery(api, courseId, lesson.id))
  if (query.isError)
    return (
      <LoadFailure title={checkMessages.listFailed} query={query} className="mt-12" headingLevel="h2">
        {t('You can still read the lesson.', 'Error, checks of a lesson')}
      </LoadFailure>
    )
  const checks = query.data?.filter(({ kind }) => isKnown(checkKinds, kind)) ?? []
  if (checks.length === 0) return null
  return (
    <Section
      title={t('Checks', 'Heading, checks of a lesson')}
      id="lesson-checks"
      meta={t(
        '{right} of {count, plural, one {# check} other {# checks}} right',
        { right: checks.filter(isRight).length, count: checks.length },
        'Checks of a lesson',
      )}
      className="mt-12 max-w-measure"
    >
      <ol className="list-none">
        {checks.map((check, place) => (
          <li key={check.id} className="border-b border-hairline py-6 first:pt-0">
            <WhenNear fallback={loading}>
              <Suspense fallback={loading}>
                <Check courseId={courseId} lessonId={lesson.id} check={check} number={place + 1} />
              </Suspense>
            </WhenNear>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const isRight = (check: LessonCheck) => check.tries.some((made) => made.isRight && isCurrent(check, made))
