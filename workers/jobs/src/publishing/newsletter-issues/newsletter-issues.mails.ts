import { t } from '@kere/brand/messages'
import { archivePath, issueBlockNames, issuePath } from '@kere/contracts/publishing/newsletter-issue-options'
import { lookup } from '@kere/contracts/http/open-value'
import type { MailContent, MailSection, MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

/** A section of an issue in the form that the API stores (`RenderedIssue`). */
interface Section {
  kind: string
  html: string
  title: string
  about: string
  note: string
  path: string
}

const sectionsOf = (json: string, language: string): MailSection[] =>
  // The cast is safe: the API has written this JSON.
  (JSON.parse(json) as Section[]).map(({ kind, html, title, about, note, path }) =>
    kind === 'text'
      ? { html, language }
      : { label: lookup(issueBlockNames, kind) ?? '', title, text: about, note, path },
  )

function writeIssue({ title, preview, sections, text, slug, language }: MailValues) {
  return {
    subject: required(title),
    preview: preview || required(title),
    heading: required(title),
    paragraphs: [],
    article: { sections: sectionsOf(required(sections), language || 'en'), text: required(text) },
    action: { label: t('Read it on the site', 'Email, button or link'), path: slug ? issuePath(slug) : archivePath },
  } satisfies Partial<MailContent>
}

export const mails = {
  newsletter_issue: ({ path, ...values }) => ({
    ...writeIssue(values),
    because: t(
      'You received this email because you subscribed to the Kere newsletter.',
      'Email newsletter_issue, why they received it',
    ),
    subscription: {
      label: t('Change what you get, or unsubscribe', 'Email newsletter_issue, button or link'),
      path: required(path),
    },
  }),
  newsletter_test: (values) => {
    const issue = writeIssue(values)
    return {
      ...issue,
      subject: `Test: ${issue.subject}`,
      because: 'You received this email because you tested an issue of the newsletter. Nobody else got it.',
    }
  },
} satisfies Record<string, WriteMail>

const issue = {
  title: 'The lakes are full',
  preview: 'And what to do with them.',
  slug: 'the-lakes-are-full',
  sections: JSON.stringify([
    { kind: 'text', html: '<p>Read <a href="/courses">all courses</a>.</p>', title: '', about: '', note: '', path: '' },
    {
      kind: 'course',
      html: '',
      title: 'Lake watch',
      about: 'From Hebbal to Nagavara.',
      note: '',
      path: '/courses/crs_1',
    },
  ]),
  text: 'Read all courses (/courses).\n\nLake watch\nFrom Hebbal to Nagavara.\n/courses/crs_1',
}

export const samples: MailSamples = {
  newsletter_issue: {
    values: { ...issue, path: '/newsletter/subscription?token=x' },
    leadsTo: '/newsletter/issues/the-lakes-are-full',
  },
  newsletter_test: { values: { ...issue, slug: '' }, leadsTo: '/newsletter/issues' },
}
