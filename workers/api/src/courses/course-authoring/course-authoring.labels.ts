import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

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
  'course.featured': {
    name: 'Course featured',
    meaning: 'The home page can show this course among the featured ones.',
  },
  'course.unfeatured': { name: 'Course no longer featured', meaning: 'The home page no longer features this course.' },
}

export const notificationKinds = {
  taken_courses: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Courses you are taking', 'Kind of notifications'),
    about: t('Archived by the educator', 'What a kind of notifications has'),
    choice: 'email',
  },
  own_courses: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Your own courses', 'Kind of notifications'),
    about: t('Published, or changed by an admin', 'What a kind of notifications has'),
    choice: 'email',
    roles: ['educator', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

const shelf = '/dashboard/courses?shelf=archived'

const changes: Readonly<Record<string, { title: string; path: (courseId: string | undefined) => string }>> = {
  published: { title: t('Your course was published', 'Notification'), path: (courseId) => `/courses/${courseId}` },
  unpublished: {
    title: t('Your course was unpublished', 'Notification'),
    path: (courseId) => `/dashboard/courses/${courseId}`,
  },
  archived: { title: t('Your course was archived', 'Notification'), path: () => shelf },
  deleted: { title: t('Your course was deleted', 'Notification'), path: () => shelf },
  restored: {
    title: t('Your course was restored', 'Notification'),
    path: (courseId) => `/dashboard/courses/${courseId}`,
  },
}

const tellChange: BellLabels['says'] = ({ change = '', course, courseId }) => {
  const { title, path } = changes[change] ?? {
    title: t('Your course was changed', 'Notification'),
    path: () => '/dashboard/courses',
  }
  return { title, text: course, path: path(courseId) }
}

export const mailTemplates = {
  course_published: {
    name: 'Course published',
    bell: {
      kind: 'own_courses',
      icon: 'book',
      says: ({ course, courseId }) => ({
        title: t('Your course is live', 'Notification'),
        text: course,
        path: `/courses/${courseId}`,
      }),
    },
  },
  course_archived: {
    name: 'Course archived',
    bell: {
      kind: 'taken_courses',
      icon: 'book',
      says: ({ course, courseId }) => ({
        title: t('A course you are taking was archived', 'Notification'),
        text: course,
        path: `/dashboard/my-courses/${courseId}`,
      }),
    },
  },
  course_changed: { name: 'Course changed by an admin', bell: { kind: 'own_courses', icon: 'book', says: tellChange } },
} satisfies Record<string, MailLabels>
