import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const workspaceOf = (labId: string | undefined) => ({
  label: 'Open the workspace',
  path: `/dashboard/challenge-labs/${encodeURIComponent(required(labId))}`,
})

export const mails = {
  lab_feedback_given: ({ labId, lab, stage, feedback, ...values }) => ({
    subject: 'Feedback for your team',
    preview: `On “${required(stage)}” in ${required(lab)}.`,
    heading: 'Feedback for your team',
    ...greet(values),
    paragraphs: [`Your team has feedback on “${required(stage)}” in “${required(lab)}”:`],
    quote: required(feedback),
    action: workspaceOf(labId),
    because: `You received this email because you are in this team on ${product}.`,
  }),

  lab_team_joined: ({ labId, lab, name, ...values }) => ({
    subject: 'Your team has a new member',
    preview: `${required(name)}, in ${required(lab)}.`,
    heading: 'Your team has a new member',
    ...greet(values),
    paragraphs: [`${required(name)} is in your team in “${required(lab)}” now.`],
    action: workspaceOf(labId),
    because: `You received this email because you are in this team on ${product}.`,
  }),

  lab_team_asked: ({ labId, lab, team, name, text, ...values }) => ({
    subject: 'Somebody asks to join a team',
    preview: `${required(name)}, ${required(team)}.`,
    heading: 'Somebody asks to join a team',
    ...greet(values),
    paragraphs: [`${required(name)} asks to join ${required(team)} in “${required(lab)}”:`],
    quote: required(text),
    action: workspaceOf(labId),
    because: `You received this email because you are in this team, or run its lab, on ${product}.`,
  }),

  lab_team_answered: ({ labId, lab, team, isApproved, ...values }) => ({
    subject: isApproved ? 'You are in the team' : 'Your request to join a team was declined',
    preview: `${required(team)}, ${required(lab)}.`,
    heading: isApproved ? 'You are in the team' : 'Your request was declined',
    ...greet(values),
    paragraphs: isApproved
      ? [
          `You are in ${required(team)} now, in “${required(lab)}”. You can read what it handed in, and hand in with it.`,
        ]
      : [
          `${required(team)} has declined your request to join it in “${required(lab)}”. You can join or start another team.`,
        ],
    action: workspaceOf(labId),
    because: `You received this email because you asked to join this team on ${product}.`,
  }),

  lab_team_deleted: ({ labId, lab, team, ...values }) => ({
    subject: 'A team was deleted',
    preview: `${required(team)}, ${required(lab)}.`,
    heading: 'A team was deleted',
    ...greet(values),
    paragraphs: [
      `The person who runs “${required(lab)}” has deleted the team ${required(team)}. You can join or start another one.`,
    ],
    action: workspaceOf(labId),
    because: `You received this email because you were in this team, or asked to join it, on ${product}.`,
  }),

  lab_team_handed_in: ({ labId, lab, stage, name, isAnew, ...values }) => ({
    subject: 'Your team has handed in',
    preview: `${required(name)}, “${required(stage)}”.`,
    heading: 'Your team has handed in',
    ...greet(values),
    paragraphs: [
      `${required(name)} handed in “${required(stage)}” in “${required(lab)}” for your team.`,
      ...(isAnew ? ['What your team handed in before is kept in the workspace, with its feedback.'] : []),
    ],
    action: workspaceOf(labId),
    because: `You received this email because you are in this team on ${product}.`,
  }),

  lab_update_answered: ({ labId, lab, name, ...values }) => ({
    subject: 'A reply to your update',
    preview: `${required(name)}, in ${required(lab)}.`,
    heading: 'A reply to your update',
    ...greet(values),
    paragraphs: [
      `${required(name)} replied to what you wrote in “${required(lab)}”. The next email about replies there comes after you have been in the workspace.`,
    ],
    action: workspaceOf(labId),
    because: `You received this email because you wrote an update in this Challenge Lab on ${product}.`,
  }),

  lab_stage_handed_in: ({ labId, lab, stage, team, ...values }) => ({
    subject: 'A team has handed in',
    preview: `${required(team)}, “${required(stage)}”.`,
    heading: 'A team has handed in',
    ...greet(values),
    paragraphs: [
      `${required(team)} handed in “${required(stage)}” in “${required(lab)}”. They read your feedback in the workspace.`,
    ],
    action: workspaceOf(labId),
    because: `You received this email because you guide this Challenge Lab on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

const sample = { firstName: 'Meera', labId: 'lab_1', lab: 'Trace one drain', stage: 'Walk and record' }

const leadsTo = '/dashboard/challenge-labs/lab_1'

export const samples: MailSamples = {
  lab_feedback_given: { values: { ...sample, feedback: 'Check point 17.' }, leadsTo },
  lab_team_joined: { values: { ...sample, name: 'Ravi K.' }, leadsTo },
  lab_team_asked: {
    values: { ...sample, name: 'Ravi K.', team: 'Upper Hebbal', text: 'I live beside the drain.' },
    leadsTo,
  },
  lab_team_answered: { values: { ...sample, team: 'Upper Hebbal', isApproved: 'yes' }, leadsTo },
  lab_team_deleted: { values: { ...sample, team: 'Upper Hebbal' }, leadsTo },
  lab_team_handed_in: { values: { ...sample, name: 'Ravi K.', isAnew: 'yes' }, leadsTo },
  lab_update_answered: { values: { ...sample, name: 'Ravi K.' }, leadsTo },
  lab_stage_handed_in: { values: { ...sample, team: 'Upper Hebbal' }, leadsTo },
}
