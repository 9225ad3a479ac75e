import type { ComponentProps } from 'react'
import type { ChoiceTexts } from './choice-row.tsx'

interface SwitchProps
  extends Omit<ChoiceTexts, 'swatch'>, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** Hide the label if the row and the column already name the switch, as in a table. */
  labelPlace?: 'before' | 'hidden' | undefined
}

export function Switch({ children, count, labelPlace = 'before', className = '', ...rest }: SwitchProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-1.5 text-dense font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-55 ${className}`}
    >
      <span className={labelPlace === 'hidden' ? 'sr-only' : 'grow'}>
        {children}
        {count !== undefined && <span className="ps-1.5 text-meta font-normal text-muted tabular-nums">{count}</span>}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer h-6 w-10 cursor-[inherit] appearance-none rounded-full border border-control bg-surface transition-[background-color,border-color] checked:border-brand checked:bg-brand"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-1 top-1 size-4 rounded-full bg-control transition-[transform,background-color] peer-checked:translate-x-4 peer-checked:bg-on-brand forced-colors:bg-[CanvasText]!"
        />
      </span>
    </label>
  )
}
