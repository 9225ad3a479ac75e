import type { PathSourceName } from '@kere/contracts/paths/learning-path-options'
import { courseSection } from './course-section.tsx'
import { eventSection } from './event-section.tsx'
import { labSection } from './lab-section.tsx'
import { mentorshipSection } from './mentorship-section.tsx'
import type { PathSection } from './path-section.ts'

/** Of each source of a path. What only a younger API knows of has no section here. */
export const pathSections: Readonly<Record<PathSourceName, PathSection>> = {
  course: courseSection,
  lab: labSection,
  event: eventSection,
  mentorship: mentorshipSection,
}
