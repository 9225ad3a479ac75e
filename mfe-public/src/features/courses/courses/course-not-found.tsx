import { messages } from '@kere/contracts/http/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import { cataloguePath } from './catalogue-address.ts'

/** S-094: unknown, unpublished or withdrawn, which a visitor cannot tell apart. */
export const CourseNotFound = () => (
  <NotFoundPanel
    title={messages.courseNotFound}
    text="It may have been withdrawn. Check the address, or search courses."
    action={
      <ButtonLink href={cataloguePath} variant="outline">
        Browse courses
      </ButtonLink>
    }
  />
)
