import { product } from '@kere/brand/brand'
import type { WriteMail } from '../../mail/mail-content.ts'
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
    subject: 'Somebody is new in your team',
    preview: `${required(name)}, in ${required(lab)}.`,
    heading: 'Somebody is new in your team',
    ...greet(values),
    paragraphs: [`${required(name)} is in your team in “${required(lab)}” now.`],
    action: workspaceOf(labId),
    because: `You received this email because you are in this team on ${product}.`,
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
