import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { impactCategoryName } from '@kere/contracts/portfolio/impact-options'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ImpactMark } from '@kere/screens/impact-mark'
import { Section } from '@kere/ui/layout/section'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { entryHref, personHref } from './impact-address.ts'
import { countEntries, dayText } from './impact-text.ts'
import { EntryPicture } from './entry-picture.tsx'

const personWorkQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['person-work', id],
    queryFn: async ({ signal }) => {
      const { listPersonImpactEntries } = await import('@kere/contracts/portfolio/impact-entries')
      return api.call(listPersonImpactEntries, { params: { id } }, { signal })
    },
  })

/** Shows nothing if nothing is public or it cannot be loaded, because the rest of the page is useful without it. */
function PersonWork({ id }: { id: string }) {
  const { data } = useQuery(personWorkQuery(useRemote().api, id))
  if (!data || data.items.length === 0) return null
  const { items, total, handle } = data
  return (
    <Section
      title={t('Impact Portfolio', 'Heading, portfolio')}
      {...(handle !== null && {
        link: { href: personHref(handle), label: countEntries(total) },
      })}
    >
      <ul className="grid gap-gap desk:grid-cols-2 wide:grid-cols-3">
        {items.map((entry) => (
          <li key={entry.id} className="flex flex-col overflow-hidden rounded-card border border-hairline bg-surface">
            <EntryPicture entry={entry} />
            <div className="flex grow flex-col p-4">
              <p className="text-meta text-muted">
                {impactCategoryName(entry.category)} · {dayText(entry.dateCompleted)}
              </p>
              <h3 className="mt-1.5 mb-3 text-card wrap-anywhere">
                <Link to={entryHref(entry.id)} className="text-ink no-underline underline-offset-3 hover:underline">
                  <span lang={englishHere}>{entry.title}</span>
                </Link>
              </h3>
              <div className="mt-auto">
                <ImpactMark {...entry} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const personWork = {
  component: PersonWork,
  queries: (api: ApiClient, id: string) => [personWorkQuery(api, id)],
}
