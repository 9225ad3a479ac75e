import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

interface RefusalProps {
  className?: string
  children: ReactNode
}

/** Why an act was refused, beside what asked for it, until it is asked again. */
export function RefusedAct({ className = '', children }: RefusalProps) {
  return (
    <p role="alert" className={`flex gap-1.5 text-dense font-medium text-danger ${className}`}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** The same at the head of a form, whose button may be far below (S-571). */
export function RefusedForm({ className = '', children }: RefusalProps) {
  return (
    <p
      role="alert"
      className={`flex gap-2.5 border-s-4 border-danger bg-danger-soft px-3.5 py-3 font-semibold ${className}`}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
