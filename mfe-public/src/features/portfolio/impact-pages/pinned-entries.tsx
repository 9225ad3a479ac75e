import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { impactCategoryName } from '@kere/contracts/portfolio/impact-options'
import type { ImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { ImpactMark } from '@kere/screens/impact-mark'
import { Section } from '@kere/ui/layout/section'
import { Link } from 'react-router-dom'
import { entryHref } from './impact-address.ts'
import { EntryPicture, restOf } from './entry-picture.tsx'
import { EvidenceStrip } from './evidence.tsx'
import { Outcomes } from './impact-results.tsx'
import { dayText } from './impact-text.ts'
import { pinnedId } from './impact-year.tsx'

export function PinnedEntries({ pinned, counts }: Pick<ImpactPage, 'pinned' | 'counts'>) {
  if (pinned.length === 0) return null
  return (
    <Section
      title={t('Pinned', 'Heading, portfolio')}
      meta={t(
        '{count} of {total, plural, one {# entry} other {# entries}}',
        { count: pinned.length, total: counts.entries },
        'How many are pinned',
      )}
      className="mt-section"
    >
      <ol className="grid list-none gap-gap desk:grid-cols-2 wide:grid-cols-3 print:grid-cols-2">
        {pinned.map((entry, place) => (
          <li
            key={entry.id}
            id={pinnedId(place)}
            className="flex scroll-mt-24 flex-col overflow-hidden rounded-card border border-hairline bg-surface target:border-brand print:break-inside-avoid"
          >
            <EntryPicture entry={entry} />
            <div className="flex grow flex-col p-4">
              <p className="flex items-center gap-2 text-meta text-muted">
                <span
                  aria-hidden="true"
                  className="grid size-5.5 shrink-0 place-items-center rounded-full border border-ink bg-marigold font-bold text-on-marigold [print-color-adjust:exact]"
                >
                  {place + 1}
                </span>
                {impactCategoryName(entry.category)} · {dayText(entry.dateCompleted)}
              </p>
              <h3 className="mt-2 text-card wrap-anywhere">
                <Link to={entryHref(entry.id)} className="text-ink no-underline underline-offset-3 hover:underline">
                  <span lang={englishHere}>{entry.title}</span>
                </Link>
              </h3>
              <p lang={englishHere} className="mt-1.5 text-dense wrap-anywhere text-muted">
                {entry.description}
              </p>
              <Outcomes outcomes={entry.outcomes} className="mt-3" />
              <div className="mt-auto pt-4">
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-t border-hairline pt-3">
                  <ImpactMark {...entry} />
                  <EvidenceStrip {...entry} evidence={restOf(entry)} />
                </div>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
