import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import ListChecks from 'lucide-react/icons/list-checks'
import { useSyncExternalStore } from 'react'
import { TrayEntry } from '../tray/tray-entry.tsx'
import type { BulkRuns } from './bulk-runs.ts'
import { describeProgress, handledOf, nameRun, describeOutcomes, titleEnd } from './bulk-text.ts'
import type { ShownRun } from './shown-run.ts'

export function BulkTray({ runs }: { runs: BulkRuns }) {
  const shown = useSyncExternalStore(runs.listen, () => runs.state)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Bulk changes" className="flex flex-col gap-3">
      {shown.map((each) => (
        <Entry key={each.id} run={each} runs={runs} />
      ))}
    </ul>
  )
}

function Entry({ run, runs }: { run: ShownRun; runs: BulkRuns }) {
  const { id, state, total, troubles } = run
  const title = state === 'ended' ? titleEnd(run) : nameRun(run)
  return (
    <TrayEntry
      title={title}
      text={textOf(run)}
      icon={<Icon run={run} />}
      actions={actionsOf(run, runs).map(({ label, act }) => ({
        label,
        name: `${label}: ${title}`,
        onRun: () => act(id),
      }))}
      dismiss={state === 'ended' ? { name: `Dismiss ${title}`, onRun: () => runs.dismiss(id) } : null}
      progress={
        state === 'running' && total !== null
          ? { label: title, value: Math.min(handledOf(run), total), max: total }
          : null
      }
    >
      {troubles.length > 0 && <Troubles run={run} />}
    </TrayEntry>
  )
}

function actionsOf({ state, isStopping, counts, undoable }: ShownRun, { stop, resume, retry, undo }: BulkRuns) {
  if (state === 'running') return isStopping ? [] : [{ label: 'Stop', act: stop }]
  if (state === 'paused')
    return [
      { label: 'Continue', act: resume },
      { label: 'Stop', act: stop },
    ]
  return [
    ...(counts.failed > 0 ? [{ label: 'Retry failed', act: retry }] : []),
    ...(undoable > 0 ? [{ label: 'Undo', act: undo }] : []),
  ]
}

function Troubles({ run: { troubles, counts, noun } }: { run: ShownRun }) {
  const hidden = counts.refused + counts.failed - troubles.length
  return (
    <details className="border-t border-hairline">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">What was not changed, and why</summary>
      <ul className="max-h-60 overflow-y-auto overscroll-contain px-4 pb-2">
        {troubles.map(({ id, name, href, reason }) => (
          <li key={id} className="border-t border-hairline py-2">
            <a href={href} className="font-semibold wrap-anywhere underline underline-offset-3">
              {name || noun[0]}
            </a>
            <span className="block text-muted wrap-anywhere">{reason}</span>
          </li>
        ))}
        {hidden > 0 && <li className="border-t border-hairline py-2 text-muted">And {hidden} more</li>}
      </ul>
    </details>
  )
}

function Icon({ run: { state, counts, reason } }: { run: ShownRun }) {
  if (state === 'running') return <ListChecks aria-hidden="true" className="size-5 shrink-0 text-brand" />
  if (state === 'paused') return <CirclePause aria-hidden="true" className="size-5 shrink-0 text-warn" />
  return counts.refused + counts.failed === 0 && reason === null ? (
    <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
  ) : (
    <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
  )
}

function textOf(run: ShownRun) {
  if (run.state === 'ended') return describeOutcomes(run)
  if (run.state === 'paused') return `${describeProgress(run)} done. ${run.reason ?? ''}`
  return run.isStopping ? `Stopping after ${describeProgress(run)}` : describeProgress(run)
}
