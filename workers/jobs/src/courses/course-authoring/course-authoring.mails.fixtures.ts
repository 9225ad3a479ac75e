import type { MailFixtures } from '../../mail/mail-content.ts'

const course = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const mailFixtures: MailFixtures = {
  course_published: { values: course, leadsTo: '/courses/crs_1' },
  course_changed: { values: { ...course, change: 'unpublished' }, leadsTo: '/dashboard/courses/crs_1' },
  course_archived: { values: course, leadsTo: '/dashboard/my-courses/crs_1' },
}
