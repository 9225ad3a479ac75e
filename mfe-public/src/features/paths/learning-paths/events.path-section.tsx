import { t } from '@kere/brand/messages'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { whenText } from '@kere/ui/time/clock-times'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'event',
  title: t('Meet people', 'Heading: learning path'),
  all: { label: t('All events', 'Link'), href: '/events' },
  action: t('See event', 'Button'),
  icon: CalendarDays,
  Picture: ({ item: { startsAt } }) => startsAt && <EventDateBlock startsAt={startsAt} />,
  factsOf: ({ startsAt, endsAt }) => (startsAt && endsAt ? [whenText({ startsAt, endsAt }, startsAt)] : []),
}
