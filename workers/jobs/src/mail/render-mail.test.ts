import { weighArticle } from '@kere/brand/mail-article'
import type { Mail } from '@kere/contracts/console/outbox-rpc'
import { describe, expect, it } from 'vitest'
import type { MailSamples } from './mail-content.ts'
import { mails, renderMail } from './render-mail.ts'

const site = { origin: 'https://kere.example' }

const templates = Object.keys(mails)

const files = import.meta.glob<{ samples: MailSamples }>('../**/*.mails.ts', { eager: true })

const samples: MailSamples = Object.assign({}, ...Object.values(files).map((file) => file.samples))

const sampleOf = (template: string) => {
  const sample = samples[template]
  if (!sample) throw new Error(`There is no sample of ${template}: add one to the \`samples\` beside its text`)
  return sample
}

const render = (template: string, more: Mail['values'] = {}) =>
  renderMail({ id: 'out_1', to: 'asha@kere.test', template, values: { ...sampleOf(template).values, ...more } }, site)

const occurrences = (text: string, part: string) => text.split(part).length - 1

describe.each(templates)('the mail %s', (template) => {
  const { subject, html, text } = render(template)

  it('has a subject of one line that fits a phone', () => {
    expect(subject).toMatch(/^[\x20-\x7e]{5,50}$/)
  })

  it('carries its link once to click and once to read, and whole in the text', () => {
    const address = `${site.origin}${sampleOf(template).leadsTo}`
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

it('writes a stranger nothing that its asker could make a link or a subject of', () => {
  const values = {
    path: '/impact-portfolio/confirm?token=x',
    name: 'https://evil.example/a',
    owner: 'www.evil.example',
  }
  const { subject, html, text } = render('impact_confirmation_asked', { ...values, entry: 'Go to http://evil.example' })
  expect(html + text).not.toMatch(/evil\.example|http:\/\/ ?evil/)
  expect(subject).toBe('Can you confirm what somebody did?')
})

it('tells learners and educators what comes next for them', () => {
  expect(render('welcome', { role: 'student' }).html).toContain('choose your first course')
  expect(render('welcome', { role: 'educator' }).html).toContain('application to teach')
})

it('tells an educator who has become a learner how to teach again, and nobody else', () => {
  const textOf = (values: Mail['values']) => render('role_changed', values).text.replaceAll(/\s+/g, ' ')
  expect(textOf({ role: 'student', roleBefore: 'educator' })).toContain('To teach again, send a new application.')
  expect(textOf({ role: 'student', roleBefore: 'admin' })).not.toContain('To teach again')
  expect(textOf({ role: 'student' })).not.toContain('To teach again')
})

it('says of a changed password whether a session is left', () => {
  const textOf = (values?: Mail['values']) => render('password_changed', values).text.replaceAll(/\s+/g, ' ')
  expect(textOf()).toContain('you were signed out everywhere.')
  expect(textOf({ device: 'Firefox on Android' })).toContain('you were signed out everywhere else.')
})

it('lists the first 20 messages of a digest, and says how many more there are', () => {
  const linesOf = (count: number) => {
    const messages = Array.from({ length: count }, (_, index) => `Zoya ${index} (zoya@example.org): A tank`).join('\n')
    const { text } = render('contact_digest', { messages })
    return { text, lines: text.split('\n').filter((line) => line.startsWith('> ')) }
  }
  expect(linesOf(20).lines).toHaveLength(20)
  const many = linesOf(31)
  expect(many.lines.at(-1)).toBe('> and 11 more')
  expect(many.text).toContain('31 new messages from the contact form')
  expect(linesOf(1).text).toContain('1 new message from the contact form')
})

it('says when something happened in the time of India', () => {
  expect(render('new_device').text).toContain('When: Fri 20 November 2026 at 6:55 pm IST')
  const textAt = (at: string) => render('new_device', { at }).text
  expect(textAt('2026-11-20T06:30:00.000Z')).toContain('When: Fri 20 November 2026 at 12:00 noon IST')
  expect(textAt('2026-11-20T18:30:00.000Z')).toContain('When: Sat 21 November 2026 at 12:00 midnight IST')
})

describe('the article of an issue', () => {
  const issueOf = (html: string) => {
    const section = { kind: 'text', html, title: '', about: '', note: '', path: '' }
    const block = { ...section, kind: 'course', html: '', title: 'ನೀರು', about: 'x'.repeat(200), path: '/courses/crs_1' }
    const sections = [section, block]
    return { sections, html: render('newsletter_issue', { sections: JSON.stringify(sections) }).html }
  }

  it.each([
    'Write href="/courses" in your page',
    'a role="note" class="x" id="y" z',
    'then &#x3C;p> and src="/lake.png"',
    'href="#top" &#x26; data-x="1"',
  ])('leaves a text as it was typed: %s', (words) => {
    expect(issueOf(`<p>${words}</p>`).html).toContain(`>${words}</p>`)
    expect(issueOf(`<pre tabindex="0"><code>${words}</code></pre>`).html).toContain(`>${words}</code>`)
  })

  it('completes its links, and takes out what only a page needs, whatever stands in their values', () => {
    const { html } = issueOf('<p id="a"><a aria-label="To b > c" href="/a?b=1&#x26;c=2" rel="x">b</a></p>')
    expect(html).toMatch(/<a class="link" style="[^"]*" href="https:\/\/kere\.example\/a\?b=1&c=2">b<\/a>/)
    expect(html).not.toMatch(/ id="a"|aria-label|rel="x"/)
  })

  it.each([1, 40, 400])('weighs about what is told while it is written: %i items', (count) => {
    const { sections, html } = issueOf(`<ul>${'<li>One of many <em>ಕೆರೆಗಳು</em></li>'.repeat(count)}</ul>`)
    const bytes = new TextEncoder().encode(html).length
    expect(weighArticle(sections) - bytes).toBeGreaterThan(-500)
    expect(weighArticle(sections) - bytes).toBeLessThan(2_500)
  })
})
