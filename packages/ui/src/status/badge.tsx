import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva('badge', {
  variants: {
    tone: {
      leaf: 'border-transparent bg-leaf-soft text-leaf',
      brand: 'border-transparent bg-brand-soft text-brand',
      neutral: 'border-hairline bg-surface text-ink',
      warn: 'border-transparent bg-warn-soft text-warn',
      danger: 'border-transparent bg-danger-soft text-danger',
      info: 'border-transparent bg-info-soft text-info',
      bloom: 'border-transparent bg-bloom-soft text-bloom',
      marigold: 'border-transparent bg-marigold text-on-marigold',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

interface BadgeProps {
  tone?: VariantProps<typeof look>['tone'] | undefined
  /** An icon, because colour alone must not convey a status. */
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={look({ tone, className })}>
      {icon}
      {children}
    </span>
  )
}
