import { proveSecondFactor } from '@kere/contracts/accounts/second-factor'
import { defineForm } from '@kere/platform/define-form'

export const secondStepForm = defineForm({
  name: 'second-step',
  path: '/auth/code',
  endpoint: proveSecondFactor,
  redacted: ['code'],
  redirectTo: '/auth/login?next={answer.next}',
})
