import type { MailLabels } from '../../http/labels.ts'
import { linkPath, linkPurpose } from '../../forms/newsletter/newsletter.labels.ts'
import { issueOfMail, issueOfTest } from './issue-rows.ts'

export const auditActions = {
  'newsletter_issue.scheduled': {
    name: 'Newsletter issue scheduled',
    meaning: 'The issue will be sent to its audience at the time that was chosen.',
  },
  'newsletter_issue.unscheduled': {
    name: 'Newsletter issue unscheduled',
    meaning: 'A scheduled issue became a draft again.',
  },
  'newsletter_issue.sent': {
    name: 'Newsletter issue sent',
    meaning: 'An admin had the issue sent to its audience, and it stands in the archive.',
  },
  'newsletter_issue.paused': {
    name: 'Newsletter issue paused',
    meaning: 'What had not left yet of the issue waits.',
  },
  'newsletter_issue.resumed': { name: 'Newsletter issue resumed', meaning: 'What had waited of the issue is sent.' },
  'newsletter_issue.emails_confirmed': {
    name: 'Newsletter emails counted as sent',
    meaning: 'An admin counted emails as sent of which it was not known.',
  },
  'newsletter_issue.emails_repeated': {
    name: 'Newsletter emails sent again',
    meaning: 'An admin sent emails again of which it was not known whether they had left.',
  },
  'newsletter_issue.deleted': { name: 'Newsletter issue deleted', meaning: 'A draft was deleted for good.' },
}

export const mailTemplates = {
  newsletter_issue: {
    name: 'Newsletter issue',
    link: { purpose: linkPurpose, path: linkPath, unsubscribesFrom: 'newsletter' },
    says: issueOfMail,
  },
  newsletter_test: { name: 'Newsletter test', says: issueOfTest },
} satisfies Record<string, MailLabels>
