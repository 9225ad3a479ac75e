import { confirmImpactEntry, refuseImpactEntry } from '@kere/contracts/portfolio/impact-confirmations'
import { defineForm } from '@kere/platform/define-form'

const page = '/impact-portfolio/confirm'

export const confirmedForm = defineForm({
  name: 'confirm-impact-entry',
  path: `${page}/confirmed`,
  page,
  endpoint: confirmImpactEntry,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}`,
})

export const refusedForm = defineForm({
  name: 'refuse-impact-entry',
  path: `${page}/refused`,
  page,
  endpoint: refuseImpactEntry,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}`,
})
