import { ButtonLink } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Badge } from '@kere/ui/status/badge'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Languages from 'lucide-react/icons/languages'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ReactNode } from 'react'
import { LanguageNames } from './language-names.tsx'
import { askHref, askPath, firstNameOf } from './people-address.ts'
import type { ShownPerson } from './people.api.ts'

export function PersonFacts({ person }: { person: ShownPerson }) {
  const { name, bio, subjects, languages, calendarUrl, groupUrl } = person
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">{bio?.trim() || `${name} has not written a bio yet.`}</p>
      {subjects.length > 0 && (
        <ul aria-label="Subjects" className="flex flex-wrap gap-1.5">
          {subjects.map((subject) => (
            <li key={subject}>
              <Badge>{subject}</Badge>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <p className="flex items-center gap-2 text-dense text-muted">
          <Languages aria-hidden="true" className="size-4.5 shrink-0" />
          <span>
            Speaks <LanguageNames languages={languages} />
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {calendarUrl && (
          <OutsideLink href={calendarUrl} icon={<CalendarDays />} of={name}>
            Upcoming events
          </OutsideLink>
        )}
        {groupUrl && (
          <OutsideLink href={groupUrl} icon={<MessagesSquare />} of={name}>
            Join the group
          </OutsideLink>
        )}
      </div>
    </>
  )
}

/** The button that asks this person for mentorship if they have room, otherwise the team. */
export function AskMentor({
  person: { id, name, mentorRoom },
  className = '',
}: {
  person: ShownPerson
  className?: string
}) {
  return mentorRoom?.state === 'accepting' ? (
    <ButtonLink href={askHref(id)} className={`wrap-anywhere ${className}`}>
      Ask {firstNameOf(name)}
    </ButtonLink>
  ) : (
    <ButtonLink href={askPath} className={className}>
      Request a Mentor
    </ButtonLink>
  )
}

const OutsideLink = ({ href, icon, of, children }: { href: string; icon: ReactNode; of: string; children: string }) => (
  <ButtonLink href={href} target="_blank" rel="noopener nofollow ugc" variant="outline" icon={icon}>
    {children}
    <VisuallyHidden> of {of} (new tab)</VisuallyHidden>
  </ButtonLink>
)
