import { useId } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { SelectBox, type SelectBoxProps } from './select-box.tsx'

interface SelectProps extends FieldTexts, SelectBoxProps {
  /** A hidden label is read aloud. Beside it there is no room for a hint or an error. */
  labelPlace?: 'above' | 'beside' | 'hidden' | undefined
  className?: string | undefined
}

export function Select({ label, labelPlace = 'above', note, hint, error, id, className = '', ...rest }: SelectProps) {
  const generated = useId()
  const draw = (control: Pick<SelectBoxProps, 'id' | 'aria-describedby' | 'aria-invalid'>) => (
    <SelectBox {...control} {...rest} />
  )
  if (labelPlace !== 'beside')
    return (
      <Field {...{ label, note, hint, error, id, className }} isLabelHidden={labelPlace === 'hidden'}>
        {draw}
      </Field>
    )
  const control = id ?? generated
  return (
    <div className={`flex items-center ${className}`}>
      <label htmlFor={control} className="me-2.5 text-meta text-muted">
        {label}
      </label>
      {draw({ id: control })}
    </div>
  )
}
