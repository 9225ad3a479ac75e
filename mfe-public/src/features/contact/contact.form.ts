import { sendContactMessage } from '@kere/contracts/contact'
import { defineForm } from '@kere/platform/define-form'

export const contactForm = defineForm({
  name: 'contact',
  path: '/contact',
  endpoint: sendContactMessage,
  goTo: '/contact?sent=1',
})
