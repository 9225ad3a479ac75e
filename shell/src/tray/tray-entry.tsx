import { ProgressBar } from '@kere/ui/status/progress-bar'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'

export interface TrayAction {
  label: string
  /** The action's accessible name, which contains the row's name. */
  name: string
  onRun: () => void
}

interface TrayEntryProps {
  title: string
  text: string | undefined
  icon: ReactNode
  actions: readonly TrayAction[]
  dismiss: Omit<TrayAction, 'label'> | null
  progress: { label: string; value: number; max: number } | null
  children?: ReactNode
}

/** A long-running task in the tray: its name, its progress, and the possible actions. */
export function TrayEntry({ title, text, icon, actions, dismiss, progress, children }: TrayEntryProps) {
  const entry = useRef<HTMLLIElement>(null)
  return (
    <li
      ref={entry}
      tabIndex={-1}
      aria-label={title}
      className="pointer-events-auto animate-arrive rounded-card border border-hairline bg-raised text-dense text-ink shadow-layer"
    >
      <div className="flex min-h-14 items-center gap-3 ps-4 pe-1.5">
        {icon}
        <p className="min-w-0 grow py-2.5">
          <span className="block font-semibold">{title}</span>
          {text && <span className="block text-muted tabular-nums wrap-anywhere">{text}</span>}
        </p>
        {actions.map(({ label, name, onRun }) => (
          <button
            key={label}
            type="button"
            aria-label={name}
            // The pressed button disappears, so the focus moves to the entry that it has changed.
            onClick={() => {
              entry.current?.focus()
              onRun()
            }}
            className="min-h-11 shrink-0 cursor-pointer px-2 font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {label}
          </button>
        ))}
        {dismiss && (
          <button
            type="button"
            aria-label={dismiss.name}
            onClick={dismiss.onRun}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {progress && <ProgressBar {...progress} className="mx-4 mb-3" />}
      {children}
    </li>
  )
}
