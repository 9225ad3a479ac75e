import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'

interface RefusalBoxProps {
  text: string | null
  /** C-44: of the two boxes one is read out. */
  isAlert?: boolean
  isNote?: boolean
  className?: string
}

export function RefusalBox({ text, isAlert = false, isNote = false, className = '' }: RefusalBoxProps) {
  if (!text) return null
  return (
    <p
      role={isAlert ? 'alert' : undefined}
      className={`flex gap-2 rounded-control border px-4 py-3 text-dense font-medium ${isNote ? 'border-hairline bg-info-soft text-ink' : 'border-danger bg-danger-soft text-danger'} ${className}`}
    >
      {isNote ? (
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
      ) : (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      )}
      <span>{text}</span>
    </p>
  )
}
