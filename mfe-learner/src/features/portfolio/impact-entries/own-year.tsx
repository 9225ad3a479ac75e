import { t } from '@kere/brand/messages'
import type { ImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { orNull } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { dayText } from './day-text.ts'
import { loadPageContract } from './impact-page.api.ts'
import { YearDrawing } from './year-drawing.tsx'

/** Shows the drawing of the public page. It is empty until a day has an entry. */
export function OwnYear({ handle }: { handle: string }) {
  const { api } = useRemote()
  const { data } = useQuery({
    queryKey: ['own-impact-page', 'year', handle],
    queryFn: async ({ signal }): Promise<ImpactPage['year'] | null> => {
      const page = await orNull(api.call((await loadPageContract()).getImpactPage, { params: { handle } }, { signal }))
      return page?.year ?? null
    },
  })
  if (!data || data.days.length === 0) return null
  const said = t(
    '{days, plural, one {# day in the field} other {# days in the field}}, {from} to {to}',
    { days: data.days.length, from: dayText(data.from), to: dayText(data.to) },
    'Year of field work',
  )
  return (
    <section aria-labelledby="own-year" className="mt-4 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="own-year" className="text-dense font-semibold">
          {t('One year of field work', 'Heading, portfolio')}
        </h2>
        <p className="text-meta text-muted">{said}</p>
      </div>
      <YearDrawing year={data} />
    </section>
  )
}
