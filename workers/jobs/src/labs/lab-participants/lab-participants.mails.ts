import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const because = t(
  'You received this email because you asked to take part in this Challenge Lab on Kere.',
  'Email, why they received it',
)

const openLabs = { label: t('See open labs', 'Email, button or link'), path: '/challenge-labs' }

export const mails = {
  lab_approved: ({ labId, lab, role, ...values }) => ({
    subject:
      role === 'educator'
        ? t('You are a mentor now', 'Email lab_approved, subject')
        : t('You are in the lab', 'Email lab_approved, subject'),
    preview: t('Your request for {lab} is approved.', { lab: required(lab) }, 'Email lab_approved, preview'),
    heading:
      role === 'educator'
        ? t('You are a mentor now', 'Email lab_approved, heading')
        : t('You are in the lab', 'Email lab_approved, heading'),
    ...greet(values),
    paragraphs: [
      role === 'educator'
        ? t(
            'Your offer to mentor “{lab}” is approved. Meet the teams in the lab’s workspace.',
            { lab: required(lab) },
            'Email lab_approved',
          )
        : t(
            'Your request to join “{lab}” is approved. Join or start a team in the lab’s workspace.',
            { lab: required(lab) },
            'Email lab_approved',
          ),
    ],
    action: {
      label: t('Open the workspace', 'Email lab_approved, button or link'),
      path: `/dashboard/challenge-labs/${encodeURIComponent(required(labId))}`,
    },
    because,
  }),

  lab_rejected: ({ lab, role, note, ...values }) => ({
    subject: t('Your Challenge Lab request', 'Email lab_rejected, subject'),
    preview: t('It was not approved this time.', 'Email lab_rejected, preview'),
    heading: t('Your Challenge Lab request', 'Email lab_rejected, heading'),
    ...greet(values),
    paragraphs: [
      role === 'educator'
        ? t('Your offer to mentor “{lab}” was not accepted this time.', { lab: required(lab) }, 'Email lab_rejected')
        : t('Your request to join “{lab}” was not approved this time.', { lab: required(lab) }, 'Email lab_rejected'),
      ...(note ? [t('Here is what the people who run it say:', 'Email lab_rejected')] : []),
    ],
    ...(note && { quote: note }),
    action: openLabs,
    because,
  }),

  lab_removed: ({ lab, note, ...values }) => ({
    subject: t('You are no longer in a Challenge Lab', 'Email lab_removed, subject'),
    preview: t('You were taken out of {lab}.', { lab: required(lab) }, 'Email lab_removed, preview'),
    heading: t('You are no longer in a Challenge Lab', 'Email lab_removed, heading'),
    ...greet(values),
    paragraphs: [
      t('The people who run “{lab}” have taken you out of it.', { lab: required(lab) }, 'Email lab_removed'),
      ...(note ? [t('Here is what they say:', 'Email lab_removed')] : []),
    ],
    ...(note && { quote: note }),
    action: openLabs,
    because,
  }),
} satisfies Record<string, WriteMail>

const sample = {
  firstName: 'Meera',
  participantId: 'lpt_1',
  labId: 'lab_1',
  lab: 'Trace one drain',
  role: 'student',
  note: '',
}

export const samples: MailSamples = {
  lab_approved: { values: sample, leadsTo: '/dashboard/challenge-labs/lab_1' },
  lab_rejected: { values: { ...sample, note: 'All places are taken.' }, leadsTo: '/challenge-labs' },
  lab_removed: { values: sample, leadsTo: '/challenge-labs' },
}
