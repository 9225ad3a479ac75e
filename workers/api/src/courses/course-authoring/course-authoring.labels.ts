export const auditActions = {
  'course.published': {
    name: 'Course published',
    meaning: 'The course, or changes to it, became visible to readers.',
  },
  'course.unpublished': {
    name: 'Course unpublished',
    meaning: 'The course was removed from the catalogue. Enrolled learners keep their access.',
  },
  'course.archived': {
    name: 'Course archived',
    meaning: 'The course is no longer offered. Its learners keep their access and were told by email.',
  },
  'course.deleted': {
    name: 'Course deleted',
    meaning: 'The course had no learners. It is deleted for good after 30 days.',
  },
  'course.restored': {
    name: 'Course restored',
    meaning: 'An archived or deleted course was brought back as a draft.',
  },
}

export const mailTemplates = {
  course_published: { name: 'Course published' },
  course_archived: { name: 'Course archived' },
  course_changed: { name: 'Course changed by an admin' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
