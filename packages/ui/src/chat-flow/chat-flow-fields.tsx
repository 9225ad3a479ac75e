import { useEffect, useRef, type ReactNode } from 'react'
import { fieldBox } from '../controls/field-box.ts'
import { Field } from '../controls/field.tsx'
import type { FieldsStep } from './chat-flow-state.ts'

interface ChatFlowFieldsProps {
  step: FieldsStep & { label: string }
  values: readonly string[]
  error: string | undefined
  hint: ReactNode
  describedBy: string | undefined
  onValues: (values: readonly string[]) => void
}

/** Several short fields for one question. An error is shown beside its field. */
export function ChatFlowFields({ step, values, error, hint, describedBy, onValues }: ChatFlowFieldsProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const { fields } = step
  const wrong = error === undefined ? -1 : fields.findIndex(({ refusals = [] }) => refusals.includes(error))
  const wrongIndex = error !== undefined && wrong === -1 ? fields.length - 1 : wrong

  useEffect(() => {
    if (wrongIndex >= 0) box.current?.querySelectorAll('input')[wrongIndex]?.focus()
  }, [wrongIndex])

  const write = (place: number, value: string) =>
    onValues(fields.map((_, index) => (index === place ? value : (values[index] ?? ''))))

  return (
    <fieldset ref={box} aria-describedby={describedBy}>
      <legend className="sr-only">{step.label}</legend>
      <div className="grid gap-5 desk:grid-cols-2 desk:gap-4">
        {fields.map(({ id, label, type, autoComplete, maxLength }, index) => (
          <Field key={id} label={label} error={index === wrongIndex ? error : undefined}>
            {(control) => (
              <input
                {...{ type, autoComplete, maxLength }}
                {...control}
                name={id}
                value={values[index] ?? ''}
                onChange={(event) => write(index, event.target.value)}
                className={fieldBox}
              />
            )}
          </Field>
        ))}
      </div>
      {hint && <p className="mt-4 text-meta text-muted">{hint}</p>}
    </fieldset>
  )
}
