import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { ImpactEntry, ImpactEntryList } from '@kere/contracts/portfolio/impact-entries'
import { impactCategoryName, impactUnitName } from '@kere/contracts/portfolio/impact-options'
import { ImpactMark } from '@kere/screens/impact-mark'
import { Avatar } from '@kere/ui/art/avatar'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Link } from 'react-router-dom'
import { firstAndLast } from '@kere/screens/first-and-last'
import { entryHref, hasFilters, impactHref, impactPath, type ImpactAddress } from './impact-address.ts'
import { coverOf, EntryPicture, restOf } from './entry-picture.tsx'
import { EvidenceStrip } from './evidence.tsx'
import { amountText, countEntries, dayText } from './impact-text.ts'

interface ImpactResultsProps {
  address: ImpactAddress
  list: ImpactEntryList | null
}

export function ImpactResults({ address, list }: ImpactResultsProps) {
  if (!list || list.items.length === 0) return <NoEntries address={address} />
  return (
    <>
      <p role="status" className="mt-5 text-meta text-muted">
        {t(
          '{entries}, newest first',
          { entries: countEntries(list.total, list.totalIsLowerBound) },
          'How many there are, as “2 entries”',
        )}
      </p>
      <ul className="mt-3 list-none border-t border-hairline">
        {list.items.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {(list.nextCursor !== null || address.cursor !== null) && (
        <nav
          aria-label={t('Pages', 'For screen readers, portfolio')}
          className="mt-6 flex flex-wrap items-center justify-center gap-4"
        >
          {address.cursor !== null && (
            <TextLink href={impactHref({ ...address, cursor: null })}>
              {t('Back to the newest', 'Link, portfolio')}
            </TextLink>
          )}
          {list.nextCursor !== null && (
            <ButtonLink variant="outline" href={impactHref({ ...address, cursor: list.nextCursor })}>
              {t('Older entries', 'Button, portfolio')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

function NoEntries({ address }: { address: ImpactAddress }) {
  const isWhole = !hasFilters(address) && address.cursor === null
  return (
    <EmptyState
      title={isWhole ? t('No Impact Entries Yet', 'Heading, portfolio') : t('No Entries Found', 'Heading, portfolio')}
      action={
        isWhole ? undefined : (
          <ButtonLink variant="outline" href={impactPath}>
            {t('Clear filters', 'Button, portfolio')}
          </ButtonLink>
        )
      }
      className="mt-6"
    >
      {isWhole
        ? t('Entries appear here when people make them public.', 'Text, portfolio')
        : t('Try another word, or another category.', 'Text, portfolio')}
    </EmptyState>
  )
}

/** Shows the entry's own picture. An entry without one is a lower row. */
function EntryRow({ entry }: { entry: ImpactEntry }) {
  const { id, title, category, dateCompleted, description, outcomes, owner } = entry
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-b border-hairline py-6 desk:grid-cols-[auto_minmax(0,1fr)_17rem] desk:gap-x-6">
      <Avatar {...firstAndLast(owner.name)} src={owner.avatarUrl} />
      <div className="max-w-measure">
        <p className="text-meta text-muted">
          <span className="font-semibold text-ink">{owner.name}</span> · {impactCategoryName(category)} ·{' '}
          {dayText(dateCompleted)}
        </p>
        <h3 className="mt-1 text-card wrap-anywhere">
          <Link to={entryHref(id)} className="text-ink no-underline underline-offset-3 hover:underline">
            <span lang={englishHere}>{title}</span>
          </Link>
        </h3>
        <p lang={englishHere} className="mt-1 wrap-anywhere">
          {description}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5">
          <ImpactMark {...entry} />
          <EvidenceStrip {...entry} evidence={restOf(entry)} />
        </div>
      </div>
      <div className="grid content-start gap-3 max-desk:col-start-2">
        {coverOf(entry) && (
          <div className="overflow-hidden rounded-card border border-hairline">
            <EntryPicture entry={entry} />
          </div>
        )}
        <Outcomes outcomes={outcomes} />
      </div>
    </li>
  )
}

interface OutcomesProps extends Pick<ImpactEntry, 'outcomes'> {
  /** The size of the numbers. */
  size?: 'text-panel' | 'text-hero'
  className?: string
}

export function Outcomes({ outcomes, size = 'text-panel', className = '' }: OutcomesProps) {
  if (outcomes.length === 0) return null
  return (
    <ul
      aria-label={t('Measured outcomes', 'For screen readers, portfolio')}
      className={`flex list-none flex-wrap gap-x-6 gap-y-1 text-muted ${className}`}
    >
      {outcomes.map(({ unit, amount }) => (
        <li key={unit}>
          <span className={`font-heading font-heavy text-ink tabular-nums ${size}`}>{amountText(amount)}</span>{' '}
          {impactUnitName(unit, amount)}
        </li>
      ))}
    </ul>
  )
}
