import { t } from '@kere/brand/messages'
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
  ['unit', t('Unit', 'Text, educator'), t('cm, litres, birds', 'Placeholder, educator'), handInLimits.unitLength],
  ['min', t('Smallest', 'Text, educator'), '', handInLimits.numberLength],
  ['max', t('Largest', 'Text, educator'), '', handInLimits.numberLength],
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
        {t('Hand-in', 'Heading, educator')}
      </h3>
      <p className="mt-1 text-meta text-muted">
        {t('Learners hand in below the lesson. You answer each one under Field Tasks.', 'Text, educator')}
      </p>
      <div className="mt-3 grid gap-4">
        <Select
          label={t('Learners hand in', 'Label, educator')}
          options={[
            { value: '', label: t('Nothing', 'Label, educator') },
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
            label={t('What to hand in', 'Label, educator')}
            note={t('(optional)', 'Text, educator')}
            hint={t('What it must show, and how you judge it.', 'Hint, educator')}
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
                  note={t('(optional)', 'Text, educator')}
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
              {boundsLack(handIn) ?? t('Numbers outside these bounds are refused with a hint.', 'Text, educator')}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
