import { waterBands } from '@kere/brand/water-bands'
import { useId } from 'react'

export interface CascadeStage {
  share: number
}

const width = 1200
const height = 132
const drop = 15
const depth = 62

/** The depth at which each band of water begins, as a share of the whole. */
const bandTops = [0, 0.26, 0.5, 0.78] as const

/** Draws stages as tanks that spill into each other. The names and dates of the stages are in the text below. */
export function Cascade({ stages, className = '' }: { stages: readonly CascadeStage[]; className?: string }) {
  const id = useId()
  const span = width / stages.length
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 0 ${width + 4} ${height}`}
      preserveAspectRatio="none"
      className={`block h-20 w-full desk:h-33 ${className}`}
    >
      {stages.map(({ share }, index) => {
        const tank = { x: index * span, y: 10 + index * drop, span, isLast: index === stages.length - 1 }
        const level = tank.y + 8 + (1 - Math.min(1, share)) * (depth - 12)
        const bottom = tank.y + depth + 8
        return (
          <g key={tank.x}>
            {share > 0 && (
              <>
                <clipPath id={`${id}-${index}`}>
                  <path d={`${bedOf(tank)}Z`} />
                </clipPath>
                <g clipPath={`url(#${id}-${index})`}>
                  {bandTops.map((from, band) => (
                    <rect
                      key={from}
                      x={tank.x}
                      y={level + from * (bottom - level)}
                      width={span}
                      height={bottom - level}
                      fill={waterBands[band]}
                    />
                  ))}
                </g>
              </>
            )}
            <path
              d={bedOf(tank)}
              fill="none"
              strokeWidth="2"
              strokeDasharray={share > 0 ? undefined : '7 5'}
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
            {!tank.isLast && (
              <>
                <path
                  d={`M${tank.x + span * 0.9} ${tank.y + 2}Q${tank.x + span * 0.95} ${tank.y - 8} ${tank.x + span} ${tank.y + drop}`}
                  fill="none"
                  strokeWidth="3"
                  vectorEffect="non-scaling-stroke"
                  className={share >= 1 ? 'stroke-brand' : 'stroke-hairline'}
                />
                <path
                  d={`M${tank.x + span * 0.895} ${tank.y + 12}l${span * 0.02} -14`}
                  strokeWidth="8"
                  vectorEffect="non-scaling-stroke"
                  className="stroke-marigold"
                />
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const bedOf = ({ x, y, span, isLast }: { x: number; y: number; span: number; isLast: boolean }) =>
  [
    `M${x} ${y}`,
    `C${x + span * 0.07} ${y + depth * 0.6} ${x + span * 0.12} ${y + depth * 0.8} ${x + span * 0.24} ${y + depth * 0.85}`,
    `S${x + span * 0.44} ${y + depth} ${x + span * 0.56} ${y + depth * 0.92}`,
    `S${x + span * 0.8} ${y + depth * 0.85} ${x + span * (isLast ? 1 : 0.9)} ${y + 4}`,
  ].join('')
