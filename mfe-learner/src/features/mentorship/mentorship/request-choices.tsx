import { t } from '@kere/brand/messages'
import { Badge } from '@kere/ui/status/badge'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import Lock from 'lucide-react/icons/lock'

interface Choice {
  value: string
  label: string
  hint?: string
  isTaken?: boolean
}

interface ChoicesProps {
  legend: string
  number: number
  name: string
  columns: 3
  isFirst?: boolean
  value: string
  onChange: (value: string) => void
  options: readonly Choice[]
  note?: string | undefined
  error?: string | undefined
}

/** A choice of a few options as cards. An option that is not available says why. */
export function Choices({
  legend,
  number,
  name,
  isFirst = false,
  value,
  onChange,
  options,
  note,
  error,
}: ChoicesProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      className={isFirst ? '' : 'mt-8'}
      aria-describedby={error ? `${name}-error` : note ? `${name}-note` : undefined}
    >
      <legend className="font-heading text-section font-heavy tracking-heading">
        <span aria-hidden="true" className="me-2 text-brand">
          {number}
        </span>
        {legend}
      </legend>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 flex gap-2 text-dense font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      <div className="mt-3 grid gap-2 desk:grid-cols-3">
        {options.map(({ value: own, label, hint, isTaken = false }) => (
          <label
            key={own}
            className={
              isTaken
                ? 'flex min-h-14 items-center justify-between gap-2 rounded-control border border-dashed border-control bg-sunken px-3.5 py-2.5 text-muted'
                : 'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-3.5 py-2.5 hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand'
            }
          >
            {isTaken ? <Lock aria-hidden="true" className="size-4 shrink-0" /> : null}
            <input
              type="radio"
              name={name}
              value={own}
              checked={value === own}
              disabled={isTaken}
              onChange={() => onChange(own)}
              className={isTaken ? 'sr-only' : 'radio shrink-0'}
            />
            <span className="min-w-0 grow">
              <span className={isTaken ? 'mb-1 block font-semibold' : 'block font-semibold'}>{label}</span>
              {isTaken && (
                <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
                  {t('Pending', 'State, mentorship')}
                </Badge>
              )}
              {hint && <span className="block text-dense text-muted">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${name}-note`} className="mt-2.5 flex gap-2 text-dense text-muted">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {note}
        </p>
      )}
    </fieldset>
  )
}
