import { t } from '@kere/brand/messages'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import {
  checkKindNames,
  checkKinds,
  checkLimits,
  type CheckOption,
} from '@kere/contracts/courses/lesson-checks-options'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Radio } from '@kere/ui/controls/radio'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface CheckFieldsProps {
  check: DraftCheck
  onChange: (wanted: Partial<DraftCheck>) => void
  /** @param name how the answer is called in the editor */
  onRemoveOption: (place: number, name: string) => void
}

const hints: Record<DraftCheck['kind'], string> = {
  single: t('Mark the one that is right.', 'Text, educator'),
  multiple: t('Mark all that are right.', 'Text, educator'),
  number: t(
    'Answers are compared from top to bottom; the first match counts. Add wrong ones to say what went wrong.',
    'Text, educator',
  ),
  text: t('Capital letters and spaces do not matter. Add wrong ones to say what went wrong.', 'Text, educator'),
  order: t('Write the steps in the right order. Learners see them shuffled.', 'Text, educator'),
}

const withOneRight = (options: readonly CheckOption[], right: number) =>
  options.map((one, place) => ({ ...one, isRight: place === right }))

export function CheckFields({ check, onChange, onRemoveOption }: CheckFieldsProps) {
  const { list, addButton, focusAfter } = useFocusAfterRemoval('input')
  const { key, kind, options } = check
  const changeOption = (place: number, wanted: Partial<CheckOption>) =>
    onChange({ options: options.map((one, at) => (at === place ? { ...one, ...wanted } : one)) })
  const noun = kind === 'order' ? t('Step', 'Text, educator') : t('Answer', 'Text, educator')

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 desk:grid-cols-2">
        <Select
          label={t('Learners give', 'Label, educator')}
          options={checkKinds.map((value) => ({ value, label: checkKindNames[value] }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            const next = checkKinds.find((one) => one === value) ?? kind
            const firstRight = options.findIndex(({ isRight }) => isRight)
            onChange({ kind: next, ...(next === 'single' && { options: withOneRight(options, firstRight) }) })
          }}
        />
        {kind === 'number' && (
          <TextInput
            label={t('Unit', 'Label, educator')}
            note={t('(optional)', 'Text, educator')}
            autoComplete="off"
            maxLength={checkLimits.unitLength}
            value={check.unit}
            onChange={({ currentTarget }) => onChange({ unit: currentTarget.value })}
          />
        )}
      </div>
      <TextArea
        label={t('Question', 'Label, educator')}
        rows={2}
        maxLength={checkLimits.questionLength}
        value={check.question}
        onChange={({ currentTarget }) => onChange({ question: currentTarget.value })}
      />
      <fieldset>
        <legend className="text-snug font-semibold">
          {kind === 'order' ? t('Steps', 'Text, educator') : t('Answers', 'Text, educator')}
        </legend>
        <p className="text-meta text-muted">{hints[kind]}</p>
        <ol ref={list} className="list-none">
          {options.map((option, place) => (
            // An answer has no id other than its place in the list.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="flex flex-col gap-2 border-b border-hairline py-3">
              <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
                <TextInput
                  label={`${noun} ${place + 1}`}
                  autoComplete="off"
                  maxLength={kind === 'number' ? checkLimits.numberLength : checkLimits.optionLength}
                  value={option.text}
                  onChange={({ currentTarget }) => changeOption(place, { text: currentTarget.value })}
                  className={`min-w-0 grow ${kind === 'number' ? 'basis-40' : 'basis-28'}`}
                />
                {kind === 'number' && (
                  <TextInput
                    label={t('Tolerance of answer {number}', { number: place + 1 }, 'Label, educator')}
                    autoComplete="off"
                    placeholder={t('0.5 or 2%', 'Placeholder, educator')}
                    maxLength={checkLimits.numberLength}
                    value={option.tolerance}
                    onChange={({ currentTarget }) => changeOption(place, { tolerance: currentTarget.value })}
                    className="w-48"
                  />
                )}
                {kind === 'single' && (
                  <Radio
                    name={`right-${key}`}
                    checked={option.isRight}
                    onChange={() => onChange({ options: withOneRight(options, place) })}
                    className="min-h-11!"
                  >
                    <IsRight place={place} />
                  </Radio>
                )}
                {kind !== 'single' && kind !== 'order' && (
                  <Checkbox
                    checked={option.isRight}
                    onChange={() => changeOption(place, { isRight: !option.isRight })}
                    className="min-h-11!"
                  >
                    <IsRight place={place} />
                  </Checkbox>
                )}
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<Trash aria-hidden="true" />}
                  aria-label={t(
                    'Remove {noun} {place}',
                    { noun: noun.toLowerCase(), place: place + 1 },
                    'Button, educator',
                  )}
                  onClick={() => {
                    onRemoveOption(place, `${noun} ${place + 1}`)
                    focusAfter(place)
                  }}
                  className="min-h-11!"
                />
              </div>
              <TextInput
                label={
                  kind === 'order'
                    ? t('If step {number} is misplaced', { number: place + 1 }, 'Label, educator')
                    : t('Feedback on answer {number}', { number: place + 1 }, 'Label, educator')
                }
                note={t('(optional)', 'Text, educator')}
                autoComplete="off"
                maxLength={checkLimits.feedbackLength}
                value={option.feedback}
                onChange={({ currentTarget }) => changeOption(place, { feedback: currentTarget.value })}
              />
            </li>
          ))}
        </ol>
        {options.length < checkLimits.options && (
          <Button
            ref={addButton}
            variant="quiet"
            size="toolbar"
            icon={<Plus aria-hidden="true" />}
            onClick={() =>
              onChange({
                options: [
                  ...options,
                  { text: '', isRight: kind === 'number' || kind === 'text', feedback: '', tolerance: '' },
                ],
              })
            }
            className="mt-2"
          >
            {kind === 'order' ? t('Add a step', 'Button, educator') : t('Add an answer', 'Button, educator')}
          </Button>
        )}
      </fieldset>
      <TextArea
        label={t('Explanation', 'Label, educator')}
        note={t('(optional)', 'Text, educator')}
        hint={t(
          'Shown after a right answer, or after {count} tries.',
          { count: checkLimits.triesUntilTold },
          'Hint, educator',
        )}
        rows={2}
        maxLength={checkLimits.questionLength}
        value={check.explanation}
        onChange={({ currentTarget }) => onChange({ explanation: currentTarget.value })}
      />
      <Checkbox checked={check.counts} onChange={() => onChange({ counts: !check.counts })} className="min-h-11!">
        {t('Required to mark the lesson as done', 'Text, educator')}
      </Checkbox>
    </div>
  )
}

function IsRight({ place }: { place: number }) {
  return (
    <>
      <span className="sr-only">{`${t('Answer {number} is', { number: place + 1 }, 'Before Right, for screen readers')} `}</span>
      {t('Right', 'Label, answer of a check')}
    </>
  )
}
