import { t } from '@kere/brand/messages'
import { waterBands } from '@kere/brand/water-bands'

/** The outline of the ground from hill to plain, 1200 × 320 units. */
const ground =
  'M0 92C40 70 90 74 140 104 210 146 250 204 340 206 378 206 392 122 418 122 444 122 456 200 506 200L612 200C646 200 660 250 712 250 762 250 782 190 806 190 830 190 846 252 890 252L972 252C1004 252 1020 290 1066 290 1112 290 1124 240 1144 240 1164 240 1176 300 1200 300'

const tanks = [
  { from: 236, to: 418, level: 148 },
  { from: 612, to: 806, level: 212 },
  { from: 972, to: 1144, level: 262 },
]

const parts = [
  { name: t('Rain', 'On a drawing'), x: 74, y: 34 },
  { name: t('Catchment', 'Label on the map of a lake'), x: 92, y: 136 },
  { name: t('Kere, a tank', 'On a drawing'), x: 320, y: 118 },
  { name: t('Bund, the earth wall', 'On a drawing'), x: 418, y: 92 },
  { name: t('Waste weir: the overflow to the next tank', 'On a drawing'), x: 806, y: 160 },
  { name: t('Fields', 'On a drawing: of farmers'), x: 540, y: 160 },
  { name: t('Well', 'On a drawing: for water'), x: 584, y: 282 },
]

const rain = Array.from({ length: 14 }, (_, drop) => ({ x: 120 + drop * 22, y: 14 + (drop % 3) * 16 }))
const crops = [
  ...Array.from({ length: 12 }, (_, plant) => 504 + plant * 8),
  ...Array.from({ length: 10 }, (_, plant) => 894 + plant * 8),
]

/** The drawing only contains numbers. Their names are below it as text, so that they can be read, found and styled. */
export function TankSection() {
  return (
    <figure className="mt-6 desk:mt-8">
      <svg
        viewBox="0 0 1200 320"
        aria-hidden="true"
        className="block h-auto w-full border border-ink bg-surface outline outline-offset-2 outline-hairline max-[37.5rem]:h-31"
        preserveAspectRatio="xMinYMid slice"
      >
        {rain.map(({ x, y }) => (
          <path key={x} d={`M${x} ${y}l-6 14`} className="stroke-info" strokeWidth="2.5" />
        ))}
        {tanks.map(({ from, to, level }) => (
          <g key={from}>
            {waterBands.map((fill, band) => (
              <rect key={fill} x={from} y={level + band * 15} width={to - from} height="100" fill={fill} />
            ))}
          </g>
        ))}
        <path d={`${ground}V320H0Z`} className="fill-warn-soft" />
        <clipPath id="below-ground">
          <path d={`${ground}V320H0Z`} />
        </clipPath>
        <g clipPath="url(#below-ground)" fill="none" className="stroke-control" opacity="0.45">
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <path key={line} d={ground} transform={`translate(0 ${line * 26})`} />
          ))}
        </g>
        <path
          d="M250 236C420 240 560 252 700 282S1000 314 1200 318"
          fill="none"
          className="stroke-brand"
          strokeWidth="3"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <path d={ground} fill="none" className="stroke-ink" strokeWidth="3" />
        <g className="stroke-leaf" strokeWidth="3">
          {crops.map((x) => (
            <path key={x} d={`M${x} ${x < 700 ? 200 : 252}v-13`} />
          ))}
        </g>
        <path d="M552 200v84h8v-84" className="fill-surface stroke-ink" strokeWidth="3" />
        <path d="M553.5 262h5v21h-5z" className="fill-brand" />
        {parts.map(({ name, x, y }, place) => (
          <g key={name}>
            <circle
              cx={x}
              cy={y}
              r="15"
              className="fill-marigold stroke-on-marigold max-[37.5rem]:[r:24px]"
              strokeWidth="2"
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-on-marigold text-[17px] font-bold max-[37.5rem]:text-[27px]"
            >
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-3 text-meta">
        <p className="font-semibold">{t('Fig. 1. A section through a chain of tanks.', 'Below a drawing')}</p>
        <ol className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {parts.map(({ name }, place) => (
            <li key={name} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="grid size-5 place-items-center rounded-full bg-marigold text-[0.75rem] font-bold text-on-marigold"
              >
                {place + 1}
              </span>
              {name}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
