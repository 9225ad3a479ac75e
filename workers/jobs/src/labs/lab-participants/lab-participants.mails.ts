import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const because = `You received this email because you asked to take part in this Challenge Lab on ${product}.`

const openLabs = { label: 'See open labs', path: '/challenge-labs' }

export const mails = {
  lab_approved: ({ labId, lab, role, ...values }) => ({
    subject: role === 'educator' ? 'You are a mentor now' : 'You are in the lab',
    preview: `Your request for ${required(lab)} is approved.`,
    heading: role === 'educator' ? 'You are a mentor now' : 'You are in the lab',
    ...greet(values),
    paragraphs: [
      role === 'educator'
        ? `Your offer to mentor “${required(lab)}” is approved. Meet the teams in the lab’s workspace.`
        : `Your request to join “${required(lab)}” is approved. Join or start a team in the lab’s workspace.`,
    ],
    action: { label: 'Open the workspace', path: `/dashboard/challenge-labs/${encodeURIComponent(required(labId))}` },
    because,
  }),

  lab_rejected: ({ lab, role, note, ...values }) => ({
    subject: 'Your Challenge Lab request',
    preview: 'It was not approved this time.',
    heading: 'Your Challenge Lab request',
    ...greet(values),
    paragraphs: [
      role === 'educator'
        ? `Your offer to mentor “${required(lab)}” was not accepted this time.${note ? ' Here is what the people who run it say:' : ''}`
        : `Your request to join “${required(lab)}” was not approved this time.${note ? ' Here is what the people who run it say:' : ''}`,
    ],
    ...(note && { quote: note }),
    action: openLabs,
    because,
  }),

  lab_removed: ({ lab, note, ...values }) => ({
    subject: 'You are no longer in a Challenge Lab',
    preview: `You were taken out of ${required(lab)}.`,
    heading: 'You are no longer in a Challenge Lab',
    ...greet(values),
    paragraphs: [
      `The people who run “${required(lab)}” have taken you out of it.${note ? ' Here is what they say:' : ''}`,
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
