import { t } from '@kere/brand/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import { eventsPath } from './event-href.ts'

/** For an event that is unknown, unpublished or withdrawn; a visitor cannot tell which (S-153). */
export function EventNotFound() {
  return (
    <NotFoundPanel
      title={t('Event not found', 'Title of a page')}
      text={t('It may have been withdrawn. Check the address, or search events.', 'Error')}
      search={{ path: eventsPath, label: t('Search events', 'Label of a field') }}
      action={
        <ButtonLink href={eventsPath} variant="outline">
          {t('Browse events', 'Button')}
        </ButtonLink>
      }
    />
  )
}
