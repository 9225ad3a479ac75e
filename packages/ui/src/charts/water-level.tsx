import { waterPaths, waterSize } from './water-paths.ts'

interface WaterLevelProps {
  seed: string
  /** The share of the tile that is under water, 0 to 100. */
  percent: number
  className?: string | undefined
}

const crop = (percent: number) => (percent < 34 ? 'xMidYMax slice' : percent > 66 ? 'xMidYMin slice' : 'xMidYMid slice')

export function WaterLevel({ seed, percent, className = '' }: WaterLevelProps) {
  const { ground, water, depths } = waterPaths(seed, percent)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${waterSize} ${waterSize}`}
      preserveAspectRatio={crop(percent)}
      className={`block overflow-hidden bg-brand-soft ${className}`}
    >
      <g className="fill-none stroke-brand/50 stroke-1">
        {ground.map((path) => (
          <path key={path} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      {water && (
        <g key={percent} className="animate-[ds-rise_320ms_var(--ds-ease-out)_both] motion-reduce:animate-none">
          <path d={water} className="fill-[color-mix(in_oklab,var(--ds-brand)_84%,var(--ds-brand-soft))]" />
          <g className="fill-band/15 stroke-on-band/55 stroke-1">
            {depths.map((path) => (
              <path key={path} d={path} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
          <path d={water} className="fill-none stroke-ink/70 stroke-2" vectorEffect="non-scaling-stroke" />
        </g>
      )}
    </svg>
  )
}
