import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'

interface RefusalBoxProps {
  text: string | null
  /** The error of each wrong field, by the field's name, with a link to it. */
  wrong?: Readonly<Record<string, string>>
  /** If true, screen readers announce this box. Only one of the two boxes on the page does so (C-44). */
  isAlert?: boolean
  isNote?: boolean
  className?: string
}

export function RefusalBox({ text, wrong = {}, isAlert = false, isNote = false, className = '' }: RefusalBoxProps) {
  if (!text) return null
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={`flex gap-2 rounded-control border px-4 py-3 text-dense font-medium ${isNote ? 'border-hairline bg-info-soft text-ink' : 'border-danger bg-danger-soft text-danger'} ${className}`}
    >
      {isNote ? (
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
      ) : (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      )}
      <div>
        <p>{text}</p>
        {Object.keys(wrong).length > 0 && (
          <ul className="mt-1 list-none">
            {Object.entries(wrong).map(([name, message]) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => document.getElementsByName(name)[0]?.focus()}
                  className="min-h-7 cursor-pointer text-start underline underline-offset-3 hover:decoration-2"
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
