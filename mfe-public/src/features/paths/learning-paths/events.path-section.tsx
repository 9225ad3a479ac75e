import { EventDateBlock } from '@kere/ui/time/date-block'
import { whenText } from '@kere/ui/time/clock-times'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'event',
  title: 'Meet people',
  all: { label: 'All events', href: '/events' },
  action: 'See event',
  icon: CalendarDays,
  Picture: ({ item: { startsAt } }) => startsAt && <EventDateBlock startsAt={startsAt} />,
  factsOf: ({ startsAt, endsAt }) => (startsAt && endsAt ? [whenText({ startsAt, endsAt }, startsAt)] : []),
}
