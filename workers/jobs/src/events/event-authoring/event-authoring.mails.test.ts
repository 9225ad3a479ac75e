import type { MailValues } from '../../mail/mail-content.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { describe, expect, it } from 'vitest'
import { samples } from './event-authoring.mails.ts'

function read(template: 'event_changed' | 'event_cancelled' | 'hosted_event_changed', more: MailValues = {}) {
  const values = { ...samples[template]?.values, isPaid: '', ...more }
  const mail = { id: 'out_1', to: 'asha@example.kere.test', template, values }
  const { subject, text } = renderMail(mail, { origin: 'https://kere.example' })
  return { subject, text: text.replaceAll(/\s+/g, ' ') }
}

describe('the email about a change', () => {
  it('[part of U-23] says in IST when it is now, and where', () => {
    const { subject, text } = read('event_changed')
    expect(subject).toBe('New time and place for your event')
    expect(text).toContain('Starts: Tue 15 December 2026 at 10:00 am IST')
    expect(text).toContain('Ends: Tue 15 December 2026 at 12:00 noon IST')
    expect(text).toContain('Where: The north gate')
    expect(text).toContain('A message from the host: > The birds come later this year.')
  })

  it('[part of C-36] of an online event says where its link is, and never what it is', () => {
    const { subject, text } = read('event_changed', { venue: '', changes: 'place' })
    expect(subject).toBe('New link for your event')
    expect(text).toContain('You can join from your ticket shortly before the start. ')
    expect(text).toContain('Where: Online')
  })

  it.each([
    ['registered', 'You keep your seat.'],
    ['awaiting_payment', 'Your seat is kept while your order waits for payment.'],
    ['offered', 'The seat is still offered to you.'],
    ['waitlisted', 'You keep your place on the waitlist.'],
  ])('says what it means to who is %s', (status, words) => {
    expect(read('event_changed', { status, changes: 'time', message: '' }).text).toContain(words)
  })
})

describe('the email about a cancellation', () => {
  it('says how money comes back to who has paid, and that who was going to need not', () => {
    expect(read('event_cancelled', { isPaid: 'true' }).text).toContain('Request a refund on the page of your order')
    expect(read('event_cancelled', { status: 'awaiting_payment' }).text).toContain('Do not pay this order')
    expect(read('event_cancelled', { status: 'waitlisted' }).text).toContain('There is nothing you need to do.')
  })

  it('asks nothing of the host’s words where there are none', () => {
    expect(read('event_cancelled', { message: '' }).text).not.toContain('from the host')
  })
})

it.each([
  ['changed', 'Your event was changed'],
  ['published', 'Your event was published'],
  ['unpublished', 'Your event was unpublished'],
  ['cancelled', 'Your event was cancelled'],
  ['uncancelled', 'Your event is no longer cancelled'],
  ['deleted', 'Your event was deleted'],
  ['restored', 'Your event was restored'],
])('the email to a host says that an admin has %s their event', (change, subject) => {
  const mail = read('hosted_event_changed', { change })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain('An admin of Kere did this.')
})
