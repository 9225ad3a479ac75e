import type { MailValues } from '../../mail/mail-content.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { describe, expect, it } from 'vitest'
import { samples } from './event-messages.mails.ts'

function read(more: MailValues = {}) {
  const values = { ...samples.event_message?.values, ...more }
  const mail = { id: 'out_1', to: 'asha@example.kere.test', template: 'event_message', values }
  const { subject, html, text } = renderMail(mail, { origin: 'https://kere.example' })
  return { subject, html, text: text.replaceAll(/\s+/g, ' ') }
}

describe('the email of a message to attendees', () => {
  it('says who writes, about which event, and what, under a subject of ours', () => {
    const { subject, html, text } = read()
    expect(subject).toBe('A message about your event')
    expect(text).toContain('Hello Asha, Tenzin Dolma writes about “A walk around the lake”: > Bring boots')
    expect(text).toContain('> The bund is wet after the rain.')
    expect(text).toContain('Starts: Tue 15 December 2026 at 10:00 am IST Where: The north gate')
    expect(html).toContain('Bring boots<br><br>The bund is wet after the rain.')
  })

  it('says whom an answer reaches, and that it shows an address', () => {
    expect(read().text).toContain('Reply to this email to answer. Tenzin Dolma will see your email address.')
    expect(read({ takesReplies: '' }).text).toContain('A reply to this email reaches the team of Kere, not the host.')
  })

  it('is the team’s where an admin has written it', () => {
    expect(read({ sender: '' }).text).toContain('The team of Kere writes about “A walk around the lake”:')
  })

  it('says on what ground it came', () => {
    expect(read().text).toContain('because you are registered for this event on Kere.')
    expect(read({ status: 'offered' }).text).toContain('because you are on the waitlist of this event on Kere.')
  })

  it('names no link of an online event', () => {
    expect(read({ venue: '' }).text).toContain('Where: Online')
  })
})
