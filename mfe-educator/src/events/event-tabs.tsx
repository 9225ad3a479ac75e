import { managedEventPath } from '@kere/screens/event-acts'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { attendeesPath, checkInPath, messagesPath } from './event-paths.ts'

interface EventTabsProps {
  draft: { id: string; registrationsCount: number | undefined }
  current: 'details' | 'attendees' | 'messages'
}

export function EventTabs({ draft: { id, registrationsCount }, current }: EventTabsProps) {
  return (
    <DataTableTabs
      label="Parts of the event"
      tabs={[
        { label: 'Details', href: managedEventPath(id), count: undefined, isCurrent: current === 'details' },
        {
          label: 'Attendees',
          href: attendeesPath(id),
          count: registrationsCount,
          isCurrent: current === 'attendees',
        },
        { label: 'Messages', href: messagesPath(id), count: undefined, isCurrent: current === 'messages' },
        { label: 'Check-in', href: checkInPath(id), count: undefined, isCurrent: false },
      ]}
    />
  )
}
