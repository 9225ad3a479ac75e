import type { Mail } from '@kere/contracts/outbox-desk'
import { describe, expect, it } from 'vitest'
import { mails, type MailTemplate } from '../mails.ts'
import { renderMail } from './render-mail.ts'

const site = { origin: 'https://kere.example' }

const token = 'q3Jm0YxS7hN2tV5wZ8aB1cD4eF6gH9iK0lM3nO5pQ7r'

// Object.keys forgets which strings the keys are.
const templates = Object.keys(mails) as MailTemplate[]

const values: Record<MailTemplate, Mail['values']> = {
  verify_email: { path: `/auth/verify-email?token=${token}` },
  account_exists: { firstName: 'Asha' },
  welcome: { firstName: 'Asha' },
  password_reset: { firstName: 'Asha', path: `/auth/reset-password?token=${token}` },
  password_changed: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' },
  new_device: { firstName: 'Asha', device: 'Firefox on Android', at: '2026-11-20T13:25:00.000Z' },
  application_received: { firstName: 'Asha' },
  application_approved: { firstName: 'Asha' },
  application_rejected: { firstName: 'Asha', reason: 'Your bio says little.\nPlease tell us what you have taught.' },
  role_changed: { firstName: 'Asha', role: 'admin' },
}

/** Where the button of each leads. */
const addresses: Record<MailTemplate, string> = {
  verify_email: `https://kere.example/auth/verify-email?token=${token}`,
  account_exists: 'https://kere.example/auth/login',
  welcome: 'https://kere.example/dashboard',
  password_reset: `https://kere.example/auth/reset-password?token=${token}`,
  password_changed: 'https://kere.example/auth/login',
  new_device: 'https://kere.example/dashboard/sessions',
  application_received: 'https://kere.example/dashboard',
  application_approved: 'https://kere.example/dashboard',
  application_rejected: 'https://kere.example/join-as-educator',
  role_changed: 'https://kere.example/dashboard',
}

const render = (template: MailTemplate, more: Mail['values'] = {}) =>
  renderMail({ id: 'out_1', to: 'asha@kere.test', template, values: { ...values[template], ...more } }, site)

const occurrences = (text: string, part: string) => text.split(part).length - 1

describe.each(templates)('the mail %s', (template) => {
  const { subject, html, text } = render(template)

  it('has a subject of one line that fits a phone', () => {
    expect(subject).toMatch(/^[\x20-\x7e]{5,50}$/)
  })

  it('carries its link once to click and once to read, and whole in the text', () => {
    const address = addresses[template]
    expect(occurrences(html, `href="${address}"`)).toBe(1)
    expect(occurrences(html, `>${address}<`)).toBe(1)
    expect(text.split('\n')).toContain(address)
  })

  it('leads nowhere but to the site, and loads nothing', () => {
    for (const [address] of html.matchAll(/(?<=href=")[^"]*/g)) expect(address).toMatch(/^https:\/\/kere\.example\//)
    expect(html).not.toMatch(/\bsrc=|url\(|<script|<img|@import/)
  })

  it('says everything it has to say in both parts', () => {
    for (const part of [html, text]) {
      expect(part).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
      expect(part).toContain('You received this email because')
    }
  })

  it('is written in lines that fit every window', () => {
    const lines = text.split('\n').filter((line) => !line.startsWith('https://'))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
  })

  it('stays far below the size at which mail programs cut', () => {
    expect(html.length).toBeLessThan(20_000)
  })
})

describe('what somebody entered', () => {
  const attack = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@kere.test`

  it('is text in the HTML part, whatever it is', () => {
    const { html, text } = render('application_rejected', { firstName: attack, reason: attack })
    expect(html).not.toContain('<img')
    expect(occurrences(html, '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')).toBe(2)
    expect(text).toContain('> <img src=x onerror=alert(1)>')
  })

  it('reaches no subject', () => {
    for (const template of templates) {
      const ordinary = render(template).subject
      expect(render(template, { firstName: attack, device: attack }).subject).toBe(ordinary)
    }
  })

  it('keeps the lines of a reason, and breaks a word that is longer than a line', () => {
    const { html, text } = render('application_rejected', { reason: `First\nSecond ${'x'.repeat(200)}` })
    expect(html).toContain('First<br>Second')
    expect(text).toContain('> First\n> Second\n')
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  })
})

it.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)'])('makes no link to %s', (path) => {
  expect(() => render('verify_email', { path })).toThrow('off the site')
})

it.each([
  ['verify_email', 'path'],
  ['password_reset', 'path'],
  ['application_rejected', 'reason'],
  ['role_changed', 'role'],
] as const)('is not written: %s without its %s', (template, name) => {
  expect(() => render(template, { [name]: '' })).toThrow('The mail')
})

it('greets nobody by name where the address is not proven', () => {
  const { html, text } = render('verify_email', { firstName: 'Mallory' })
  expect(html + text).not.toContain('Mallory')
})

it('makes nothing of a name that a mail program would make a link of', () => {
  const { html, text } = render('welcome', { firstName: 'www.evil.example' })
  expect(html + text).not.toContain('evil.example')
  expect(text).toContain('Hello www. evil. example,')
  expect(render('welcome', { firstName: 'A.P.J.' }).text).toContain('Hello A. P. J.,')
})

it('tells learners and educators what comes next for them', () => {
  expect(render('welcome', { role: 'student' }).html).toContain('choose your first course')
  expect(render('welcome', { role: 'educator' }).html).toContain('application to teach')
})

it('says when something happened in the time of India', () => {
  expect(render('new_device').text).toContain('When: 20 November 2026 at 6:55 pm IST')
})
