import type { ComponentProps } from 'react'
import { ChoiceRow, type ChoiceTexts } from './choice-row.tsx'

interface RadioProps extends ChoiceTexts, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  name: string
}

export function Radio({ children, count, swatch, className, ...rest }: RadioProps) {
  return (
    <ChoiceRow
      {...{ count, swatch, className }}
      control={
        <input
          {...rest}
          type="radio"
          className="size-4.5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface transition-[border-width,border-color] checked:border-[5.5px] checked:border-brand"
        />
      }
    >
      {children}
    </ChoiceRow>
  )
}
