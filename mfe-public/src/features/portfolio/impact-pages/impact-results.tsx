import type { ImpactEntry, ImpactEntryList } from '@kere/contracts/portfolio/impact-entries'
import { impactCategoryName } from '@kere/contracts/portfolio/impact-options'
import { ImpactMark } from '@kere/screens/impact-mark'
import { Avatar } from '@kere/ui/art/avatar'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Link } from 'react-router-dom'
import { firstAndLast } from '@kere/screens/first-and-last'
import { entryHref, hasFilters, impactHref, impactPath, type ImpactAddress } from './impact-address.ts'
import { EntryPicture, restOf } from './entry-picture.tsx'
import { EvidenceStrip } from './evidence.tsx'
import { countEntries, dayText, outcomeText } from './impact-text.ts'

interface ImpactResultsProps {
  address: ImpactAddress
  list: ImpactEntryList | null
}

export function ImpactResults({ address, list }: ImpactResultsProps) {
  if (!list || list.items.length === 0) return <NoEntries address={address} />
  return (
    <>
      <p role="status" className="mt-5 text-meta text-muted">
        {countEntries(list.total, list.totalIsLowerBound)}, completed last first
      </p>
      <ul className="thirds mt-3 grid list-none gap-gap desk:grid-cols-2 wide:grid-cols-6">
        {list.items.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      {(list.nextCursor !== null || address.cursor !== null) && (
        <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-center gap-4">
          {address.cursor !== null && (
            <TextLink href={impactHref({ ...address, cursor: null })}>Back to the newest</TextLink>
          )}
          {list.nextCursor !== null && (
            <ButtonLink variant="outline" href={impactHref({ ...address, cursor: list.nextCursor })}>
              Older entries
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
      title={isWhole ? 'No Impact Entries Yet' : 'No Entries Found'}
      action={
        isWhole ? undefined : (
          <ButtonLink variant="outline" href={impactPath}>
            Clear filters
          </ButtonLink>
        )
      }
      className="mt-6"
    >
      {isWhole ? 'Entries appear here when people make them public.' : 'Try another word, or another category.'}
    </EmptyState>
  )
}

function EntryCard({ entry }: { entry: ImpactEntry }) {
  const { id, title, category, dateCompleted, description, outcomes, owner } = entry
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      <EntryPicture entry={entry} />
      <div className="flex grow flex-col p-4 desk:p-5">
        <p className="text-meta text-muted">
          {impactCategoryName(category)} · {dayText(dateCompleted)}
        </p>
        <h3 className="mt-1.5 text-card wrap-anywhere">
          <Link to={entryHref(id)} className="text-ink no-underline underline-offset-3 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 line-clamp-3 text-dense wrap-anywhere text-muted">{description}</p>
        <Outcomes outcomes={outcomes} className="mt-3" />
        <div className="mt-auto pt-4">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-t border-hairline pt-3">
            <ImpactMark {...entry} />
            <EvidenceStrip {...entry} evidence={restOf(entry)} />
          </div>
          <p className="mt-3 flex items-center gap-2.5 text-meta">
            <Avatar {...firstAndLast(owner.name)} src={owner.avatarUrl} className="shrink-0" />
            <span className="font-semibold">{owner.name}</span>
          </p>
        </div>
      </div>
    </li>
  )
}

export function Outcomes({ outcomes, className }: { outcomes: ImpactEntry['outcomes']; className: string }) {
  if (outcomes.length === 0) return null
  return (
    <ul
      aria-label="Measured outcomes"
      className={`flex list-none flex-wrap gap-2 text-meta font-semibold ${className}`}
    >
      {outcomes.map((outcome) => (
        <li key={outcome.unit} className="rounded-badge bg-sunken px-2 py-0.5 tabular-nums">
          {outcomeText(outcome)}
        </li>
      ))}
    </ul>
  )
}
