import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { labelOf } from '@kere/contracts/http/open-value'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
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
      {bio?.trim() ? (
        <p lang={englishHere} className="wrap-anywhere whitespace-pre-line">
          {bio.trim()}
        </p>
      ) : (
        <p className="wrap-anywhere">{t('{name} has not written a bio yet.', { name }, 'About an educator')}</p>
      )}
      {subjects.length > 0 && (
        <ul aria-label={t('Subjects', 'Name of a list, for screen readers')} className="flex flex-wrap gap-1.5">
          {subjects.map((subject) => (
            <li key={subject}>
              <Badge>{labelOf(subjectNames, subject)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <p className="flex items-center gap-2 text-dense text-muted">
          <Languages aria-hidden="true" className="size-4.5 shrink-0" />
          <span>
            {t('Speaks', 'Before the languages of a person; a colon may follow')}{' '}
            <LanguageNames languages={languages} />
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {calendarUrl && (
          <OutsideLink href={calendarUrl} icon={<CalendarDays />} of={name}>
            {t('Upcoming events', 'Button, heading')}
          </OutsideLink>
        )}
        {groupUrl && (
          <OutsideLink href={groupUrl} icon={<MessagesSquare />} of={name}>
            {t('Join the group', 'Button')}
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
      {t('Ask {name}', { name: firstNameOf(name) }, 'Button: for mentorship')}
    </ButtonLink>
  ) : (
    <ButtonLink href={askPath} variant="outline" className={className}>
      {t('Request a Mentor', 'Link on the home page')}
    </ButtonLink>
  )
}

const OutsideLink = ({ href, icon, of, children }: { href: string; icon: ReactNode; of: string; children: string }) => (
  <ButtonLink href={href} target="_blank" rel="noopener nofollow ugc" variant="outline" icon={icon}>
    {children}
    <VisuallyHidden> {t('of {name} (new tab)', { name: of }, 'After “See events”, for screen readers')}</VisuallyHidden>
  </ButtonLink>
)
