import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
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
    { category: null, name: t('All', 'Name, portfolio'), count: counts.entries },
    ...counts.categories.flatMap(({ category, count }) =>
      isKnown(impactCategories, category) ? [{ category, name: impactCategoryName(category), count }] : [],
    ),
  ]
  return (
    <Section
      title={t('All entries', 'Heading, portfolio')}
      id="all-entries"
      meta={t('Newest first', 'Text, portfolio')}
      className="mt-section"
    >
      <nav aria-label={t('Entries by category', 'For screen readers, portfolio')} className="print:hidden">
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
          {t('This part of the list is no longer there.', 'Text, portfolio')}{' '}
          <TextLink href={entriesHref(handle, {})}>{t('Back to the newest', 'Link, portfolio')}</TextLink>
        </p>
      )}
      {list && (list.nextCursor !== null || address.cursor !== null) && (
        <nav
          aria-label={t('Pages', 'For screen readers, portfolio')}
          className="mt-5 flex flex-wrap items-center gap-4 print:hidden"
        >
          {address.cursor !== null && (
            <TextLink href={entriesHref(handle, { ...address, cursor: null })}>
              {t('Back to the newest', 'Link, portfolio')}
            </TextLink>
          )}
          {list.nextCursor !== null && (
            <ButtonLink variant="outline" href={entriesHref(handle, { ...address, cursor: list.nextCursor })}>
              {t('Older entries', 'Button, portfolio')}
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
            {t('Completed', 'Label, portfolio')}
          </th>
          <th scope="col" className={head}>
            {t('Entry', 'Label, portfolio')}
          </th>
          <th scope="col" className={head}>
            {t('Category', 'Label, portfolio')}
          </th>
          <th scope="col" className={head}>
            {t('Mark', 'Label, portfolio')}
          </th>
          <th scope="col" className={head}>
            {t('Evidence', 'Label, portfolio')}
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
            <th
              scope="row"
              lang={englishHere}
              className="text-start font-semibold wrap-anywhere max-desk:-order-1 max-desk:w-full"
            >
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
              <td className="text-muted max-desk:hidden">{t('None', 'Text, portfolio')}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
