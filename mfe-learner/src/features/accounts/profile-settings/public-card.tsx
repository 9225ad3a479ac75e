import { englishHere } from '@kere/brand/language'
import { labelOf } from '@kere/contracts/http/open-value'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
import { t } from '@kere/brand/messages'
import type { OwnProfile, PublicProfile } from '@kere/contracts/accounts/profile-settings'
import { Avatar } from '@kere/ui/art/avatar'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'

const shownSubjects = 3

interface PublicCardProps {
  profile: PublicProfile
  own: OwnProfile
}

export function PublicCard({ profile, own }: PublicCardProps) {
  const { name, avatarPath, bio, designation, organization, instituteName, location } = profile
  const [firstName = '', ...rest] = name.split(' ')
  const work = [designation, instituteName, organization].filter(Boolean)
  const { length: count } = profile.subjects
  return (
    <>
      <div className="rounded-card border border-hairline bg-surface p-4">
        <div className="flex gap-3.5">
          <Avatar firstName={firstName} lastName={rest.join(' ')} src={avatarPath} className="size-14!" />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-panel font-semibold">{name}</p>
            {work.map((line) => (
              <p key={line} lang={englishHere} className="text-meta text-muted">
                {line}
              </p>
            ))}
            {location && (
              <p className="flex items-center gap-1.5 text-meta text-muted">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <span lang={englishHere}>{location}</span>
              </p>
            )}
          </div>
        </div>
        {bio && (
          <p lang={englishHere} className="mt-3 text-dense text-muted wrap-anywhere whitespace-pre-line">
            {bio}
          </p>
        )}
        {count > 0 && (
          <ul className="mt-3 flex list-none flex-wrap items-center gap-2">
            {profile.subjects.slice(0, shownSubjects).map((subject) => (
              <li key={subject} className="rounded-control border border-hairline px-2 py-0.5 text-meta font-semibold">
                {labelOf(subjectNames, subject)}
              </li>
            ))}
            {count > shownSubjects && (
              <li className="text-meta text-muted">
                {t('+{count} more', { count: count - shownSubjects }, 'Subjects that are not shown')}
              </li>
            )}
          </ul>
        )}
        {profile.languages.length > 0 && (
          <p className="mt-3 text-meta text-muted">
            {t('Speaks {languages}', { languages: profile.languages.join(', ') }, 'Text, profile')}
          </p>
        )}
        {profile.calendarUrl && (
          <p className="mt-2 flex items-center gap-1.5 text-meta">
            <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
            {t('Event calendar', 'Label, profile')}
          </p>
        )}
        {profile.groupUrl && (
          <p className="mt-2 flex items-center gap-1.5 text-meta">
            <MessagesSquare aria-hidden="true" className="size-4 shrink-0" />
            {t('WhatsApp group', 'Label, profile')}
          </p>
        )}
      </div>
      <p className="mt-2.5 text-meta text-muted">
        {whoSees(own)} {own.isAdult && t('Changes show here as you type, before you save.', 'Text, profile')}
      </p>
    </>
  )
}

function whoSees({ role, isAdult, dateOfBirth, asOthersSee: { isListed } }: OwnProfile) {
  if (!isAdult)
    return dateOfBirth === null
      ? t('Without a date of birth, others see your first name and an initial only.', 'Text, profile')
      : t('Until you are 18, others see your first name and an initial only.', 'Text, profile')
  if (role === 'admin')
    return t('Admins are not listed in the directories. Your name appears on what you publish.', 'Text, profile')
  return isListed
    ? t(
        '{role, select, educator {You are in the public directory.} other {You are in the learner hub.}}',
        { role },
        'Text, profile',
      )
    : t(
        '{role, select, educator {You are not in the public directory. This is what it would show.} other {You are not in the learner hub. This is what it would show.}}',
        { role },
        'Text, profile',
      )
}
