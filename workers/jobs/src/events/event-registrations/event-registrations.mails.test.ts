import { expect, it } from 'vitest'
import { renderMail } from '../../mail/render-mail.ts'
import { samples } from './event-registrations.mails.ts'

it.each(Object.entries(samples))('%s says on which day the event is, from when until when', (template, sample) => {
  const mail = { id: 'out_1', to: 'asha@kere.test', template, values: sample.values }
  const { text } = renderMail(mail, { origin: 'https://kere.example' })
  expect(text).toContain('Starts: Sat 5 December 2026 at 6:30 am IST')
  expect(text).toContain('Ends: Sat 5 December 2026 at 9:30 am IST')
})
