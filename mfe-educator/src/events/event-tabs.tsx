import { t } from '@kere/brand/messages'
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
      label={t('Parts of the event', 'Label, educator')}
      tabs={[
        {
          label: t('Details', 'Label, educator'),
          href: managedEventPath(id),
          count: undefined,
          isCurrent: current === 'details',
        },
        {
          label: t('Attendees', 'Label, educator'),
          href: attendeesPath(id),
          count: registrationsCount,
          isCurrent: current === 'attendees',
        },
        {
          label: t('Messages', 'Label, educator'),
          href: messagesPath(id),
          count: undefined,
          isCurrent: current === 'messages',
        },
        {
          label: t('Check-in', 'Label, educator'),
          href: checkInPath(id),
          count: undefined,
          isCurrent: false,
        },
      ]}
    />
  )
}
