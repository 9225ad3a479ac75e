import { messages } from '@kere/contracts/messages'
import { ButtonLink } from '@kere/ui/button'
import { Section } from '@kere/ui/section'
import { OffSheet } from '../../off-sheet.tsx'
import { cataloguePath } from './catalogue-address.ts'
import { CourseGrid } from './course-grid.tsx'
import type { ListedCourse } from './courses.api.ts'

/** S-094: unknown, unpublished or withdrawn, which a visitor cannot tell apart. */
export function CourseNotFound({ others }: { others: readonly ListedCourse[] }) {
  return (
    <OffSheet
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
    </OffSheet>
  )
}
