import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const workspaceOf = (labId: string | undefined) => ({
  label: t('Open the workspace', 'Email, button or link'),
  path: `/dashboard/challenge-labs/${encodeURIComponent(required(labId))}`,
})

export const mails = {
  lab_feedback_given: ({ labId, lab, stage, feedback, ...values }) => ({
    subject: t('Feedback for your team', 'Email lab_feedback_given, subject'),
    preview: t(
      'On “{stage}” in {lab}.',
      { stage: required(stage), lab: required(lab) },
      'Email lab_feedback_given, preview',
    ),
    heading: t('Feedback for your team', 'Email lab_feedback_given, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your team has feedback on “{stage}” in “{lab}”:',
        { stage: required(stage), lab: required(lab) },
        'Email lab_feedback_given',
      ),
    ],
    quote: required(feedback),
    action: workspaceOf(labId),
    because: t(
      'You received this email because you are in this team on Kere.',
      'Email lab_feedback_given, why they received it',
    ),
  }),

  lab_team_joined: ({ labId, lab, name, ...values }) => ({
    subject: t('Your team has a new member', 'Email lab_team_joined, subject'),
    preview: t('{name}, in {lab}.', { name: required(name), lab: required(lab) }, 'Email lab_team_joined, preview'),
    heading: t('Your team has a new member', 'Email lab_team_joined, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{name} is in your team in “{lab}” now.',
        { name: required(name), lab: required(lab) },
        'Email lab_team_joined',
      ),
    ],
    action: workspaceOf(labId),
    because: t(
      'You received this email because you are in this team on Kere.',
      'Email lab_team_joined, why they received it',
    ),
  }),

  lab_team_asked: ({ labId, lab, team, name, text, ...values }) => ({
    subject: t('Somebody asks to join a team', 'Email lab_team_asked, subject'),
    preview: `${required(name)}, ${required(team)}.`,
    heading: t('Somebody asks to join a team', 'Email lab_team_asked, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{name} asks to join {team} in “{lab}”:',
        { name: required(name), team: required(team), lab: required(lab) },
        'Email lab_team_asked',
      ),
    ],
    quote: required(text),
    action: workspaceOf(labId),
    because: t(
      'You received this email because you are in this team, or run its lab, on Kere.',
      'Email lab_team_asked, why they received it',
    ),
  }),

  lab_team_answered: ({ labId, lab, team, isApproved, ...values }) => ({
    subject: isApproved
      ? t('You are in the team', 'Email lab_team_answered, subject')
      : t('Your request to join a team was declined', 'Email lab_team_answered, subject'),
    preview: `${required(team)}, ${required(lab)}.`,
    heading: isApproved
      ? t('You are in the team', 'Email lab_team_answered, heading')
      : t('Your request was declined', 'Email lab_team_answered, heading'),
    ...greet(values),
    paragraphs: isApproved
      ? [
          t(
            'You are in {team} now, in “{lab}”. You can read what it handed in, and hand in with it.',
            { team: required(team), lab: required(lab) },
            'Email lab_team_answered',
          ),
        ]
      : [
          t(
            '{team} has declined your request to join it in “{lab}”. You can join or start another team.',
            { team: required(team), lab: required(lab) },
            'Email lab_team_answered',
          ),
        ],
    action: workspaceOf(labId),
    because: t(
      'You received this email because you asked to join this team on Kere.',
      'Email lab_team_answered, why they received it',
    ),
  }),

  lab_team_deleted: ({ labId, lab, team, ...values }) => ({
    subject: t('A team was deleted', 'Email lab_team_deleted, subject'),
    preview: `${required(team)}, ${required(lab)}.`,
    heading: t('A team was deleted', 'Email lab_team_deleted, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The person who runs “{lab}” has deleted the team {team}. You can join or start another one.',
        { lab: required(lab), team: required(team) },
        'Email lab_team_deleted',
      ),
    ],
    action: workspaceOf(labId),
    because: t(
      'You received this email because you were in this team, or asked to join it, on Kere.',
      'Email lab_team_deleted, why they received it',
    ),
  }),

  lab_team_handed_in: ({ labId, lab, stage, name, isAnew, ...values }) => ({
    subject: t('Your team has handed in', 'Email lab_team_handed_in, subject'),
    preview: `${required(name)}, “${required(stage)}”.`,
    heading: t('Your team has handed in', 'Email lab_team_handed_in, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{name} handed in “{stage}” in “{lab}” for your team.',
        { name: required(name), stage: required(stage), lab: required(lab) },
        'Email lab_team_handed_in',
      ),
      ...(isAnew
        ? [
            t(
              'What your team handed in before is kept in the workspace, with its feedback.',
              'Email lab_team_handed_in',
            ),
          ]
        : []),
    ],
    action: workspaceOf(labId),
    because: t(
      'You received this email because you are in this team on Kere.',
      'Email lab_team_handed_in, why they received it',
    ),
  }),

  lab_update_answered: ({ labId, lab, name, ...values }) => ({
    subject: t('A reply to your update', 'Email lab_update_answered, subject'),
    preview: t('{name}, in {lab}.', { name: required(name), lab: required(lab) }, 'Email lab_update_answered, preview'),
    heading: t('A reply to your update', 'Email lab_update_answered, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{name} replied to what you wrote in “{lab}”. The next email about replies there comes after you have been in the workspace.',
        { name: required(name), lab: required(lab) },
        'Email lab_update_answered',
      ),
    ],
    action: workspaceOf(labId),
    because: t(
      'You received this email because you wrote an update in this Challenge Lab on Kere.',
      'Email lab_update_answered, why they received it',
    ),
  }),

  lab_stage_handed_in: ({ labId, lab, stage, team, ...values }) => ({
    subject: t('A team has handed in', 'Email lab_stage_handed_in, subject'),
    preview: `${required(team)}, “${required(stage)}”.`,
    heading: t('A team has handed in', 'Email lab_stage_handed_in, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{team} handed in “{stage}” in “{lab}”. They read your feedback in the workspace.',
        { team: required(team), stage: required(stage), lab: required(lab) },
        'Email lab_stage_handed_in',
      ),
    ],
    action: workspaceOf(labId),
    because: t(
      'You received this email because you guide this Challenge Lab on Kere.',
      'Email lab_stage_handed_in, why they received it',
    ),
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
