import Lock from 'lucide-react/icons/lock'
import type { ComponentProps, ReactNode } from 'react'
import { fieldBox } from './field-box.ts'
import { Field, type FieldTexts } from './field.tsx'

interface TextInputProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className'> {
  end?: ReactNode
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

export function TextInput({
  label,
  isLabelHidden,
  note,
  hint,
  error,
  errorId,
  id,
  end,
  className,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ label, isLabelHidden, note, hint, error, errorId, id, className }}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            {...control}
            {...rest}
            className={`${fieldBox} ${end ? 'pe-24!' : rest.readOnly ? 'pe-10!' : ''}`}
          />
          {end && <span className="absolute inset-y-0 inset-e-0 flex items-center">{end}</span>}
          {rest.readOnly && (
            <Lock
              aria-hidden="true"
              className="pointer-events-none absolute inset-e-3 top-1/2 size-4.5 -translate-y-1/2"
            />
          )}
        </span>
      )}
    </Field>
  )
}
