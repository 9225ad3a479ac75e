import { ProgressBar } from '@kere/ui/progress-bar'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import ListChecks from 'lucide-react/icons/list-checks'
import X from 'lucide-react/icons/x'
import { useRef, useSyncExternalStore } from 'react'
import type { BulkRuns } from './bulk-runs.ts'
import { describeProgress, handledOf, nameRun, tellRest, titleEnd } from './bulk-text.ts'
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
  const { id, state, total, counts, troubles, isStopping, undoable } = run
  const entry = useRef<HTMLLIElement>(null)
  const title = state === 'ended' ? titleEnd(run) : nameRun(run)
  const text = textOf(run)
  // The pressed button goes; the focus stays with what it has changed.
  const press = (act: (id: number) => void) => () => {
    entry.current?.focus()
    act(id)
  }
  return (
    <li
      ref={entry}
      tabIndex={-1}
      aria-label={title}
      className="pointer-events-auto animate-arrive rounded-card border border-hairline bg-raised text-dense text-ink shadow-layer"
    >
      <div className="flex min-h-14 items-center gap-3 ps-4 pe-1.5">
        <Icon run={run} />
        <p className="min-w-0 grow py-2.5">
          <span className="block font-semibold">{title}</span>
          {text && <span className="block text-muted tabular-nums wrap-anywhere">{text}</span>}
        </p>
        {state === 'running' && !isStopping && <Action label="Stop" about={title} onRun={press(runs.stop)} />}
        {state === 'paused' && <Action label="Continue" about={title} onRun={press(runs.resume)} />}
        {state === 'paused' && <Action label="Stop" about={title} onRun={press(runs.stop)} />}
        {state === 'ended' && counts.failed > 0 && (
          <Action label="Retry failed" about={title} onRun={press(runs.retry)} />
        )}
        {state === 'ended' && undoable > 0 && <Action label="Undo" about={title} onRun={press(runs.undo)} />}
        {state === 'ended' && (
          <button
            type="button"
            aria-label={`Dismiss ${title}`}
            onClick={() => runs.dismiss(id)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {state === 'running' && total !== null && (
        <ProgressBar label={title} value={Math.min(handledOf(run), total)} max={total} className="mx-4 mb-3" />
      )}
      {troubles.length > 0 && <Troubles run={run} />}
    </li>
  )
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

function Action({ label, about, onRun }: { label: string; about: string; onRun: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${about}`}
      onClick={onRun}
      className="min-h-11 shrink-0 cursor-pointer px-2 font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {label}
    </button>
  )
}

function textOf(run: ShownRun) {
  if (run.state === 'ended') return tellRest(run)
  if (run.state === 'paused') return `${describeProgress(run)} done. ${run.reason ?? ''}`
  return run.isStopping ? `Stopping after ${describeProgress(run)}` : describeProgress(run)
}
