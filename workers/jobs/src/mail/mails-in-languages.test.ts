import { type Language, otherLanguages } from '@kere/brand/language'
import type { Mail } from '@kere/contracts/console/outbox-rpc'
import { describe, expect, it } from 'vitest'
import type { MailSamples } from './mail-content.ts'
import { mails } from './render-mail.ts'
import { rendererIn } from './render-mail-in.ts'

const site = { origin: 'https://kere.example' }

/** They are written to admins and to the team, in the language of the console. */
const inEnglish = new Set([
  'api_token_ends',
  'backup_fails',
  'canary_ended',
  'contact_digest',
  'contact_message',
  'mentorship_escalated',
  'newsletter_test',
  'objective_burns',
  'objective_recovered',
  'release_doubted',
  'webhook_off',
])

const templates = Object.keys(mails).filter((template) => !inEnglish.has(template))

const files = import.meta.glob<{ samples: MailSamples }>('../**/*.mails.ts', { eager: true })

const samples: MailSamples = Object.assign({}, ...Object.values(files).map((file) => file.samples))

async function render(language: Language, template: string, more: Mail['values'] = {}) {
  const { renderMail } = await rendererIn(language)
  return renderMail(
    { id: 'out_1', to: 'asha@kere.test', template, values: { ...samples[template]!.values, ...more } },
    site,
  )
}

const letters = { kn: /\p{Script=Kannada}/u, hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u }

/** Names, and words that are written in Latin letters in every language (`docs/languages.md`). */
const latin = /\b(?:Kere|IST|am|pm|UPI|IFSC|Google|Firefox|Android|K-12|email)\b/g

/** The words that the sample brings along are a name or somebody's text. The API has written its parts in the reader's language. */
function withoutContent(text: string, values: Mail['values']) {
  const parts = Object.values(values).flatMap((value) => [value, ...value.split(/\\n|[\s"“”,.:;]+/)])
  const content = [...new Set(parts)].filter(Boolean).toSorted((one, other) => other.length - one.length)
  return content.reduce((rest, part) => rest.replaceAll(part, ''), text.replaceAll(/https?:\S+|\S+@\S+/g, ''))
}

describe.each(otherLanguages)('a mail in %s', (language) => {
  it.each(templates)('%s leaves no English but names and content', async (template) => {
    const { subject, html, text } = await render(language, template)
    const { values } = samples[template]!
    for (const part of [subject, text]) {
      const rest = withoutContent(part.replaceAll(latin, ''), values)
      expect(rest.match(/[A-Za-z]{2,}[^\n]*/g) ?? []).toEqual([])
    }
    expect(text).toMatch(letters[language])
    expect(text).not.toMatch(/[{}]|undefined|NaN|Invalid Date/)
    expect(html).toContain(`<html lang="${language}" dir="ltr"`)
  })

  it.each(templates)('%s has a subject of its own, in one line that fits a phone', async (template) => {
    const { subject } = await render(language, template)
    expect(subject).not.toMatch(/\p{Cc}/u)
    expect([...subject].length).toBeLessThanOrEqual(70)
    // An issue of the newsletter has the title that somebody wrote.
    expect(subject).toMatch(template === 'newsletter_issue' ? /^The lakes are full$/ : letters[language])
  })

  it.each(templates)('%s stays far below the size at which mail programs cut', async (template) => {
    const { html } = await render(language, template)
    expect(new TextEncoder().encode(html).length).toBeLessThan(40_000)
  })

  it('marks what somebody wrote in English', async () => {
    const { html } = await render(language, 'application_rejected', { reason: 'Please add a photo' })
    expect(html).toMatch(/<blockquote lang="en"[^>]*>Please add a photo</)
    expect((await render(language, 'newsletter_issue')).html).toContain('<div lang="en"><p')
  })

  it('leads to the page in this language where there is one', async () => {
    const { html, text } = await render(language, 'verify_email')
    expect(html).toContain(`href="https://kere.example/${language}/auth/verify-email?token=`)
    expect(text).toContain(`https://kere.example/${language}/auth/verify-email?token=`)
  })

  it('lets no name reach a subject, or start a line of its own', async () => {
    const attack = 'Asha\r\nBcc: all@kere.test'
    for (const template of templates) {
      const { subject } = await render(language, template, { firstName: attack, device: attack })
      expect(subject).toBe((await render(language, template)).subject)
    }
  })
})

it('marks no text in an English mail', async () => {
  expect((await render('en', 'application_rejected')).html).not.toContain('<blockquote lang')
})

it.each([
  ['kn', 'ಶುಕ್ರ, 20 ನವೆಂಬರ್ 2026, 6:55 pm IST', 'ಶನಿ, 21 ನವೆಂಬರ್ 2026, 12:00 ನಡುರಾತ್ರಿ IST'],
  ['hi', 'शुक्र 20 नवंबर 2026, 6:55 pm IST', 'शनि 21 नवंबर 2026, 12:00 आधी रात IST'],
  ['ta', 'வெள். 20 நவம்பர் 2026, 6:55 pm IST', 'சனி 21 நவம்பர் 2026, 12:00 நள்ளிரவு IST'],
] as const)('says in %s when something happened in the time of India', async (language, evening, midnight) => {
  expect((await render(language, 'new_device')).text).toContain(evening)
  expect((await render(language, 'new_device', { at: '2026-11-20T18:30:00.000Z' })).text).toContain(midnight)
})

it.each([
  ['kn', '1', 'ನಿಮ್ಮ Kere ಖಾತೆಯ 1 ಸೈನ್ ಇನ್ ಅನ್ನು ನಿಲ್ಲಿಸಲಾಗಿದೆ.'],
  ['kn', '3', 'ನಿಮ್ಮ Kere ಖಾತೆಯ ಬೇರೆ 3 ಸೈನ್ ಇನ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಲಾಗಿದೆ.'],
] as const)('counts in %s: %s', async (language, sessions, words) => {
  expect((await render(language, 'sessions_revoked', { sessions })).text.replaceAll(/\s+/g, ' ')).toContain(words)
})

it('writes English where the API names no language, or one that this worker does not know', async () => {
  const { renderMail } = await rendererIn(undefined)
  expect((await rendererIn('ml' as 'kn')).renderMail).toBe(renderMail)
  const values = samples.welcome!.values
  expect(renderMail({ id: 'out_1', to: 'a@kere.test', template: 'welcome', values }, site).subject).toBe(
    'Welcome to Kere',
  )
})
