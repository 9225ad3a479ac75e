import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { courseCategories } from '@kere/contracts/courses/course-options'
import type { LabDraft } from '@kere/contracts/labs/lab-authoring'
import { labCover } from '@kere/contracts/labs/lab-cover'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { FieldRows } from '@kere/screens/form/field-rows'
import { ImageUpload } from '@kere/screens/image-upload'
import { labDrawing, ownLabsPath } from '@kere/screens/labs/lab-text'
import { UnsavedGuard } from '@kere/screens/unsaved-guard'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Radio } from '@kere/ui/controls/radio'
import { LineInput } from '@kere/ui/controls/line-input'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { LabTimeline } from './lab-timeline.tsx'
import { lineOf, pathOf } from './lab-values.ts'
import { useLabForm, type LabFormState } from './use-lab-form.ts'

/** The form of a lab. All its parts are loaded with it, because a late part would push a button away during a press. */
export function LabForm({ draft }: { draft: LabDraft | null }) {
  const { user } = useRemote().context.session
  const form = useLabForm(draft)
  const { values } = form
  return (
    <form
      {...form.props}
      aria-label={draft ? t('Edit lab', 'Text, educator') : t('New Challenge Lab', 'Text, educator')}
      className="grid max-w-205 gap-8"
    >
      <UnsavedGuard isDirty={form.hasUnsaved} title={t('Leave without saving?', 'Title, educator')}>
        {t('What you typed stays in this browser.', 'Text, educator')}
      </UnsavedGuard>
      <FormErrors {...form.summary} />
      <div className="grid gap-4">
        <LineInput
          {...form.field('title')}
          label={t('Title', 'Label, educator')}
          maxLength={labLimits.titleLength}
          autoComplete="off"
        />
        <TextArea
          {...form.field('description')}
          label={t('Description', 'Label, educator')}
          rows={5}
          maxLength={labLimits.descriptionLength}
          hint={t(
            'Cards show the first {count, plural, one {# character} other {# characters}}.',
            { count: labLimits.descriptionShown },
            'Hint, educator',
          )}
        />
        <Select
          {...form.field('category')}
          label={t('Category', 'Label, educator')}
          options={[
            { value: '', label: t('No category', 'Label, educator') },
            ...courseCategories.map((value) => ({ value, label: courseCategoryNames[value] })),
          ]}
        />
        <Lines
          form={form}
          name="goals"
          label={t('Goals', 'Label, educator')}
          noun={t('goal', 'Noun')}
          hint={t('Teams tick them off in the workspace. A goal that you correct stays ticked.', 'Hint, educator')}
        />
        <Lines
          form={form}
          name="deliverables"
          label={t('What teams hand in', 'Label, educator')}
          note={t('(optional)', 'Text, educator')}
          noun={t('deliverable', 'Noun')}
        />
      </div>
      <LabTimeline form={form} />
      <Section title={t('Places', 'Title, educator')}>
        <div className="grid gap-4 desk:grid-cols-3">
          {(
            [
              ['maxParticipants', t('Participants', 'Text, educator')],
              ['maxMentors', t('Mentors', 'Text, educator')],
              ['teamSize', t('People in a team', 'Text, educator')],
            ] as const
          ).map(([name, label]) => (
            <TextInput key={name} {...form.field(name)} type="number" inputMode="numeric" min={1} label={label} />
          ))}
        </div>
      </Section>
      <Section title={t('More', 'Title, educator')}>
        <div className="grid gap-4">
          <TextArea
            {...form.field('askedBy')}
            label={t('Who asked', 'Label, educator')}
            note={t('(optional)', 'Text, educator')}
            rows={2}
            maxLength={labLimits.lineLength}
            hint={t('Who will use the answer, and by when.', 'Hint, educator')}
          />
          <LineInput
            {...form.field('needs')}
            label={t('What people need', 'Label, educator')}
            note={t('(optional)', 'Text, educator')}
            maxLength={labLimits.lineLength}
          />
          <ImageUpload
            label={t('Cover', 'Label, educator')}
            kind={labCover}
            value={values.coverImage}
            fallback={{
              src: coverPath(
                labDrawing({ id: draft?.id ?? 'lab_1', category: values.category || null, coverDrawing: 0 }),
              ),
              text: t('Without a picture, the lab has a drawing in its category’s colour.', 'Text, educator'),
            }}
            onChange={(coverImage) => form.edit({ coverImage })}
          />
          {user?.role === 'admin' && (
            <Checkbox {...form.toggle('isSample')}>
              {t('A sample: shown while no real lab is open, and nobody can join it', 'Text, educator')}
            </Checkbox>
          )}
        </div>
      </Section>
      {!draft && <WhenCreated form={form} />}
      <div className="flex flex-wrap gap-3 border-t border-hairline pt-5">
        <Button
          type="submit"
          isBusy={form.isBusy}
          busyLabel={draft ? t('Saving', 'Button, educator') : t('Creating', 'Button, educator')}
        >
          {draft ? t('Save', 'Button, educator') : t('Create lab', 'Button, educator')}
        </Button>
        <ButtonLink href={ownLabsPath} variant="quiet">
          {t('Cancel', 'Button, educator')}
        </ButtonLink>
        {form.refusal && <RefusedAct className="basis-full">{form.refusal}</RefusedAct>}
      </div>
    </form>
  )
}

interface LinesProps {
  form: LabFormState
  name: 'goals' | 'deliverables'
  label: string
  note?: string
  noun: string
  hint?: string
}

function Lines({ form, name, noun, ...texts }: LinesProps) {
  const rows = form.values[name]
  return (
    <FieldRows
      {...texts}
      id={form.idOf(name)}
      error={form.errors[name]}
      noun={noun}
      rows={rows}
      most={labLimits.entries}
      nameOf={({ text }) => text}
      makeRow={() => lineOf('')}
      rowOfLine={lineOf}
      onChange={(change) => form.edit((now) => ({ [name]: change(now[name]) }))}
    >
      {(row, index, change, line) => (
        <LineInput
          {...line}
          id={form.idOf(pathOf(name, rows, row))}
          label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`}
          isLabelHidden
          value={row.text}
          maxLength={labLimits.entryLength}
          error={form.errors[pathOf(name, rows, row)]}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      )}
    </FieldRows>
  )
}

const openings = [
  {
    value: 'now',
    label: t('Open now', 'Label, educator'),
    text: t('Learners can ask to join', 'Text, educator'),
  },
  {
    value: 'later',
    label: t('Keep as draft', 'Label, educator'),
    text: t('Only you see it', 'Text, educator'),
  },
] as const

function WhenCreated({ form }: { form: LabFormState }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-snug leading-dense font-semibold">
        {t('When you create it', 'Text, educator')}
      </legend>
      <div className="grid gap-3 desk:grid-cols-2">
        {openings.map(({ value, label, text }) => (
          <Radio
            key={value}
            name="opens"
            value={value}
            checked={form.values.opens === value}
            onChange={() => form.edit({ opens: value })}
            className={`items-start! rounded-card border p-3 ${form.values.opens === value ? 'border-brand bg-brand-soft' : 'border-control'}`}
          >
            <span className="block font-semibold">{label}</span>
            <span className="block text-meta text-muted">{text}</span>
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
