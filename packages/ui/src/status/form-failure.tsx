import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

export function FormFailure({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p role="alert" className={`flex gap-1.5 text-dense font-medium text-danger ${className}`}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
