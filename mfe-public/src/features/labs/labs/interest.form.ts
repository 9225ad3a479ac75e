import { joinLab, leaveLab } from '@kere/contracts/labs/lab-participation'
import { defineForm } from '@kere/platform/define-form'

export const interestForm = defineForm({
  name: 'lab-interest',
  path: '/challenge-labs/:id/join',
  endpoint: joinLab,
  redirectTo: '/challenge-labs/{id}?sent=1',
})

export const withdrawForm = defineForm({
  name: 'lab-withdraw',
  path: '/challenge-labs/:id/withdraw',
  page: '/challenge-labs/:id',
  endpoint: leaveLab,
  redirectTo: '/challenge-labs/{id}',
})
