import { enrollInCourse } from '@kere/contracts/courses/enrollments'
import { defineForm } from '@kere/platform/define-form'
import { enrollId } from './course-href.ts'

export const enrollForm = defineForm({
  name: 'enroll',
  path: '/courses/:id',
  endpoint: enrollInCourse,
  redirectTo: '/dashboard/my-courses',
  flash: 'enrolled',
  resumesAt: enrollId,
})
