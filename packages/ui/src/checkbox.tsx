import Check from 'lucide-react/icons/check'
import type { ComponentProps } from 'react'
import { ChoiceRow, type ChoiceTexts } from './choice-row.tsx'

interface CheckboxProps extends ChoiceTexts, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {}

export function Checkbox({ children, count, swatch, className, ...rest }: CheckboxProps) {
  return (
    <ChoiceRow
      {...{ count, swatch, className }}
      control={
        <span className="relative grid size-4.5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            className="peer size-4.5 cursor-[inherit] appearance-none rounded-badge border border-control bg-surface transition-[background-color,border-color] checked:border-brand checked:bg-brand"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute inset-0.5 hidden size-3.5 stroke-3 text-on-brand peer-checked:block forced-colors:text-[CanvasText]"
          />
        </span>
      }
    >
      {children}
    </ChoiceRow>
  )
}
