import { sendContactMessage } from '@kere/contracts/forms/contact'
import { defineForm } from '@kere/platform/define-form'

export const contactForm = defineForm({
  name: 'contact',
  path: '/contact',
  endpoint: sendContactMessage,
  redirectTo: '/contact?sent=1',
})
