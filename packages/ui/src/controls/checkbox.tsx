import type { ComponentProps } from 'react'
import { ChoiceRow, type ChoiceTexts } from './choice-row.tsx'

interface CheckboxProps extends ChoiceTexts, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {}

export function Checkbox({ children, count, swatch, className, ...rest }: CheckboxProps) {
  return (
    <ChoiceRow {...{ count, swatch, className }} control={<input {...rest} type="checkbox" className="checkbox" />}>
      {children}
    </ChoiceRow>
  )
}
