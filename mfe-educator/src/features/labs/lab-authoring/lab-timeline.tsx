import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { FieldRows } from '@kere/screens/form/field-rows'
import { dayText, sharesAt } from '@kere/screens/labs/lab-text'
import { Cascade } from '@kere/ui/charts/cascade'
import { LineInput } from '@kere/ui/controls/line-input'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import type { LabFormState } from './use-lab-form.ts'
import { moveStage, nextStage, type LabValues } from './lab-values.ts'

const endOf = (day: string) => `${day}T${labLimits.endsAtHour}:00:00+05:30`

export function LabTimeline({ form }: { form: LabFormState }) {
  const { values, errors, idOf, openedAt } = form
  return (
    <Section title={t('Timeline', 'Title, educator')} meta={t('Stages end at 6:00 pm IST', 'Text, educator')}>
      <StagesFigure values={values} now={openedAt} />
      <div className="mb-5 grid gap-4 desk:grid-cols-2">
        <TextInput {...form.field('startsOn')} type="date" label={t('Starts', 'Label, educator')} />
        <TextInput {...form.field('closesOn')} type="date" label={t('Requests until', 'Label, educator')} />
      </div>
      <FieldRows
        id={idOf('stages')}
        label={t('Stages', 'Label, educator')}
        hint={t(
          'Begin what is handed in with its name: “Point sheet: every inlet and outfall”. Days stay in order when a stage is moved.',
          'Hint, educator',
        )}
        error={errors['stages']}
        noun={t('stage', 'Noun')}
        isNumbered
        rows={values.stages}
        most={labLimits.stages}
        nameOf={({ name }) => name}
        makeRow={(stages) => nextStage(stages, openedAt)}
        move={moveStage}
        onChange={(change) => form.edit((now) => ({ stages: change(now.stages) }))}
      >
        {(stage, index, change) => (
          <div className="grid gap-2 desk:grid-cols-[minmax(0,1fr)_10rem]">
            <LineInput
              id={idOf(`stages.${index}.name`)}
              label={t('Stage {number}', { number: index + 1 }, 'Label, educator')}
              isLabelHidden
              placeholder={t('Name of the stage', 'Placeholder, educator')}
              value={stage.name}
              maxLength={labLimits.stageNameLength}
              error={errors[`stages.${index}.name`]}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <TextInput
              id={idOf(`stages.${index}.endsOn`)}
              type="date"
              label={t('Stage {number} ends', { number: index + 1 }, 'Label, educator')}
              isLabelHidden
              value={stage.endsOn}
              error={errors[`stages.${index}.endsOn`]}
              onChange={({ currentTarget }) => change({ endsOn: currentTarget.value })}
            />
            <LineInput
              id={idOf(`stages.${index}.text`)}
              label={t('What is handed in at the end of stage {number}', { number: index + 1 }, 'Label, educator')}
              isLabelHidden
              placeholder={t('Handed in at its end (optional)', 'Placeholder, educator')}
              value={stage.text}
              maxLength={labLimits.stageTextLength}
              error={errors[`stages.${index}.text`]}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
              className="desk:col-span-2"
            />
          </div>
        )}
      </FieldRows>
    </Section>
  )
}

/** Draws the stages. The rows below contain the same as text. */
function StagesFigure({ values: { stages, startsOn }, now }: { values: LabValues; now: number }) {
  if (stages.length === 0) return null
  const spans = stages.map(({ endsOn }, index) => ({
    startsAt: endOf(stages[index - 1]?.endsOn ?? startsOn),
    endsAt: endOf(endsOn),
  }))
  const shares = sharesAt(spans, now).map(({ share }) => ({ share: Number.isNaN(share) ? 0 : share }))
  return (
    <div aria-hidden="true" className="mb-5">
      <Cascade stages={shares} className="h-20!" />
      <ol
        className="mt-1 grid list-none gap-2 text-meta text-muted tabular-nums"
        style={{ gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))` }}
      >
        {spans.map(({ endsAt }, index) => (
          <li key={stages[index]?.id}>
            <span lang={englishHere} className="line-clamp-2 font-semibold wrap-anywhere text-ink">
              {stages[index]?.name || index + 1}
            </span>
            <span className="block">
              {Number.isNaN(Date.parse(endsAt)) ? t('No day yet', 'Text, educator') : dayText(endsAt, now)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
