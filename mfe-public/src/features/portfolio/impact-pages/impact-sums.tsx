import { t } from '@kere/brand/messages'
import { indianDigits } from '@kere/brand/indian-digits'
import type { ImpactTotals } from '@kere/contracts/portfolio/impact-entries'
import { isKnown } from '@kere/contracts/http/open-value'
import { impactUnitName, type ImpactUnit } from '@kere/contracts/portfolio/impact-options'
import { amountText } from './impact-text.ts'

/** Only these units can be summed. Litres saved and litres cleaned, for example, cannot. */
const summed = ['trees', 'people', 'hours'] as const satisfies ImpactUnit[]

/** Shows sums over the public entries and nothing else (U-15). */
export function ImpactSums({ totals: { entries, vouched, units } }: { totals: ImpactTotals }) {
  if (entries === 0) return null
  const figures = [
    {
      name: t('{entries, plural, one {public entry} other {public entries}}', { entries }, 'After the number'),
      value: indianDigits(entries),
    },
    ...(vouched > 0
      ? [{ name: t('verified or confirmed', 'After the number of entries'), value: indianDigits(vouched) }]
      : []),
    ...units
      .filter(({ unit }) => isKnown(summed, unit))
      .map(({ unit, amount }) => ({ name: impactUnitName(unit, amount), value: amountText(amount) })),
  ]
  return (
    <section aria-labelledby="impact-sums" className="border-t-2 border-ink pt-3.5 pb-8">
      <h2 id="impact-sums" className="text-panel">
        {t('All public entries together', 'Heading, portfolio')}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-y-5 border-b border-hairline pb-5 desk:flex desk:divide-x desk:divide-hairline desk:*:px-8 desk:*:first:ps-0">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-meta text-muted">{name}</dt>
            <dd className="font-heading text-number font-heavy tracking-heading tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-meta text-muted">
        {t(
          'Sums of what people say in their entries, not estimates. Each entry says who vouches for it.',
          'Text, portfolio',
        )}
      </p>
    </section>
  )
}
