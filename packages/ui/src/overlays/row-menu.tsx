import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { closeDetails, closingDetails } from './closing-details.ts'

/** A menu of a row's rare actions, and those that should not be pressed by mistake. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details {...closingDetails} className="relative">
      <summary
        aria-label={label}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-hover desk:size-9 [&::-webkit-details-marker]:hidden"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </summary>
      <div
        // Takes the focus of a click between the choices, because the layer closes when the focus leaves it.
        tabIndex={-1}
        className="absolute inset-e-0 top-full z-4 mt-1 w-max min-w-56 animate-drop rounded-card border border-hairline bg-raised p-1.5 shadow-layer"
      >
        {children}
      </div>
    </details>
  )
}

interface RowMenuChoiceProps {
  icon: ReactNode
  label: string
  of: string
  isDanger?: boolean
  onChoose: () => void
}

export const RowMenuChoice = ({ icon, label, of, isDanger = false, onChoose }: RowMenuChoiceProps) => (
  <button
    type="button"
    aria-label={`${label}: ${of}`}
    onClick={({ currentTarget }) => {
      closeDetails(currentTarget.closest('details'))
      onChoose()
    }}
    className={`flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start text-dense font-medium hover:bg-hover [&>svg]:size-4.5 ${isDanger ? 'text-danger' : ''}`}
  >
    {icon}
    {label}
  </button>
)
