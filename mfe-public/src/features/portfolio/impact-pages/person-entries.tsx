import { indianDigits } from '@kere/brand/indian-digits'
import { isKnown } from '@kere/contracts/http/open-value'
import { impactCategories, impactCategoryName } from '@kere/contracts/portfolio/impact-options'
import type { ImpactPage, ImpactPageEntryList } from '@kere/contracts/portfolio/impact-pages'
import { ImpactMark } from '@kere/screens/impact-mark'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { Badge } from '@kere/ui/status/badge'
import { Link } from 'react-router-dom'
import { entryHref } from './impact-address.ts'
import { EvidenceStrip } from './evidence.tsx'
import { dayText } from './impact-text.ts'
import type { EntriesAddress } from './impact-person.api.ts'
import { entriesHref } from './impact-person-address.ts'

interface PersonEntriesProps {
  page: ImpactPage
  list: ImpactPageEntryList | null
  address: EntriesAddress
}

export function PersonEntries({ page: { handle, counts }, list, address }: PersonEntriesProps) {
  const chips = [
    { category: null, name: 'All', count: counts.entries },
    ...counts.categories.flatMap(({ category, count }) =>
      isKnown(impactCategories, category) ? [{ category, name: impactCategoryName(category), count }] : [],
    ),
  ]
  return (
    <Section title="All entries" id="all-entries" meta="Newest first" className="mt-section">
      <nav aria-label="Entries by category" className="print:hidden">
        <ul className="flex list-none flex-wrap gap-2">
          {chips.map(({ category, name, count }) => (
            <li key={name}>
              <Link
                to={entriesHref(handle, { category })}
                aria-current={address.category === category ? 'true' : undefined}
                className="inline-flex min-h-9 items-center gap-2 rounded-control border border-hairline bg-surface px-3 text-dense font-medium text-ink no-underline aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold"
              >
                {name} <span className="text-muted tabular-nums">{indianDigits(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list ? (
        <EntryTable list={list} />
      ) : (
        <p className="mt-5 text-muted">
          This part of the list is no longer there.{' '}
          <TextLink href={entriesHref(handle, {})}>Back to the newest</TextLink>
        </p>
      )}
      {list && (list.nextCursor !== null || address.cursor !== null) && (
        <nav aria-label="Pages" className="mt-5 flex flex-wrap items-center gap-4 print:hidden">
          {address.cursor !== null && (
            <TextLink href={entriesHref(handle, { ...address, cursor: null })}>Back to the newest</TextLink>
          )}
          {list.nextCursor !== null && (
            <ButtonLink variant="outline" href={entriesHref(handle, { ...address, cursor: list.nextCursor })}>
              Older entries
            </ButtonLink>
          )}
        </nav>
      )}
    </Section>
  )
}

const head = 'py-2 pe-4 text-start font-medium'

function EntryTable({ list }: { list: ImpactPageEntryList }) {
  return (
    <table className="mt-4 w-full text-dense max-desk:block">
      <thead className="max-desk:sr-only">
        <tr className="border-b-2 border-ink text-meta text-muted">
          <th scope="col" className={head}>
            Completed
          </th>
          <th scope="col" className={head}>
            Entry
          </th>
          <th scope="col" className={head}>
            Category
          </th>
          <th scope="col" className={head}>
            Mark
          </th>
          <th scope="col" className={head}>
            Evidence
          </th>
        </tr>
      </thead>
      <tbody className="max-desk:block max-desk:border-t-2 max-desk:border-ink">
        {list.items.map((entry) => (
          <tr
            key={entry.id}
            className="border-b border-hairline max-desk:flex max-desk:flex-wrap max-desk:items-center max-desk:gap-x-4 max-desk:gap-y-1.5 max-desk:py-3.5 desk:*:py-3 desk:*:pe-4 print:break-inside-avoid"
          >
            <td className="whitespace-nowrap text-muted tabular-nums">{dayText(entry.dateCompleted)}</td>
            <th scope="row" className="text-start font-semibold wrap-anywhere max-desk:-order-1 max-desk:w-full">
              <Link to={entryHref(entry.id)} className="text-ink no-underline underline-offset-3 hover:underline">
                {entry.title}
              </Link>
            </th>
            <td>
              <Badge>{impactCategoryName(entry.category)}</Badge>
            </td>
            <td>
              <ImpactMark {...entry} />
            </td>
            {entry.link || entry.evidence?.length ? (
              <td>
                <EvidenceStrip {...entry} />
              </td>
            ) : (
              <td className="text-muted max-desk:hidden">None</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
