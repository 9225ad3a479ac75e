import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import type { EventEducator } from '@kere/contracts/events/events'
import { Avatar } from '@kere/ui/art/avatar'
import { Badge } from '@kere/ui/status/badge'
import { ButtonLink } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ReactNode } from 'react'
import { firstAndLast } from '@kere/screens/first-and-last'
import { externalHref } from './external-href.ts'

const topicsShown = 3

export function EducatorCard({ educator }: { educator: EventEducator }) {
  const { name, designation, organization, location, bio, topics } = educator
  const [calendar, group] = [externalHref(educator.calendarUrl), externalHref(educator.groupUrl)]
  return (
    <li className="flex flex-col rounded-card border border-hairline bg-surface p-5">
      <div className="flex items-start gap-4">
        <Avatar {...firstAndLast(name)} src={educator.avatarUrl} size="large" className="size-18!" />
        <div className="min-w-0">
          <h2 lang={englishHere} className="text-card">
            {name}
          </h2>
          <p lang={englishHere} className="mt-1 text-dense">
            {[designation, organization].filter(Boolean).join(', ')}
          </p>
          {location && (
            <p className="mt-1 flex items-center gap-1.5 text-meta text-muted">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              <span lang={englishHere}>{location}</span>
            </p>
          )}
        </div>
      </div>
      {bio && (
        <p lang={englishHere} className="mt-3 line-clamp-3 text-snug text-muted">
          {bio}
        </p>
      )}
      {topics.length > 0 && (
        <ul aria-label={t('Subjects', 'Name of a list, for screen readers')} className="mt-3 flex flex-wrap gap-1.5">
          {topics.slice(0, topicsShown).map((topic) => (
            <li key={topic}>
              <Badge>{labelOf(courseCategoryNames, topic)}</Badge>
            </li>
          ))}
          {topics.length > topicsShown && (
            <li className="self-center text-meta text-muted">
              {t('+{count} more', { count: topics.length - topicsShown }, 'More subjects')}
            </li>
          )}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {calendar && (
          <ExternalButton href={calendar} icon={<CalendarDays />} of={name}>
            {t('See events', 'Button')}
          </ExternalButton>
        )}
        {group && (
          <ExternalButton href={group} icon={<MessagesSquare />} of={name}>
            {t('Join the group', 'Button')}
          </ExternalButton>
        )}
      </div>
    </li>
  )
}

interface ExternalButtonProps {
  href: string
  icon: ReactNode
  of: string
  children: string
}

const ExternalButton = ({ href, icon, of, children }: ExternalButtonProps) => (
  <ButtonLink href={href} target="_blank" rel="noopener nofollow ugc" variant="outline" size="toolbar" icon={icon}>
    {children}
    <VisuallyHidden> {t('of {name} (new tab)', { name: of }, 'After “See events”, for screen readers')}</VisuallyHidden>
  </ButtonLink>
)
