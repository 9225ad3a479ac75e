import { sendContactMessage } from '@kere/contracts/contact'
import { defineForm } from '@kere/platform/define-form'

export const contactForm = defineForm({
  name: 'contact',
  path: '/contact',
  endpoint: sendContactMessage,
  then: '/contact?sent=1',
})
