import type { MailFixtures } from '../../mail/mail-content.ts'

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

export const mailFixtures: MailFixtures = {
  newsletter_issue: {
    values: { ...issue, path: '/newsletter/subscription?token=x' },
    leadsTo: '/newsletter/issues/the-lakes-are-full',
  },
  newsletter_test: { values: { ...issue, slug: '' }, leadsTo: '/newsletter/issues' },
}
