import { t } from '@kere/brand/messages'
import { lackOf } from '@kere/contracts/courses/lesson-check-rules'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { checkKinds, checkLimits } from '@kere/contracts/courses/lesson-checks-options'
import { isKnown } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { Button } from '@kere/ui/controls/button'
import { Disclosure } from '@kere/ui/layout/disclosure'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { LessonEditorPartProps } from '../../../lesson-editor-part.ts'
import { CheckFields } from './check-fields.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

const GiftExchange = lazyPart(async () => (await import('./gift-exchange.tsx')).GiftExchange)

type Written = NonNullable<LessonEditorPartProps['value']['checks']>

/** An author's checks are part of the lesson, saved and published with it. */
export function ChecksEditor({ value, onChange }: LessonEditorPartProps) {
  const { context } = useRemote()
  const [added, setAdded] = useState('')
  const { list, addButton, focusAfter } = useFocusAfterRemoval('summary')
  const { checks: written } = value
  const checks = written?.filter((check): check is DraftCheck => isKnown(checkKinds, check.kind))
  // Checks of a kind that this version of the page does not know stay as they are.
  if (!checks || checks.length < (written?.length ?? 0)) return null
  const change = (next: DraftCheck[]) => onChange({ checks: next })
  const isFull = checks.length >= checkLimits.checks
  const add = () => {
    const check = emptyCheck()
    setAdded(check.key)
    change([...checks, check])
  }
  const offerUndo = (name: string, restore: (checks: Written) => Written) =>
    context.notify({
      tone: 'success',
      text: t('{name} removed', { name }, 'Message, educator'),
      action: {
        label: t('Undo', 'Label, educator'),
        run: () => onChange(({ checks: now = [] }) => ({ checks: restore(now) })),
      },
    })
  const remove = (check: DraftCheck, place: number) => {
    change(checks.filter((one) => one !== check))
    focusAfter(place)
    offerUndo(t('Check {number}', { number: place + 1 }, 'Name, educator'), (now) =>
      now.some(({ key }) => key === check.key) ? now : now.toSpliced(place, 0, check),
    )
  }
  const removeOption = (check: DraftCheck, place: number, name: string) => {
    const removed = check.options.slice(place, place + 1)
    change(checks.map((one) => (one === check ? { ...check, options: check.options.toSpliced(place, 1) } : one)))
    offerUndo(name, (now) =>
      now.map((one) =>
        one.key === check.key ? { ...one, options: one.options.toSpliced(place, 0, ...removed) } : one,
      ),
    )
  }
  const move = (place: number, by: -1 | 1) => {
    const [check, to] = [checks[place], place + by]
    if (check && to >= 0 && to < checks.length) change(checks.toSpliced(place, 1).toSpliced(to, 0, check))
  }

  return (
    <section aria-labelledby="lesson-checks-title" className="border-t-2 border-ink pt-4">
      <h3 id="lesson-checks-title" className="text-card!">
        {t('Checks', 'Heading, educator')}
      </h3>
      <p className="mt-1 text-meta text-muted">
        {t(
          'Questions below the lesson. Learners are told at once whether an answer is right, with your feedback.',
          'Text, educator',
        )}
      </p>
      <ol ref={list} className="mt-3 list-none">
        {checks.map((check, place) => (
          <li key={check.key} className="border-t border-hairline">
            <Disclosure
              isOpen={check.key === added}
              summary={
                <h4 className="text-body! font-semibold wrap-anywhere">
                  {t('Check {number}', { number: place + 1 }, 'Name, educator')}
                  {check.question.trim() !== '' && `: ${check.question}`}
                </h4>
              }
            >
              <CheckFields
                check={check}
                onChange={(wanted) => change(checks.map((one) => (one === check ? { ...check, ...wanted } : one)))}
                onRemoveOption={(option, name) => removeOption(check, option, name)}
              />
              <Lack check={check} />
              <div className="mt-3 flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<ArrowUp aria-hidden="true" />}
                  aria-label={t('Move check {number} up', { number: place + 1 }, 'Button, educator')}
                  aria-disabled={place === 0}
                  onClick={() => move(place, -1)}
                />
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<ArrowDown aria-hidden="true" />}
                  aria-label={t('Move check {number} down', { number: place + 1 }, 'Button, educator')}
                  aria-disabled={place === checks.length - 1}
                  onClick={() => move(place, 1)}
                />
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<Trash aria-hidden="true" />}
                  aria-label={t('Remove check {number}', { number: place + 1 }, 'Button, educator')}
                  onClick={() => remove(check, place)}
                >
                  {t('Remove', 'Button, educator')}
                </Button>
              </div>
            </Disclosure>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          ref={addButton}
          variant="outline"
          size="toolbar"
          icon={<Plus aria-hidden="true" />}
          aria-disabled={isFull}
          onClick={() => !isFull && add()}
        >
          {t('Add a check', 'Button, educator')}
        </Button>
        {isFull && (
          <p className="text-meta text-muted">
            {t(
              'A lesson holds {count, plural, one {# check} other {# checks}}.',
              { count: checkLimits.checks },
              'Text, educator',
            )}
          </p>
        )}
      </div>
      <Suspense>
        <GiftExchange checks={checks} onImport={(found) => change([...checks, ...found])} newKey={newKey} />
      </Suspense>
    </section>
  )
}

function Lack({ check }: { check: DraftCheck }) {
  const lack = lackOf(check)
  return (
    <p role="status" className="mt-3 flex gap-1.5 text-meta text-muted">
      {lack !== null && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          {t('Before publishing: {lack}', { lack }, 'Text, educator')}
        </>
      )}
    </p>
  )
}

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

const emptyCheck = (): DraftCheck => ({
  key: newKey(),
  kind: 'single',
  question: '',
  counts: false,
  options: [true, false].map((isRight) => ({ text: '', isRight, feedback: '', tolerance: '' })),
  unit: '',
  explanation: '',
})
