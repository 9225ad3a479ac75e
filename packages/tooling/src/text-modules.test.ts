import { expect, it } from 'vitest'
import { messageCalls } from './message-calls.ts'
import { readText, textModuleCode } from './text-modules.ts'

const facts = '---\ntitle: Payments\norder: 7\n---\n'

it('reads facts, lead, and a part for each heading', () => {
  const text = readText(
    `${facts}In *rupees*.\n\n## How do I get a refund?\n\nAsk [us](/contact).\n\n## Do you give invoices?\n\nYes.`,
  )
  expect(text).toEqual({
    facts: { title: 'Payments', order: '7' },
    lead: '<p>In <em>rupees</em>.</p>',
    parts: [
      {
        id: 'how-do-i-get-a-refund',
        title: 'How do I get a refund?',
        html: '<p>Ask <a href="/contact">us</a>.</p>',
      },
      { id: 'do-you-give-invoices', title: 'Do you give invoices?', html: '<p>Yes.</p>' },
    ],
  })
})

it('lets nothing through that Markdown of others may not say', () => {
  expect(readText(`${facts}## A\n\n<script>alert(1)</script>[a](javascript:alert)`).parts[0]!.html).not.toMatch(
    /<script|href="javascript/,
  )
})

it.each([
  ['no facts', '## A\n\nb', /begins with its facts/],
  ['a line that is no fact', '---\ntitle\n---\n', /Not a fact: title/],
  ['two parts of one address', `${facts}## A b\n\n## A, b\n`, /Two parts would have the address a-b/],
  ['a heading without a letter', `${facts}## ???\n`, /No address/],
])('refuses %s', (_, text, reason) => {
  expect(() => readText(text)).toThrow(reason)
})

it('marks what people read, and only the facts of a text that stays in English', () => {
  const text = `${facts}## How do I get a refund?\n\nAsk [us](/contact).`
  const marked = messageCalls('payments.md', textModuleCode(text))
  expect(marked.map(({ text: message }) => message)).toEqual([
    'Payments',
    'How do I get a refund?',
    '<p>Ask <a href="/contact">us</a>.</p>',
  ])
  const english = textModuleCode(text.replace('order: 7', 'order: 7\nlanguage: en'))
  expect(messageCalls('payments.md', english).map(({ text: message }) => message)).toEqual(['Payments'])
  expect(english).toContain('"How do I get a refund?"')
})
