import { agreeAsGuardian, refuseAsGuardian, renewGuardianLink } from '@kere/contracts/accounts/guardians'
import { defineForm } from '@kere/platform/define-form'

const page = '/guardian'

export const agreementForm = defineForm({
  name: 'guardian-agreement',
  path: `${page}/agreement`,
  page,
  endpoint: agreeAsGuardian,
  redacted: ['token', 'ageToken'],
  redirectTo: `${page}?token={answer.token}`,
})

export const refusalForm = defineForm({
  name: 'guardian-refusal',
  path: `${page}/refusal`,
  page,
  endpoint: refuseAsGuardian,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}`,
})

export const renewalForm = defineForm({
  name: 'guardian-renewal',
  path: `${page}/renewal`,
  page,
  endpoint: renewGuardianLink,
  redacted: ['token'],
  redirectTo: `${page}?sent`,
})
