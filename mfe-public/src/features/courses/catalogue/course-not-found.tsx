import { messages } from '@kere/contracts/http/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import { cataloguePath } from './catalogue-address.ts'
import { CourseGrid } from './course-grid.tsx'
import type { ListedCourse } from './courses.api.ts'

/** S-094: unknown, unpublished or withdrawn, which a visitor cannot tell apart. */
export function CourseNotFound({ others }: { others: readonly ListedCourse[] }) {
  return (
    <NotFoundPanel
      title={messages.courseNotFound}
      text="It may have been withdrawn. Check the address, or search courses."
      action={
        <ButtonLink href={cataloguePath} variant="outline">
          Browse courses
        </ButtonLink>
      }
    >
      {others.length > 0 && (
        <Section title="Featured courses">
          <CourseGrid courses={others} isRow />
        </Section>
      )}
    </NotFoundPanel>
  )
}
