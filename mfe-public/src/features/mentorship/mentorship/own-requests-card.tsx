import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { labelOf } from '@kere/contracts/http/open-value'
import { mentorshipAreaNames, mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { Badge } from '@kere/ui/status/badge'
import { useQuery, queryOptions } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import type { ApiClient } from '@kere/platform/api'

const pendingRequestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-mentorship-requests', 'pending'],
    queryFn: async ({ signal }) => {
      const { myMentorship } = await import('@kere/contracts/mentorship/mentorship')
      const { items } = await api.call(myMentorship.list, { query: { status: 'pending' } }, { signal })
      return items
    },
  })

/** Shows visitors the limits, and signed-in users how much of them is used. */
export function RequestsCard() {
  const { user } = useRemote().context.session
  return user && user.role !== 'admin' ? <OwnRequests /> : <Limits />
}

function Limits() {
  return (
    <Frame title={t('Two requests at a time', 'Heading: mentorship')}>
      <Place id="one" title={t('One for each area', 'Mentorship')}>
        {t('You can ask again once it is answered', 'Mentorship')}
      </Place>
      <Place id="two" title={t('Free for everyone', 'Mentorship')}>
        {t('With a Kere account', 'Mentorship')}
      </Place>
    </Frame>
  )
}

function OwnRequests() {
  const { api } = useRemote()
  const pending = useQuery(pendingRequestsQuery(api))
  if (!pending.data) return <Limits />
  const free = mentorshipLimits.pending - pending.data.length
  const taken = pending.data.map(({ area }) => labelOf(mentorshipAreaNames, area).toLowerCase())
  return (
    <Frame
      title={t('Your requests', 'Heading: mentorship')}
      note={t(
        '{count, plural, one {{used} of # place used} other {{used} of # places used}}',
        { used: pending.data.length, count: mentorshipLimits.pending },
        'Requests for a mentor',
      )}
    >
      {pending.data.map(({ id, area, createdAt, mentor }) => (
        <Place
          key={id}
          id={id}
          title={labelOf(mentorshipAreaNames, area)}
          badge={
            <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
              {t('Pending', 'Answer to a request to join a lab')}
            </Badge>
          }
        >
          {mentor
            ? t('{name} has been asked', { name: mentor.name }, 'A request for a mentor')
            : t('Waiting for a mentor', 'A request for a mentor')}
          , {t('sent {day}', { day: dateInIndia(Date.parse(createdAt)) }, 'A request for a mentor')}
        </Place>
      ))}
      {free > 0 && (
        <Place
          id="free"
          isFree
          title={
            free === 1 ? t('One place free', 'Requests for a mentor') : t('Two places free', 'Requests for a mentor')
          }
        >
          {taken.length === 0
            ? t('In any area', 'Requests for a mentor')
            : t('In any area but {areas}', { areas: taken.join(', ') }, 'Requests for a mentor')}
        </Place>
      )}
    </Frame>
  )
}

function Frame({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="own-requests"
      className="w-full max-w-105 rounded-card border border-hairline bg-surface p-5 text-ink"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="own-requests" className="text-panel">
          {title}
        </h2>
        {note && <p className="text-meta text-muted">{note}</p>}
      </div>
      <ul className="mt-3 list-none">{children}</ul>
    </section>
  )
}

interface PlaceProps {
  id: string
  title: string
  isFree?: boolean
  badge?: ReactNode
  children: ReactNode
}

function Place({ id, title, isFree = false, badge, children }: PlaceProps) {
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-3 last:border-b-0 last:pb-0">
      <img
        src={coverPath({ id: `mrq_${id}`.slice(0, 30), category: 'Water Resources' })}
        alt=""
        width={56}
        height={56}
        className={`size-14 shrink-0 rounded-control object-cover ${isFree ? 'opacity-40 grayscale' : ''}`}
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-dense text-muted">{children}</span>
      </span>
      {badge}
    </li>
  )
}
