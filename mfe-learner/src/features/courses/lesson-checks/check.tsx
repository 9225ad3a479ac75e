import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { CheckTry, LessonCheck } from '@kere/contracts/courses/lesson-checks'
import { checkLimits } from '@kere/contracts/courses/lesson-checks-options'
import { messages } from '@kere/contracts/http/messages'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { FieldError } from '@kere/ui/controls/field'
import { Radio } from '@kere/ui/controls/radio'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { Suspense, useRef, useState } from 'react'
import { checksQuery, isCurrent, loadContract, showAnswered } from './checks.api.ts'

const ReportDialog = lazyPart(async () => (await import('@kere/screens/lesson-questions/report-dialog')).ReportDialog)

const OrderField = lazyPart(async () => (await import('./order-field.tsx')).OrderField)

interface CheckProps {
  courseId: string
  lessonId: string
  check: LessonCheck
  number: number
}

interface Answer {
  answer: string[]
}

const isChanged = (error: unknown) => error instanceof ApiError && error.code === 'check_changed'

const isTyped = (kind: string) => kind === 'number' || kind === 'text'

/** The form begins with the last answer, without the options that the check no longer has. */
function firstAnswer({ kind, options }: LessonCheck, latest: CheckTry | undefined) {
  const given = latest?.answer ?? []
  if (isTyped(kind)) return [given[0] ?? '']
  if (kind === 'order')
    return given.length === options.length && given.every((one) => options.includes(one)) ? given : options
  return given.filter((one) => options.includes(one))
}

export function Check({ courseId, lessonId, check, number }: CheckProps) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const result = useRef<HTMLDivElement>(null)
  const [isReported, setReported] = useState(false)
  const latest = check.tries.find((made) => isCurrent(check, made))
  const shown = latest ?? check.tries[0]
  const earlier = check.tries.filter((made) => made !== shown)
  const query = checksQuery(api, courseId, lessonId)
  const form = useForm<Answer, Answer>({
    initial: { answer: firstAnswer(check, latest) },
    schema: async () => (await loadContract()).newTry,
    async send(body, { idempotencyKey }): Promise<void> {
      const { answerLessonCheck } = await loadContract()
      const params = { courseId, checkId: check.id }
      const answered = await api
        .call(answerLessonCheck, { params, body }, { idempotencyKey })
        .catch(async (error: unknown) => {
          // The changed check is shown, because the answer to the earlier one would be refused each time.
          if (isChanged(error)) {
            form.discard()
            await cache.invalidateQueries({ queryKey: query.queryKey })
          }
          throw error
        })
      showAnswered(cache, query, answered)
    },
    refusalOf: (problem) =>
      isChanged(problem)
        ? t('Your educator has just changed this check. Answer the new one', 'Checks of a lesson')
        : (problem?.message ?? messages.connection),
    onSaved: () => result.current?.focus(),
  })
  const { answer } = form.values
  const error = form.errorOf('answer')
  const errorId = form.idOf('error')
  const choose = (next: string[]) => form.edit({ answer: next })
  const isDone = latest?.isRight ?? false

  return (
    <>
      <h3
        id={form.idOf('question')}
        className="text-body! leading-dense font-semibold wrap-anywhere whitespace-pre-wrap"
      >
        <span className="sr-only">{t('Check {number}:', { number }, 'Before a question, for screen readers')} </span>
        <span lang={englishHere}>{check.question}</span>
      </h3>
      {check.counts && !isDone && (
        <p className="mt-1 text-meta text-muted">{t('Required to mark the lesson as done.', 'Checks of a lesson')}</p>
      )}
      {!isDone && (
        <form {...form.props} aria-labelledby={form.idOf('question')} className="mt-3">
          {isTyped(check.kind) && (
            <div className="flex items-end gap-2">
              <TextInput
                id={form.idOf('answer')}
                label={t('Your answer', 'Label of a field, checks of a lesson')}
                autoComplete="off"
                maxLength={check.kind === 'number' ? checkLimits.numberLength : checkLimits.optionLength}
                value={answer[0] ?? ''}
                errorId={error && errorId}
                onChange={({ currentTarget }) => choose([currentTarget.value])}
                className={check.kind === 'number' ? 'w-40' : 'grow'}
              />
              {check.unit !== '' && (
                <span lang={englishHere} className="flex min-h-11 items-center wrap-anywhere">
                  {check.unit}
                </span>
              )}
            </div>
          )}
          {(check.kind === 'single' || check.kind === 'multiple') && (
            <fieldset
              id={form.idOf('answer')}
              tabIndex={-1}
              aria-labelledby={form.idOf('question')}
              aria-describedby={error && errorId}
            >
              {check.kind === 'multiple' && (
                <p className="text-meta text-muted">{t('Choose all that are right.', 'Checks of a lesson')}</p>
              )}
              {check.options.map((option) =>
                check.kind === 'single' ? (
                  <Radio
                    key={option}
                    name={form.idOf('choice')}
                    checked={answer.includes(option)}
                    onChange={() => choose([option])}
                    className="min-h-11!"
                  >
                    <span lang={englishHere}>{option}</span>
                  </Radio>
                ) : (
                  <Checkbox
                    key={option}
                    checked={answer.includes(option)}
                    onChange={() =>
                      choose(answer.includes(option) ? answer.filter((one) => one !== option) : [...answer, option])
                    }
                    className="min-h-11!"
                  >
                    <span lang={englishHere}>{option}</span>
                  </Checkbox>
                ),
              )}
            </fieldset>
          )}
          {check.kind === 'order' && (
            <Suspense fallback={<Skeleton className="h-32" />}>
              <OrderField
                id={form.idOf('answer')}
                items={answer}
                onChange={choose}
                labelledBy={form.idOf('question')}
              />
            </Suspense>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {form.refusal && <RefusedAct className="mt-2">{form.refusal}</RefusedAct>}
          <Button
            type="submit"
            variant="outline"
            size="toolbar"
            isBusy={form.isBusy}
            busyLabel={t('Checking', 'On a button while it works')}
            className="mt-3"
          >
            {latest ? t('Answer again', 'Button, checks of a lesson') : t('Answer', 'Button, checks of a lesson')}
          </Button>
        </form>
      )}
      <div ref={result} tabIndex={-1} role="status" className="mt-3">
        {latest && <Result made={latest} isOrder={check.kind === 'order'} unit={check.unit} />}
        {shown && !latest && (
          <p className="text-dense wrap-anywhere text-muted">
            {t(
              'You answered an earlier version: {answer}',
              { answer: inWords(shown.answer, check.kind === 'order') },
              'Checks of a lesson',
            )}
          </p>
        )}
      </div>
      {earlier.length > 0 && (
        <Disclosure
          summary={
            <span className="text-dense">
              {t('Earlier answers ({count})', { count: earlier.length }, 'Checks of a lesson')}
            </span>
          }
        >
          <ul className="list-none">
            {earlier.map((made) => (
              <li key={made.id} className="border-t border-hairline py-2 text-dense wrap-anywhere text-muted">
                {!isCurrent(check, made) && `${t('An earlier version:', 'Before an answer to a check')} `}
                {inWords(made.answer, check.kind === 'order')}
                {made.feedback.map((said) => (
                  <p key={said.answer} lang={englishHere}>
                    {said.text}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Button
        variant="quiet"
        size="toolbar"
        aria-label={t('Report check {number}', { number }, 'For screen readers, checks of a lesson')}
        onClick={() => setReported(true)}
        className="mt-2"
      >
        {t('Report', 'Button, checks of a lesson')}
      </Button>
      {isReported && (
        <Suspense>
          <ReportDialog postId={check.id} isOpen onClose={() => setReported(false)} />
        </Suspense>
      )}
    </>
  )
}

const inWords = (answer: readonly string[], isOrder: boolean) =>
  answer.join(isOrder ? `, ${t('then', 'Between the steps of an order')} ` : ', ')

interface ResultProps {
  made: CheckTry
  isOrder: boolean
  unit: string
}

function Result({ made: { answer, isRight, feedback, solution }, isOrder, unit }: ResultProps) {
  const Icon = isRight ? CircleCheck : CircleX
  return (
    <div className={`border-s-4 px-3.5 py-3 ${isRight ? 'border-leaf bg-canvas' : 'border-warn bg-warn-soft'}`}>
      <p className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isRight ? 'text-leaf' : 'text-warn'}`} />
        {isRight ? t('Right', 'Checks of a lesson') : t('Not right yet', 'Checks of a lesson')}
      </p>
      <p className="mt-1 text-dense wrap-anywhere">
        {t('Your answer:', 'Checks of a lesson')} {inWords(answer, isOrder)}
        {unit !== '' && !answer[0]?.endsWith(unit) && ` ${unit}`}
      </p>
      {feedback.map((said) => (
        <p key={said.answer} lang={englishHere} className="mt-1 wrap-anywhere">
          {feedback.length > 1 && <span className="font-semibold">{said.answer}: </span>}
          {said.text}
        </p>
      ))}
      {solution && !isRight && (
        <p className="mt-1 wrap-anywhere">
          {t('The right answer: {answer}', { answer: inWords(solution.answer, isOrder) }, 'Checks of a lesson')}
        </p>
      )}
      {solution && solution.text !== '' && (
        <p lang={englishHere} className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {solution.text}
        </p>
      )}
    </div>
  )
}
