import type { LabStage } from '@kere/contracts/labs/lab-details'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { fieldId } from './lab-values.ts'

interface StagesProps {
  stages: readonly LabStage[]
  errors: Readonly<Record<string, string>>
  onChange: (stages: LabStage[]) => void
}

export function Stages({ stages, errors, onChange }: StagesProps) {
  const change = (index: number, wanted: Partial<LabStage>) =>
    onChange(stages.map((stage, at) => (at === index ? { ...stage, ...wanted } : stage)))
  return (
    <>
      <ol className="grid gap-5">
        {stages.map((stage, index) => (
          <li
            key={stage.id}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2.5 desk:grid-cols-[1.5rem_minmax(0,1fr)_11rem_auto]"
          >
            <span aria-hidden="true" className="pt-9 font-heading text-card font-semibold text-brand">
              {index + 1}
            </span>
            <TextInput
              id={fieldId(`stages-${index}-name`)}
              label={`Stage ${index + 1}`}
              value={stage.name}
              maxLength={labLimits.stageNameLength}
              error={errors[fieldId(`stages-${index}-name`)]}
              onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
            />
            <TextInput
              id={fieldId(`stages-${index}-endsOn`)}
              type="date"
              label="Ends"
              value={stage.endsOn}
              error={errors[fieldId(`stages-${index}-endsOn`)]}
              onChange={({ currentTarget }) => change(index, { endsOn: currentTarget.value })}
              className="max-desk:col-start-2"
            />
            <Button
              variant="quiet"
              icon={<X aria-hidden="true" />}
              aria-label={`Remove stage ${index + 1}`}
              onClick={() => onChange(stages.filter((_, at) => at !== index))}
              className="mt-6.5 self-start px-2.5 max-desk:col-start-3 max-desk:row-start-1"
            />
            <TextInput
              id={fieldId(`stages-${index}-text`)}
              label={`What is handed in at the end of stage ${index + 1}`}
              note="(optional)"
              value={stage.text}
              hint="Begin with its name: “Point sheet: every inlet and outfall”."
              maxLength={labLimits.stageTextLength}
              onChange={({ currentTarget }) => change(index, { text: currentTarget.value })}
              className="col-start-2 desk:col-span-2"
            />
          </li>
        ))}
      </ol>
      {stages.length < labLimits.stages && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...stages, { id: crypto.randomUUID().slice(0, 8), name: '', text: '', endsOn: '' }])}
          className="mt-3"
        >
          Add a stage
        </Button>
      )}
    </>
  )
}
