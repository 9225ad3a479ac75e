import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import type { Attendee } from '@kere/contracts/events/event-attendance'
import { hasWords } from '@kere/brand/fold-text'
import { searchWords } from '@kere/brand/search-words'
import { Button } from '@kere/ui/controls/button'
import { Avatar } from '@kere/ui/art/avatar'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { indianDigits } from '@kere/brand/indian-digits'
import { SearchInput } from '@kere/ui/controls/search-input'
import Check from 'lucide-react/icons/check'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Door } from './check-in.api.ts'
import { checkInPath } from '../../../events/event-paths.ts'
import { arrivalWords } from './use-check-in.ts'

interface DoorListProps {
  door: Door
  children: ReactNode
  onArrival: (attendee: Attendee) => void
  onUndo: (attendee: Attendee) => void
}

const shows = ['all', 'to_come', 'in'] as const
type Show = (typeof shows)[number]

const names = {
  all: t('All', 'Text, educator'),
  to_come: t('Not checked in', 'Text, educator'),
  in: t('Checked in', 'Text, educator'),
} as const satisfies Record<Show, string>

export function DoorList({ door, children, onArrival, onUndo }: DoorListProps) {
  const { event, people, counts, isWhole } = door
  const [params] = useSearchParams()
  const [search, setSearch] = useState('')
  const show = shows.find((name) => name === params.get('show')) ?? 'all'
  const words = searchWords(search)
  const found = people.filter(
    ({ name, checkedInAt }) => hasWords(name, words) && (show === 'all' || (checkedInAt !== null) === (show === 'in')),
  )
  const numbers = { all: counts.registered, to_come: counts.registered - counts.in, in: counts.in }
  return (
    <>
      <div className="px-4 pt-3 pb-3">
        <SearchInput
          label={t('Search by name', 'Label, educator')}
          placeholder={t('Search by name', 'Placeholder, educator')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <nav aria-label={t('Who is shown', 'For screen readers, educator')} className="mt-2.5">
          <ul className="flex list-none flex-wrap gap-2">
            {shows.map((name) => (
              <li key={name}>
                <a
                  href={localPath(`${checkInPath(event.id, 'list')}${name === 'all' ? '' : `&show=${name}`}`)}
                  aria-current={name === show ? 'true' : undefined}
                  className={`inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-dense text-ink no-underline desk:min-h-9 ${name === show ? 'border-brand bg-brand-soft font-semibold' : 'border-hairline bg-surface hover:border-control'}`}
                >
                  {names[name]}
                  <span className="font-normal text-muted tabular-nums">{indianDigits(numbers[name])}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {!isWhole && (
          <p className="mt-2.5 text-meta text-muted">
            {t(
              'The first {count, plural, one {# person} other {# people}} by name are listed here. Scan the tickets of the others, or type their codes.',
              { count: people.length },
              'Text, educator',
            )}
          </p>
        )}
        {children}
      </div>
      {found.length === 0 ? (
        <div className="border-t border-hairline px-4 py-6">
          <EmptyState
            title={
              people.length === 0 ? t('No attendees yet', 'Text, educator') : t('No people found', 'Text, educator')
            }
          >
            {people.length === 0
              ? t('People appear here when they register.', 'Text, educator')
              : t('Nobody matches this name and filter.', 'Text, educator')}
          </EmptyState>
        </div>
      ) : (
        <ul aria-label={t('Attendees', 'For screen readers, educator')} className="list-none border-t border-hairline">
          {found.map((attendee) => (
            <DoorRow key={attendee.id} attendee={attendee} onArrival={onArrival} onUndo={onUndo} />
          ))}
        </ul>
      )}
    </>
  )
}

/** A walk-in has no registration to return to, so undoing removes them. */
const undoLabel = ({ name, checkedInAt, isWalkIn }: Attendee) =>
  checkedInAt &&
  (isWalkIn
    ? t('Remove {name}', { name }, 'Button, educator')
    : t('Undo check-in of {name}', { name }, 'Button, educator'))

type DoorRowProps = Pick<DoorListProps, 'onArrival' | 'onUndo'> & { attendee: Attendee }

function DoorRow({ attendee, onArrival, onUndo }: DoorRowProps) {
  const { name, avatarUrl, checkedInAt } = attendee
  const [firstName = '', ...others] = name.split(' ')
  const isIn = checkedInAt !== null
  return (
    <li
      className={`flex min-h-16 items-center gap-3 border-b border-hairline px-4 py-2.5 ${isIn ? 'bg-leaf-soft' : ''}`}
    >
      <Avatar firstName={firstName} lastName={others.at(-1) ?? ''} src={avatarUrl} />
      <div className="min-w-0 grow">
        <p className="truncate leading-dense font-semibold">{name}</p>
        <p className={`text-meta ${isIn ? 'text-ink' : 'text-muted'}`}>{arrivalWords(attendee)}</p>
      </div>
      <Button
        variant={isIn ? 'quiet' : 'outline'}
        size="toolbar"
        icon={isIn && <Check aria-hidden="true" className="text-leaf" />}
        aria-label={undoLabel(attendee) ?? t('Check in {name}', { name }, 'Button, educator')}
        onClick={() => (isIn ? onUndo(attendee) : onArrival(attendee))}
      >
        {!isIn
          ? t('Check in', 'Button, educator')
          : attendee.isWalkIn
            ? t('Remove', 'Button, educator')
            : t('Undo', 'Button, educator')}
      </Button>
    </li>
  )
}
