interface ProgressBarProps {
  label: string
  value: number
  max: number
  segments?: readonly number[] | undefined
  tone?: 'brand' | 'warn' | undefined
  className?: string | undefined
}

/** A bar beside the same number in words. */
export function ProgressBar({ label, value, max, segments = [1], tone = 'brand', className = '' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const total = segments.reduce((sum, part) => sum + part, 0)
  const ends = segments.map((_, index) => segments.slice(0, index + 1).reduce((sum, part) => sum + part, 0) / total)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={`flex h-2 gap-0.5 ${className}`}
    >
      {ends.map((end, index) => {
        const start = ends[index - 1] ?? 0
        const filled = Math.min(1, Math.max(0, (share - start) / (end - start)))
        return (
          <span
            key={end}
            style={{ flexGrow: end - start }}
            className="basis-0 rounded-swatch bg-sunken shadow-[inset_0_0_0_1px_var(--ds-hairline)]"
          >
            <span
              style={{ width: `${filled * 100}%` }}
              className={`block h-2 rounded-swatch ${tone === 'warn' ? 'bg-warn' : 'bg-brand'}`}
            />
          </span>
        )
      })}
    </div>
  )
}
