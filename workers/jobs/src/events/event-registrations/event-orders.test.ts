import { describe, expect, it } from 'vitest'
import { renderMail } from '../../mail/render-mail.ts'
import { samples } from '../../orders/orders.mails.ts'

const site = { origin: 'https://kere.example' }

const ofEvent = { itemKind: 'event', itemId: 'evt_1', title: 'Walk with the bird count' }

const render = (template: string) => {
  const values = { ...samples[template]?.values, ...ofEvent, reason: 'The host is ill.' }
  return renderMail({ id: 'out_1', to: 'asha@kere.test', template, values }, site).text
}

describe('the emails about an order of a seat', () => {
  it.each(Object.keys(samples))('%s speaks of no course', (template) => {
    expect(render(template)).not.toMatch(/course|lesson|enrol|lifetime|access|progress/i)
  })

  it('lead to the ticket once it is paid, and to the page of the event once it has expired', () => {
    expect(render('order_paid')).toContain('https://kere.example/dashboard/my-events/evt_1')
    expect(render('order_expired')).toContain('https://kere.example/events/evt_1')
  })

  it('say until when the seat is kept, and when it is given up', () => {
    expect(render('order_placed')).toContain('We confirm your seat once we have found your payment')
    expect(render('refund_declined')).toContain('You keep your seat')
    expect(render('order_refunded')).toContain('Your seat has been given up')
  })
})
