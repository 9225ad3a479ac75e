import { t } from '@kere/brand/messages'
import type { Session } from '@kere/platform/border'
import { managedEventPath } from '@kere/screens/event-acts'

export const attendeesPath = (id: string) => `${managedEventPath(id)}/attendees`

export const messagesPath = (id: string) => `${managedEventPath(id)}/messages`

export type CheckInView = 'scan' | 'list'

export const checkInPath = (id: string, view: CheckInView = 'scan') =>
  `${managedEventPath(id)}/check-in${view === 'list' ? '?view=list' : ''}`

export const publicEventPath = (id: string) => `/events/${encodeURIComponent(id)}`

export const previewEventPath = (id: string) => `${publicEventPath(id)}/preview`

export const eventListTitle = ({ user }: Session) =>
  user?.role === 'admin' ? t('All Events', 'Text, educator') : t('My Events', 'Text, educator')
