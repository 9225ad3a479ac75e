import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import { cataloguePath } from './catalogue-address.ts'

/** For a course that is unknown, unpublished or withdrawn; a visitor cannot tell which (S-094). */
export const CourseNotFound = () => (
  <NotFoundPanel
    title={messages.courseNotFound}
    text={t('It may have been withdrawn. Check the address, or search courses.', 'Error')}
    action={
      <ButtonLink href={cataloguePath} variant="outline">
        {t('Browse courses', 'Button')}
      </ButtonLink>
    }
  />
)
