import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

interface RefusalProps {
  className?: string
  children: ReactNode
}

/** The reason why an action was refused, shown beside its button until the next try. */
export function RefusedAct({ className = '', children }: RefusalProps) {
  return (
    <p role="alert" className={`flex gap-1.5 text-dense font-medium text-danger ${className}`}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** Shows the reason of a refusal at the top of a form, because the form's button may be far below (S-571). */
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
