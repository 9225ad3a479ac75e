import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { OwnHandIn } from '@kere/contracts/courses/field-tasks'
import { type HandInState, handInKinds, handInMessages } from '@kere/contracts/courses/field-tasks-options'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { HandedIn, HandInBadge } from '@kere/screens/field-tasks/handed-in'
import { LoadFailure } from '@kere/screens/load-failure'
import { useOneAtATime } from '@kere/screens/use-one-at-a-time'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { LessonPartProps } from '../../../lesson-part.ts'
import { fieldTaskQuery, loadContract } from './field-task.api.ts'

const HandInForm = lazyExtra(async () => (await import('./hand-in-form.tsx')).HandInForm)

const stateNames: Record<HandInState, string> = {
  waiting: t('Waiting for your educator', 'Text, field task of a lesson'),
  again: t('Another try', 'Text, field task of a lesson'),
  accepted: t('Accepted', 'Text, field task of a lesson'),
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Shows the hand-ins of a field task below it. Most ask for nothing, so nothing is shown until that is known. */
export function HandIns({ courseId, lesson }: LessonPartProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const options = fieldTaskQuery(api, courseId, lesson.id)
  const query = useQuery(options)
  const [replacedId, setReplacedId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Each act of the learner ends here, because it removes its own button. */
  const standing = useRef<HTMLDivElement>(null)
  const isWanted = context.navigation.location.hash === '#field-task' && query.isSuccess
  useEffect(() => {
    if (isWanted) document.getElementById('field-task')?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  const end = async () => {
    await cache.invalidateQueries({ queryKey: options.queryKey })
    standing.current?.focus()
  }
  const undo = async (call: () => Promise<unknown>, text: string) => {
    try {
      await call()
      context.notify({ tone: 'success', text })
    } catch (error) {
      context.notify({ tone: 'error', text: textOf(error) })
    }
    await end()
  }
  const act = useOneAtATime(async (call: () => Promise<unknown>, text: string, undone?: Undone) => {
    setRefusal(null)
    try {
      await call()
      const action = undone && {
        label: t('Undo', 'Label, field task of a lesson'),
        run: () => void undo(undone.call, undone.text),
      }
      context.notify({ tone: 'success', text, ...(action && { action }) })
    } catch (error) {
      setRefusal(textOf(error))
    }
    await end()
  })

  if (query.isError && !query.data)
    return (
      <LoadFailure title={handInMessages.taskFailed} query={query} className="mt-12" headingLevel="h2">
        {t('You can still read the lesson. What you handed in is saved.', 'Error, field task of a lesson')}
      </LoadFailure>
    )
  if (!query.data) return null
  const { task, handIns, hasEducator = true } = query.data
  const [latest, ...earlier] = handIns
  const asked = task && isKnown(handInKinds, task.kind) ? task : null
  if (!asked && !latest) return null
  const isReplacing = latest?.state === 'waiting' && latest.id === replacedId
  const leaveForm = () => {
    setReplacedId(null)
    standing.current?.focus()
  }
  return (
    <Section
      title={t('Your hand-in', 'Heading, field task of a lesson')}
      id="field-task"
      className="mt-12 max-w-measure"
    >
      {asked && asked.text !== '' && (
        <p lang={englishHere} className="wrap-anywhere whitespace-pre-line">
          {asked.text}
        </p>
      )}
      <div ref={standing} tabIndex={-1} role="status" className="mt-4">
        {latest ? (
          <HandInBadge state={latest.state}>{labelOf(stateNames, latest.state)}</HandInBadge>
        ) : (
          <span className="sr-only">{t('Nothing is handed in', 'Text, field task of a lesson')}</span>
        )}
      </div>
      {latest && (
        <div className="mt-2 border-s-4 border-hairline ps-4">
          <HandedIn handIn={latest} from="you" answeredBy={t('Your educator', 'Text, field task of a lesson')} />
          {!isReplacing && (
            <Acts
              handIn={latest}
              act={(...given) => void act(...given)}
              onReplace={
                asked && hasEducator
                  ? () => {
                      setRefusal(null)
                      setReplacedId(latest.id)
                    }
                  : undefined
              }
            />
          )}
        </div>
      )}
      {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
      {asked && !hasEducator && latest?.state !== 'accepted' && (
        <p className="mt-4 text-muted">
          {t('This course has no educator now, so nothing can be handed in.', 'Text, field task of a lesson')}
          {latest?.state === 'waiting' &&
            ` ${t('An admin answers yours.', 'Follows: this course has no educator now')}`}
        </p>
      )}
      {asked && hasEducator && (!latest || latest.state === 'again' || isReplacing) && (
        <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
          <HandInForm
            key={`${lesson.id} ${latest?.id}`}
            courseId={courseId}
            lessonId={lesson.id}
            task={asked}
            replaced={isReplacing ? latest : undefined}
            onDone={leaveForm}
            onCancel={isReplacing ? leaveForm : undefined}
          />
        </Suspense>
      )}
      {earlier.length > 0 && (
        <Disclosure
          summary={
            <span className="text-dense">
              {t(
                '{count, plural, one {# earlier try} other {# earlier tries}}',
                { count: earlier.length },
                'Hand-ins of a field task',
              )}
            </span>
          }
          className="mt-4"
        >
          <ol className="list-none">
            {earlier.map((handIn) => (
              <li key={handIn.id} className="border-t border-hairline py-3">
                <HandedIn handIn={handIn} from="you" answeredBy={t('Your educator', 'Text, field task of a lesson')} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Section>
  )
}

interface Undone {
  call: () => Promise<unknown>
  text: string
}

interface ActsProps {
  handIn: OwnHandIn
  act: (call: () => Promise<unknown>, text: string, undone?: Undone) => void
  onReplace: (() => void) | undefined
}

function Acts({ handIn: { id, state, isInPortfolio, entryId }, act, onReplace }: ActsProps) {
  const { api } = useRemote()
  const params = { id }
  const putBack = {
    call: async () => api.call((await loadContract()).putBackHandIn, { params }),
    text: t('Handed in again', 'Text, field task of a lesson'),
  }
  if (state === 'waiting')
    return (
      <div className="mt-3 flex flex-wrap gap-3">
        {onReplace && (
          <Button variant="outline" size="toolbar" onClick={onReplace}>
            {t('Replace', 'Button, field task of a lesson')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="toolbar"
          onClick={() =>
            act(
              async () => api.call((await loadContract()).takeBackHandIn, { params }),
              t('Taken back', 'Text, field task of a lesson'),
              putBack,
            )
          }
        >
          {t('Take back', 'Button, field task of a lesson')}
        </Button>
      </div>
    )
  if (state !== 'accepted') return null
  return isInPortfolio ? (
    <p className="mt-3">
      <TextLink href={['/dashboard/impact-portfolio', entryId].filter(Boolean).join('/')}>
        {t('It is in your impact portfolio', 'Link')}
      </TextLink>
      . {t('Only you see it until you make it public.', 'Follows: it is in your impact portfolio')}
    </p>
  ) : (
    <Button
      variant="outline"
      size="toolbar"
      onClick={() =>
        act(
          async () => api.call((await loadContract()).shareHandIn, { params }),
          t('Added to your impact portfolio. Only you see it', 'Text, field task of a lesson'),
        )
      }
      className="mt-3"
    >
      {t('Add to impact portfolio', 'Button, field task of a lesson')}
    </Button>
  )
}
