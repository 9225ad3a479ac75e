import { ProgressBar } from '@kere/ui/progress-bar'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore } from 'react'
import { countRows, describeProgress } from './export-text.ts'
import type { Exports, ShownExport } from './exports-store.ts'

const icons = {
  running: <Download aria-hidden="true" className="size-5 shrink-0 text-brand" />,
  saved: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />,
  failed: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
}

export function ExportTray({ exports }: { exports: Exports }) {
  const shown = useSyncExternalStore(exports.listen, () => exports.state)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Exports" className="flex flex-col gap-3">
      {shown.map((each) => (
        <Entry key={each.id} entry={each} exports={exports} />
      ))}
    </ul>
  )
}

function Entry({ entry, exports }: { entry: ShownExport; exports: Exports }) {
  const { id, name, state, rows, total } = entry
  return (
    <li className="pointer-events-auto animate-arrive rounded-card border border-hairline bg-raised text-dense text-ink shadow-layer">
      <div className="flex min-h-14 items-center gap-3 ps-4 pe-1.5">
        {icons[state]}
        <p className="min-w-0 grow py-2.5">
          <span className="block font-semibold">{titleOf(entry)}</span>
          <span className="block text-muted wrap-anywhere">{textOf(entry)}</span>
        </p>
        {state === 'running' && <Action label="Cancel" about={name} onRun={() => exports.cancel(id)} />}
        {state === 'failed' && <Action label="Retry" about={name} onRun={() => exports.retry(id)} />}
        {state !== 'running' && (
          <button
            type="button"
            aria-label={`Dismiss ${name}`}
            onClick={() => exports.dismiss(id)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {state === 'running' && (
        <ProgressBar
          label={`Exporting ${name}`}
          value={Math.min(rows, total ?? 0)}
          max={total ?? 0}
          className="mx-4 mb-3"
        />
      )}
    </li>
  )
}

function Action({ label, about, onRun }: { label: string; about: string; onRun: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${label} export of ${about}`}
      onClick={onRun}
      className="min-h-11 shrink-0 cursor-pointer px-2.5 font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {label}
    </button>
  )
}

function titleOf({ name, state }: ShownExport) {
  if (state === 'running') return `Exporting ${name}`
  return state === 'saved' ? `${name} saved` : `${name} could not be exported`
}

function textOf({ state, rows, total, fileName, reason }: ShownExport) {
  if (state === 'running') return describeProgress(rows, total)
  return state === 'saved' ? `${countRows(rows)}, ${fileName}` : reason
}
