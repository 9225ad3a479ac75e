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

export function ChoiceRow({ control, children, count, swatch, className }: ChoiceRowProps) {
  return (
    <label className={className ? `choice ${className}` : 'choice'}>
      {control}
      {swatch && <span aria-hidden="true" className="swatch" style={{ background: swatch }} />}
      <span className={`grow wrap-anywhere ${count === 0 ? 'text-muted' : ''}`}>{children}</span>
      {count !== undefined && <span className="choice-count">{count}</span>}
    </label>
  )
}
