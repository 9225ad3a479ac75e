import { enrollInCourse } from '@kere/contracts/enrollments'
import { defineForm } from '@kere/platform/define-form'

export const enrollForm = defineForm({
  name: 'enroll',
  path: '/courses/:id',
  endpoint: enrollInCourse,
  goTo: '/dashboard/my-courses',
  notice: 'enrolled',
})
