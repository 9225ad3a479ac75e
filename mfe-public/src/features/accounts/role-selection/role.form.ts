import { chooseRole } from '@kere/contracts/accounts/onboarding'
import { defineForm } from '@kere/platform/define-form'

export const roleForm = defineForm({
  name: 'role',
  path: '/role-selection',
  endpoint: chooseRole,
  passThrough: ['next'],
  redirectTo: '/onboarding?next={next}',
})
