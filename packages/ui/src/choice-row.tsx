import type { ReactNode } from 'react'

export interface ChoiceTexts {
  children: ReactNode
  count?: number | string | undefined
  swatch?: string | undefined
  className?: string | undefined
}

interface ChoiceRowProps extends ChoiceTexts {
  control: ReactNode
}

/** All of the row is the label; 44 px for thumbs, 34 for pointers. */
export function ChoiceRow({ control, children, count, swatch, className = '' }: ChoiceRowProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-dense has-disabled:cursor-not-allowed has-disabled:opacity-55 desk:min-h-8.5 ${className}`}
    >
      {control}
      {swatch && (
        <span aria-hidden="true" className="size-2.25 shrink-0 rounded-swatch" style={{ background: swatch }} />
      )}
      <span className="grow">{children}</span>
      {count !== undefined && <span className="ps-2 text-meta text-muted tabular-nums">{count}</span>}
    </label>
  )
}
