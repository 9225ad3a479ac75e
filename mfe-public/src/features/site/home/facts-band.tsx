import { t } from '@kere/brand/messages'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useTicker } from './use-ticker.ts'

/** Each fact names its source and year (U-07). */
const facts = [
  {
    text: t(
      'India’s plastic rules sort packaging into four kinds: rigid, flexible, multi-layered and compostable.',
      'Fact on the home page',
    ),
    source: t('CPCB, 2022', 'Source of a fact: an office or a rule, and its year'),
    href: 'https://eprplastic.cpcb.gov.in/',
  },
  {
    text: t(
      'Bengaluru gets about 970 mm of rain a year. On a roof of 100 square metres, that is 97,000 litres.',
      'Fact on the home page',
    ),
    source: t('IMD, 1981 to 2010', 'Source of a fact: an office or a rule, and its year'),
    href: 'https://mausam.imd.gov.in/',
  },
  {
    text: t('Millets such as ragi grow on a fraction of the water that paddy needs.', 'Fact on the home page'),
    source: t('FAO, 2023', 'Source of a fact: an office or a rule, and its year'),
    href: 'https://www.fao.org/millets-2023/en',
  },
  {
    text: t(
      'Homes in India have to hand over their waste in three parts: wet, dry and hazardous.',
      'Fact on the home page',
    ),
    source: t('SWM Rules, 2016', 'Source of a fact: an office or a rule, and its year'),
    href: 'https://cpcb.nic.in/',
  },
  {
    text: t('A white roof can keep the rooms under it 2 to 5 °C cooler in summer.', 'Fact on the home page'),
    source: t('NRDC, 2018', 'Source of a fact: an office or a rule, and its year'),
    href: 'https://www.nrdc.org/',
  },
]

const intervalMs = 4500

/**
 * Shows the first fact until it runs, and permanently without a script or for readers who prefer reduced motion (W-55).
 */
export function FactsBand() {
  const { position, isRunning, toggle } = useTicker(facts.length, { intervalMs })
  return (
    <section
      aria-label={t('Facts', 'Name of a part of the home page, for screen readers')}
      className="bg-marigold px-gutter text-on-marigold [--ds-focus:var(--ds-on-marigold)]"
    >
      <div className="mx-auto grid max-w-page grid-cols-[1fr_auto_--spacing(8)] items-center gap-x-4 py-2 desk:grid-cols-[auto_1fr_auto_--spacing(8)]">
        <p className="font-heading font-heavy">{t('In fact', 'Heading of a fact on the home page')}</p>
        <p className="text-meta tabular-nums desk:col-start-3">
          {t('{number} of {total}', { number: position + 1, total: facts.length }, 'Place in a row, as “2 of 4”')}
        </p>
        <button
          type="button"
          onClick={toggle}
          aria-label={isRunning ? t('Pause the facts', 'Button') : t('Play the facts', 'Button')}
          className="-me-3 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-on-marigold/10 desk:col-start-4 [@media(scripting:none)]:invisible"
        >
          {isRunning ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
        </button>
        {/* All facts share one grid cell, so that the band is as high as the longest. */}
        <div className="col-span-3 grid pb-1.5 desk:col-span-1 desk:col-start-2 desk:row-start-1 desk:pb-0">
          {facts.map(({ text, source, href }, index) => (
            <p
              key={text}
              className={`col-start-1 row-start-1 self-center transition-[opacity,visibility] duration-500 ${index === position ? '' : 'invisible opacity-0'}`}
            >
              {text}{' '}
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-block py-0.5 text-meta whitespace-nowrap underline underline-offset-3"
              >
                {source}
                <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
              </a>
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
