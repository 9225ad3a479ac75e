import { t } from '@kere/brand/messages'
import X from 'lucide-react/icons/x'

interface ChatFlowAddedProps {
  label: string
  entries: readonly string[]
  names?: Readonly<Record<string, string>> | undefined
  onRemove: (entry: string) => void
}

export function ChatFlowAdded({ label, entries, names, onRemove }: ChatFlowAddedProps) {
  if (entries.length === 0) return null
  return (
    <ul
      aria-label={t('{label}: added', { label }, 'Name of a list, for screen readers')}
      className="mt-3 flex list-none flex-wrap gap-2"
    >
      {entries.map((entry) => (
        <li key={entry} className="min-w-0">
          <button
            type="button"
            onClick={() => onRemove(entry)}
            className="inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-control border border-brand bg-brand-soft ps-3 pe-2 text-start text-dense font-medium text-ink hover:bg-hover"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{t('Remove', 'Button, before the name of an entry, for screen readers')} </span>
              {names?.[entry] ?? entry}
            </span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
