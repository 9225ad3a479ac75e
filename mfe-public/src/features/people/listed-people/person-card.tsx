import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { labelOf } from '@kere/contracts/http/open-value'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
import { type PeopleKind, peopleLimits } from '@kere/contracts/people/listed-people-options'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { Badge } from '@kere/ui/status/badge'
import Layers from 'lucide-react/icons/layers'
import Languages from 'lucide-react/icons/languages'
import MapPin from 'lucide-react/icons/map-pin'
import type { MouseEvent } from 'react'
import { firstAndLast } from '@kere/screens/first-and-last'
import { LanguageNames } from './language-names.tsx'
import { MentorRoomLine } from './mentor-room.tsx'
import { askHref, firstNameOf, personHref } from './people-address.ts'
import type { ListedPerson } from './people.api.ts'

const subjectsShown = 3

/** Most learners show no work, so each has a low row as wide as the list, and none has a gap beside it. */
const learnerRow =
  'desk:grid desk:grid-cols-[17rem_minmax(0,1fr)] desk:grid-rows-[auto_auto_1fr] desk:gap-x-6 desk:*:col-start-2 desk:*:first:col-start-1 desk:*:first:row-span-3'

interface PersonCardProps {
  kind: PeopleKind
  person: ListedPerson
  onOpen: (event: MouseEvent, id: string) => void
}

export function PersonCard({ kind, person, onOpen }: PersonCardProps) {
  const { id, name, avatarUrl, work, place, location, bio, subjects, languages, publicEntries, latestEntry } = person
  const hasFoot = kind === 'educator' || languages.length > 0 || publicEntries > 0
  return (
    <li
      className={`relative flex flex-col rounded-card border border-hairline bg-surface p-4 hover:border-control desk:p-5 ${kind === 'learner' ? learnerRow : ''}`}
    >
      <div className="flex items-start gap-4">
        <Avatar {...firstAndLast(name)} src={avatarUrl} size="large" className="size-12! desk:size-16!" />
        <div className="min-w-0">
          <h3 className="text-card">
            <a
              href={personHref(kind, id)}
              onClick={(event) => onOpen(event, id)}
              lang={englishHere}
              className="text-ink no-underline underline-offset-3 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
          </h3>
          {work && (
            <p lang={englishHere} className="mt-0.5 text-dense">
              {work}
            </p>
          )}
          {place && (
            <p lang={englishHere} className="text-meta text-muted">
              {place}
            </p>
          )}
          {location && (
            <p className="mt-1 flex items-center gap-1.5 text-meta text-muted">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              <span lang={englishHere}>{location}</span>
            </p>
          )}
        </div>
      </div>
      {kind === 'learner' && bio && (
        <p lang={englishHere} className="mt-3 line-clamp-2 text-dense desk:mt-0">
          {bio}
        </p>
      )}
      {subjects.length > 0 && (
        <ul aria-label={t('Subjects', 'Name of a list, for screen readers')} className="mt-3 flex flex-wrap gap-1.5">
          {subjects.slice(0, subjectsShown).map((subject) => (
            <li key={subject}>
              <Badge>{labelOf(subjectNames, subject)}</Badge>
            </li>
          ))}
          {subjects.length > subjectsShown && (
            <li className="self-center text-meta text-muted">
              {t('+{count} more', { count: subjects.length - subjectsShown }, 'More subjects')}
            </li>
          )}
        </ul>
      )}
      {hasFoot && (
        <div className="mt-auto pt-3.5">
          <div className="grid grid-cols-1 gap-1.5 border-t border-hairline pt-3">
            {kind === 'educator' && (
              <div className="grid min-h-9 min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 *:first:py-2">
                <MentorRoomLine room={person.mentorRoom} askedAt={person.askedAt} className="min-w-0" />
                {person.mentorRoom?.state === 'accepting' && (
                  <TextLink
                    href={askHref(id)}
                    className="relative z-1 inline-flex min-h-9 min-w-0 max-w-40 items-center text-dense wrap-anywhere"
                  >
                    {t('Ask {name}', { name: firstNameOf(name) }, 'Button: for mentorship')}
                  </TextLink>
                )}
              </div>
            )}
            {latestEntry && (
              <p lang={englishHere} className="line-clamp-1 text-dense font-semibold">
                {latestEntry}
              </p>
            )}
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-meta text-muted empty:hidden">
              {languages.length > 0 && (
                <span className="inline-flex items-center gap-2">
                  <Languages aria-hidden="true" className="size-4 shrink-0" />
                  <span>
                    <LanguageNames languages={languages} />
                  </span>
                </span>
              )}
              {publicEntries > 0 && (
                <span className="inline-flex items-center gap-2 font-semibold text-brand">
                  <Layers aria-hidden="true" className="size-4 shrink-0" />
                  {t(
                    '{count, plural, one {# public entry} other {# public entries}}',
                    { count: publicEntries },
                    'Entries of a learner’s portfolio',
                  )}
                  {publicEntries === peopleLimits.countedEntries && ` ${t('or more', 'After a number')}`}
                </span>
              )}
            </p>
          </div>
        </div>
      )}
    </li>
  )
}
