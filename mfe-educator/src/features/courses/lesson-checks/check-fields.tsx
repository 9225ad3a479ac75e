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
  single: 'Mark the one that is right.',
  multiple: 'Mark all that are right.',
  number: 'Answers are compared from top to bottom; the first match counts. Add wrong ones to say what went wrong.',
  text: 'Capital letters and spaces do not matter. Add wrong ones to say what went wrong.',
  order: 'Write the steps in the right order. Learners see them shuffled.',
}

const withOneRight = (options: readonly CheckOption[], right: number) =>
  options.map((one, place) => ({ ...one, isRight: place === right }))

export function CheckFields({ check, onChange, onRemoveOption }: CheckFieldsProps) {
  const { list, addButton, focusAfter } = useFocusAfterRemoval('input')
  const { key, kind, options } = check
  const changeOption = (place: number, wanted: Partial<CheckOption>) =>
    onChange({ options: options.map((one, at) => (at === place ? { ...one, ...wanted } : one)) })
  const noun = kind === 'order' ? 'Step' : 'Answer'

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 desk:grid-cols-2">
        <Select
          label="Learners give"
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
            label="Unit"
            note="(optional)"
            autoComplete="off"
            maxLength={checkLimits.unitLength}
            value={check.unit}
            onChange={({ currentTarget }) => onChange({ unit: currentTarget.value })}
          />
        )}
      </div>
      <TextArea
        label="Question"
        rows={2}
        maxLength={checkLimits.questionLength}
        value={check.question}
        onChange={({ currentTarget }) => onChange({ question: currentTarget.value })}
      />
      <fieldset>
        <legend className="text-snug font-semibold">{kind === 'order' ? 'Steps' : 'Answers'}</legend>
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
                    label={`Tolerance of answer ${place + 1}`}
                    autoComplete="off"
                    placeholder="0.5 or 2%"
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
                  aria-label={`Remove ${noun.toLowerCase()} ${place + 1}`}
                  onClick={() => {
                    onRemoveOption(place, `${noun} ${place + 1}`)
                    focusAfter(place)
                  }}
                  className="min-h-11!"
                />
              </div>
              <TextInput
                label={kind === 'order' ? `If step ${place + 1} is misplaced` : `Feedback on answer ${place + 1}`}
                note="(optional)"
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
            {kind === 'order' ? 'Add a step' : 'Add an answer'}
          </Button>
        )}
      </fieldset>
      <TextArea
        label="Explanation"
        note="(optional)"
        hint={`Shown after a right answer, or after ${checkLimits.triesUntilTold} tries.`}
        rows={2}
        maxLength={checkLimits.questionLength}
        value={check.explanation}
        onChange={({ currentTarget }) => onChange({ explanation: currentTarget.value })}
      />
      <Checkbox checked={check.counts} onChange={() => onChange({ counts: !check.counts })} className="min-h-11!">
        Required to mark the lesson as done
      </Checkbox>
    </div>
  )
}

function IsRight({ place }: { place: number }) {
  return (
    <>
      <span className="sr-only">{`Answer ${place + 1} is `}</span>Right
    </>
  )
}
