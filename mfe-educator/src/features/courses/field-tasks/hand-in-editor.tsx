import {
  boundsLack,
  handInKindNames,
  handInKinds,
  handInLimits,
  isWritable,
} from '@kere/contracts/courses/field-tasks-options'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import type { LessonEditorPartProps } from '../../../lesson-editor-part.ts'

const empty = { text: '', unit: '', min: '', max: '' }

const bounds = [
  ['unit', 'Unit', 'cm, litres, birds', handInLimits.unitLength],
  ['min', 'Smallest', '', handInLimits.numberLength],
  ['max', 'Largest', '', handInLimits.numberLength],
] as const

/** The hand-in of a field task is part of the lesson, saved and published with it. */
export function HandInEditor({ kind, value: { handIn }, onChange }: LessonEditorPartProps) {
  // An older API does not know it, and only a younger page can write another kind.
  if (kind !== 'task' || handIn === undefined || (handIn && !isWritable(handIn))) return null
  const change = (wanted: Partial<NonNullable<typeof handIn>>) =>
    handIn && onChange({ handIn: { ...handIn, ...wanted } })
  return (
    <section aria-labelledby="hand-in-title" className="border-t-2 border-ink pt-4">
      <h3 id="hand-in-title" className="text-card!">
        Hand-in
      </h3>
      <p className="mt-1 text-meta text-muted">
        Learners hand in below the lesson. You answer each one under Field Tasks.
      </p>
      <div className="mt-3 grid gap-4">
        <Select
          label="Learners hand in"
          options={[
            { value: '', label: 'Nothing' },
            ...handInKinds.map((value) => ({ value, label: handInKindNames[value] })),
          ]}
          value={handIn?.kind ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = handInKinds.find((one) => one === currentTarget.value)
            onChange({ handIn: chosen ? { ...empty, ...handIn, kind: chosen } : null })
          }}
          className="max-w-64"
        />
        {handIn && (
          <TextArea
            label="What to hand in"
            note="(optional)"
            hint="What it must show, and how you judge it."
            rows={3}
            maxLength={handInLimits.textLength}
            value={handIn.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
        {handIn?.kind === 'number' && (
          <div>
            <div className="grid gap-4 desk:grid-cols-3">
              {bounds.map(([name, label, placeholder, maxLength]) => (
                <TextInput
                  key={name}
                  label={label}
                  note="(optional)"
                  autoComplete="off"
                  inputMode={name === 'unit' ? 'text' : 'decimal'}
                  placeholder={placeholder}
                  maxLength={maxLength}
                  value={handIn[name]}
                  onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
                />
              ))}
            </div>
            <p role="status" className="mt-2 text-meta text-muted">
              {boundsLack(handIn) ?? 'Numbers outside these bounds are refused with a hint.'}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
