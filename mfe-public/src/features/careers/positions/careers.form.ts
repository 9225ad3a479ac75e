import { applyForPosition, withdrawJobApplication } from '@kere/contracts/careers/job-applications'
import { defineForm } from '@kere/platform/define-form'

export const applicationForm = defineForm({
  name: 'career-application',
  path: '/careers/:id',
  endpoint: applyForPosition,
  redirectTo: '/careers/{position}?sent=1',
})

export const withdrawalForm = defineForm({
  name: 'career-withdrawal',
  path: '/careers/application/withdrawal',
  page: '/careers/application',
  endpoint: withdrawJobApplication,
  redacted: ['token'],
  redirectTo: '/careers/application?token={answer.token}',
})
