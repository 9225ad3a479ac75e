import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { Cascade } from '@kere/ui/charts/cascade'
import { ButtonLink } from '@kere/ui/controls/button'
import type { ReactNode } from 'react'

const stagesOfLab = [1, 0.6, 0, 0].map((share) => ({ share }))

/** A frame for a small drawing of a part of the product. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 84 60" className="h-15 w-21 fill-none stroke-ink stroke-[1.5]">
    {children}
  </svg>
)

const Words = ({ x, y, size = 9, children }: { x: number; y: number; size?: number; children: ReactNode }) => (
  <text x={x} y={y} fontSize={size} className="fill-ink stroke-none font-heading font-semibold">
    {children}
  </text>
)

const offers: { drawing: ReactNode; title: string; text: string }[] = [
  {
    drawing: (
      <Drawing>
        {[12, 30, 48].map((y, row) => (
          <g key={y}>
            <circle cx="8" cy={y} r="5" className={row === 0 ? 'fill-brand stroke-brand' : 'fill-surface'} />
            <path d={`M19 ${y}h${36 - row * 7}`} strokeWidth="4" className="stroke-brand" opacity={1 - row * 0.25} />
            <Words x={61} y={y + 3}>
              {t('{minutes} min', { minutes: 12 + row * 6 }, 'Length, in a small drawing')}
            </Words>
          </g>
        ))}
      </Drawing>
    ),
    title: t('Full outlines', 'What Kere offers, heading on the home page'),
    text: t('See every module and lesson, with its length, before you start.', 'What Kere offers, on the home page'),
  },
  {
    drawing: <Cascade stages={stagesOfLab} className="mt-2 h-11! w-21!" />,
    title: t('Labs in stages', 'What Kere offers, heading on the home page'),
    text: t('Each stage has a date and one thing to hand in. A mentor reads it.', 'What Kere offers, on the home page'),
  },
  {
    drawing: (
      <Drawing>
        <path d="M2 4h34" strokeWidth="3" />
        <Words x={2} y={15}>
          {t('Sat', 'Day of the week')}
        </Words>
        <Words x={2} y={40} size={27}>
          21
        </Words>
        <path d="M2 53h80" strokeWidth="6" className="stroke-hairline" />
        <path d="M2 53h58" strokeWidth="6" className="stroke-brand" />
        <Words x={43} y={40}>
          {t('7 left', 'Seats, in a small drawing')}
        </Words>
      </Drawing>
    ),
    title: t('Events with seats you can see', 'What Kere offers, heading on the home page'),
    text: t('Walks, workshops and clinics, in person and online.', 'What Kere offers, on the home page'),
  },
  {
    drawing: (
      <Drawing>
        {['fill-brand', 'fill-leaf', 'fill-marigold'].map((fill, place) => (
          <g key={fill}>
            <circle cx={18 + place * 23} cy="30" r="16" strokeWidth="2" className={`stroke-canvas ${fill}`} />
            <circle cx={18 + place * 23} cy="25" r="5" className="fill-surface stroke-none" />
            <path d={`M${8 + place * 23} 42a10 9 0 0 1 20 0`} className="fill-surface stroke-none" />
          </g>
        ))}
      </Drawing>
    ),
    title: t('Mentors matched by people', 'What Kere offers, heading on the home page'),
    text: t('Our team reads each request and picks who has done it.', 'What Kere offers, on the home page'),
  },
  {
    drawing: (
      <Drawing>
        {[38, 36, 37, 30, 22, 19, 20].map((height, place) => (
          <rect
            key={`${height}-${place > 2}`}
            x={4 + place * 11}
            y={50 - height}
            width="8"
            height={height}
            className={`stroke-none ${place > 2 ? 'fill-leaf' : 'fill-brand'}`}
          />
        ))}
        <path d="M2 50h80" />
        <Words x={48} y={20}>
          {t('−38 kg', 'Weight, in a small drawing')}
        </Words>
      </Drawing>
    ),
    title: t('A portfolio with evidence', 'What Kere offers, heading on the home page'),
    text: t('Verified entries carry a mark. The rest is in your words.', 'What Kere offers, on the home page'),
  },
  {
    drawing: (
      <Drawing>
        <rect x="2" y="4" width="80" height="52" rx="3" className="fill-surface" />
        <path d="M2 15h80" />
        <path d="M9 25h40" strokeWidth="5" />
        <path d="M9 35h66M9 42h66M9 49h40" className="stroke-control" />
        <path d="M2 15h26" strokeWidth="3" className="stroke-marigold" />
      </Drawing>
    ),
    title: t('Opens on slow connections', 'What Kere offers, heading on the home page'),
    text: t('You can read every page before its scripts load, or without them.', 'What Kere offers, on the home page'),
  },
]

export function HomeOffer() {
  return (
    <div className="grid gap-y-section wide:grid-cols-12 wide:gap-x-12">
      <section aria-labelledby="why" className="border-t-2 border-ink pt-3.5 wide:col-span-5">
        <h2 id="why">{t('Why learn here', 'Heading on the home page')}</h2>
        <p className="mt-5 font-heading text-section font-heavy tracking-heading text-balance">
          {t(
            'Our courses do not end with a quiz. They ask you to go to a lake, a roof or a kitchen and measure it.',
            'Large text on the home page',
          )}
        </p>
        <ButtonLink href="/courses?level=beginner" variant="outline" className="mt-6">
          {t('Browse beginner courses', 'Button on the home page')}
        </ButtonLink>
      </section>
      <section aria-labelledby="offer" className="border-t-2 border-ink pt-3.5 wide:col-span-7">
        <h2 id="offer">{t('What {product} offers', { product }, 'Heading on the home page')}</h2>
        <ul className="mt-2 grid gap-x-gap desk:grid-cols-2">
          {offers.map(({ drawing, title, text }) => (
            <li key={title} className="flex gap-4 border-b border-hairline py-4">
              <div aria-hidden="true" className="w-21 shrink-0">
                {drawing}
              </div>
              <div>
                <h3 className="text-body leading-dense">{title}</h3>
                <p className="mt-1 text-snug text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
