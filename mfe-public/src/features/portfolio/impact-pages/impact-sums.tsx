import { nounOf } from '@kere/brand/count'
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
    { name: nounOf(entries, ['public entry', 'public entries']), value: indianDigits(entries) },
    ...(vouched > 0 ? [{ name: 'verified or confirmed', value: indianDigits(vouched) }] : []),
    ...units
      .filter(({ unit }) => isKnown(summed, unit))
      .map(({ unit, amount }) => ({ name: impactUnitName(unit, amount), value: amountText(amount) })),
  ]
  return (
    <section aria-labelledby="impact-sums" className="border-t-2 border-ink pt-3.5 pb-8">
      <h2 id="impact-sums" className="text-panel">
        All public entries together
      </h2>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-5">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-meta text-muted">{name}</dt>
            <dd className="font-heading text-section leading-none font-heavy tracking-heading tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-meta text-muted">
        Sums of what people say in their entries, not estimates. Each entry says who vouches for it.
      </p>
    </section>
  )
}
