import type { ComponentProps } from 'react'
import { fieldBox } from './field-box.ts'
import { Field, type FieldTexts } from './field.tsx'

interface LineInputProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'rows'> {
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

/** A field for one line of text, which wraps as it grows, so that a long title is never cut. It takes no line breaks. */
export function LineInput({
  label,
  isLabelHidden,
  note,
  hint,
  error,
  errorId,
  id,
  className,
  onChange,
  onKeyDown,
  ...rest
}: LineInputProps) {
  return (
    <Field {...{ label, isLabelHidden, note, hint, error, errorId, id, className }}>
      {(control) => (
        <textarea
          {...control}
          {...rest}
          rows={1}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (value.includes('\n')) event.currentTarget.value = value.replaceAll(/\s*\n\s*/g, ' ')
            onChange?.(event)
          }}
          className={`${fieldBox} field-sizing-content resize-none wrap-anywhere py-2 leading-body`}
        />
      )}
    </Field>
  )
}
