import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import { useSyncExternalStore } from 'react'
import { TrayEntry } from '../tray/tray-entry.tsx'
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
    <TrayEntry
      title={titleOf(entry)}
      text={textOf(entry)}
      icon={icons[state]}
      actions={[
        ...(state === 'running'
          ? [{ label: 'Cancel', name: `Cancel export of ${name}`, onRun: () => exports.cancel(id) }]
          : []),
        ...(state === 'failed'
          ? [{ label: 'Retry', name: `Retry export of ${name}`, onRun: () => exports.retry(id) }]
          : []),
      ]}
      dismiss={state === 'running' ? null : { name: `Dismiss ${name}`, onRun: () => exports.dismiss(id) }}
      progress={
        state === 'running' ? { label: `Exporting ${name}`, value: Math.min(rows, total ?? 0), max: total ?? 0 } : null
      }
    />
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
