import type { ComponentProps } from 'react'
import { fieldBox } from './field-box.ts'
import { Field, type FieldTexts } from './field.tsx'

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {
  className?: string | undefined
}

export function TextArea({ label, note, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => <textarea rows={5} {...rest} {...control} className={`${fieldBox} py-2 leading-body`} />}
    </Field>
  )
}
