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
