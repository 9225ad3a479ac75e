import { countOf } from '@kere/brand/count'
import type { OwnHandIn } from '@kere/contracts/courses/field-tasks'
import { type HandInState, handInKinds, handInMessages } from '@kere/contracts/courses/field-tasks-options'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { HandedIn, HandInBadge } from '@kere/screens/field-tasks/handed-in'
import { LoadFailure } from '@kere/screens/load-failure'
import { useOneAtATime } from '@kere/screens/use-one-at-a-time'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Section } from '@kere/ui/layout/section'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { LessonPartProps } from '../../../lesson-part.ts'
import { fieldTaskQuery, loadContract } from './field-task.api.ts'

const HandInForm = lazyPart(async () => (await import('./hand-in-form.tsx')).HandInForm)

const stateNames: Record<HandInState, string> = {
  waiting: 'Waits for your educator',
  again: 'Another try',
  accepted: 'Accepted',
}

/** Shows the hand-ins of a field task below it. Most ask for nothing, so nothing is shown until that is known. */
export function HandIns({ courseId, lesson }: LessonPartProps) {
  const { api, context } = useRemote()
  const query = useQuery(fieldTaskQuery(api, courseId, lesson.id))
  const [replacedId, setReplacedId] = useState<string | null>(null)
  const isWanted = context.navigation.location.hash === '#field-task' && query.isSuccess
  useEffect(() => {
    if (isWanted) document.getElementById('field-task')?.scrollIntoView({ block: 'start' })
  }, [isWanted])

  if (query.isError)
    return (
      <LoadFailure title={handInMessages.taskFailed} query={query} className="mt-12" headingLevel="h2">
        The lesson is all there, and what you handed in is safe.
      </LoadFailure>
    )
  if (!query.data) return null
  const { task, handIns } = query.data
  const [latest, ...earlier] = handIns
  const asked = task && isKnown(handInKinds, task.kind) ? task : null
  if (!asked && !latest) return null
  const isReplacing = latest?.state === 'waiting' && latest.id === replacedId
  return (
    <Section title="Hand in" id="field-task" className="mt-12 max-w-measure">
      {asked && asked.text !== '' && <p className="wrap-anywhere whitespace-pre-line">{asked.text}</p>}
      {latest && (
        <article aria-label="Your hand-in" className="mt-4 border-s-4 border-hairline ps-4">
          <p role="status">
            <HandInBadge state={latest.state}>{labelOf(stateNames, latest.state)}</HandInBadge>
          </p>
          <HandedIn handIn={latest} from="you" answeredBy="Your educator" />
          {!isReplacing && (
            <Acts
              key={latest.id}
              courseId={courseId}
              lessonId={lesson.id}
              handIn={latest}
              onReplace={asked ? () => setReplacedId(latest.id) : undefined}
            />
          )}
        </article>
      )}
      {asked && (!latest || latest.state === 'again' || isReplacing) && (
        <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
          <HandInForm
            key={`${lesson.id} ${latest?.id}`}
            courseId={courseId}
            lessonId={lesson.id}
            task={asked}
            replaced={isReplacing ? latest : undefined}
            onDone={() => setReplacedId(null)}
            onCancel={isReplacing ? () => setReplacedId(null) : undefined}
          />
        </Suspense>
      )}
      {earlier.length > 0 && (
        <Disclosure
          summary={<span className="text-dense">{countOf(earlier.length, ['earlier try', 'earlier tries'])}</span>}
          className="mt-4"
        >
          <ol className="list-none">
            {earlier.map((handIn) => (
              <li key={handIn.id} className="border-t border-hairline py-3">
                <HandedIn handIn={handIn} from="you" answeredBy="Your educator" />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Section>
  )
}

interface ActsProps {
  courseId: string
  lessonId: string
  handIn: OwnHandIn
  onReplace: (() => void) | undefined
}

function Acts({ courseId, lessonId, handIn: { id, state, isInPortfolio }, onReplace }: ActsProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const act = useOneAtATime(async (call: () => Promise<unknown>, text: string, undo?: () => void) => {
    try {
      await call()
      context.notify({ tone: 'success', text, ...(undo && { action: { label: 'Undo', run: undo } }) })
    } catch (error) {
      context.notify({ tone: 'error', text: error instanceof Error ? error.message : String(error) })
    }
    await cache.invalidateQueries({ queryKey: fieldTaskQuery(api, courseId, lessonId).queryKey })
  })
  const params = { id }
  const putBack = () =>
    void act(async () => api.call((await loadContract()).putBackHandIn, { params }), 'Handed in again')
  if (state === 'waiting')
    return (
      <div className="mt-3 flex flex-wrap gap-3">
        {onReplace && (
          <Button variant="outline" size="toolbar" onClick={onReplace}>
            Replace
          </Button>
        )}
        <Button
          variant="quiet"
          size="toolbar"
          onClick={() =>
            void act(async () => api.call((await loadContract()).takeBackHandIn, { params }), 'Taken back', putBack)
          }
        >
          Take back
        </Button>
      </div>
    )
  if (state !== 'accepted') return null
  return isInPortfolio ? (
    <p className="mt-3">
      It is in your{' '}
      <TextLink href={`/dashboard/impact-portfolio/${id.replace('fhi_', 'imp_')}`}>impact portfolio</TextLink>. Only you
      see it until you make it public.
    </p>
  ) : (
    <Button
      variant="outline"
      size="toolbar"
      onClick={() =>
        void act(
          async () => api.call((await loadContract()).shareHandIn, { params }),
          'Added to your impact portfolio. Only you see it',
        )
      }
      className="mt-3"
    >
      Add to impact portfolio
    </Button>
  )
}
