import { expect, it } from 'vitest'
import { sitePagesText } from './site-pages.ts'

const site = 'mfe-public/src/features/site'

it('makes a page of each answer and each policy, and one of all that is said about us', () => {
  const text = sitePagesText([
    {
      path: `${site}/policies/texts/terms.md`,
      read: () => '---\ntitle: Terms\npath: /terms\n---\n\n## Who\n\nYou & *us*.',
    },
    { path: `${site}/faq/texts/payments.md`, read: () => '---\ntitle: Payments\n---\n\n## Do you refund?\n\nYes.' },
    { path: `${site}/about/texts/b.md`, read: () => '---\ntitle: Values\n---\n\n## Measure\n\nFirst.' },
    { path: `${site}/about/texts/a.md`, read: () => '---\ntitle: About\n---\nA lake.' },
    { path: 'docs/testing.md', read: () => 'No text of the site' },
  ])
  expect(JSON.parse(text)).toEqual([
    { path: '/about', title: 'About', text: 'A lake.\nMeasure. First.' },
    { path: '/faq/do-you-refund', title: 'Do you refund?', text: 'Yes.', of: 'FAQ' },
    { path: '/terms', title: 'Terms', text: 'Who. You & us.' },
  ])
})
