import type { ComponentProps } from 'react'
import { ChoiceRow, type ChoiceTexts } from './choice-row.tsx'

interface RadioProps extends ChoiceTexts, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  name: string
}

export function Radio({ children, count, swatch, className, ...rest }: RadioProps) {
  return (
    <ChoiceRow {...{ count, swatch, className }} control={<input {...rest} type="radio" className="radio" />}>
      {children}
    </ChoiceRow>
  )
}
