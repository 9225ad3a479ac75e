import { chooseRole } from '@kere/contracts/onboarding'
import { defineForm } from '@kere/platform/define-form'

export const roleForm = defineForm({
  name: 'role',
  path: '/role-selection',
  endpoint: chooseRole,
  keeps: ['next'],
  goTo: '/onboarding?next={next}',
})
