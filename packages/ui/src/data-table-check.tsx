import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'

interface DataTableCheckProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onChange: (isChecked: boolean) => void
}

/** The room around the box takes the finger. */
export function DataTableCheck({ label, isChecked, isMixed = false, onChange }: DataTableCheckProps) {
  const mark = 'pointer-events-none absolute inset-0.5 size-3.5 stroke-3 text-on-brand forced-colors:text-[CanvasText]'
  return (
    <label className="relative z-1 grid h-10.5 w-11 cursor-pointer place-items-center">
      <span className="relative grid size-4.5">
        <input
          type="checkbox"
          aria-label={label}
          checked={isChecked}
          ref={(input) => {
            if (input) input.indeterminate = isMixed
          }}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4.5 cursor-[inherit] appearance-none rounded-badge border border-control bg-surface transition-[background-color,border-color] checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand"
        />
        {isMixed ? (
          <Minus aria-hidden="true" className={mark} />
        ) : (
          isChecked && <Check aria-hidden="true" className={mark} />
        )}
      </span>
    </label>
  )
}
