import X from 'lucide-react/icons/x'

interface ChatFlowAddedProps {
  label: string
  entries: readonly string[]
  onRemove: (entry: string) => void
}

export function ChatFlowAdded({ label, entries, onRemove }: ChatFlowAddedProps) {
  if (entries.length === 0) return null
  return (
    <ul aria-label={`${label}: added`} className="mt-3 flex list-none flex-wrap gap-2">
      {entries.map((entry) => (
        <li key={entry} className="min-w-0">
          <button
            type="button"
            onClick={() => onRemove(entry)}
            className="inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-control border border-brand bg-brand-soft ps-3 pe-2 text-start text-dense font-medium text-ink hover:bg-hover"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">Remove </span>
              {entry}
            </span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
