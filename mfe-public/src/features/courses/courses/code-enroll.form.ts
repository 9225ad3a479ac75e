import { enrollByCode } from '@kere/contracts/orders/free-places'
import { defineForm } from '@kere/platform/define-form'
import { enrollId } from './course-href.ts'

export const codeEnrollForm = defineForm({
  name: 'code-enroll',
  path: '/courses/:id/free',
  page: '/courses/:id',
  endpoint: enrollByCode,
  redirectTo: '/dashboard/my-courses',
  flash: 'enrolled',
  resumesAt: enrollId,
})
