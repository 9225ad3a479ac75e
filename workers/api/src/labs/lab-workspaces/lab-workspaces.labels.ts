import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'lab_submission.file_opened': {
    name: 'Lab file opened',
    meaning: 'Somebody of a challenge lab asked for a link to the file of a submission.',
  },
  'lab_team.renamed': {
    name: 'Lab team renamed',
    meaning: 'Who runs the challenge lab gave a team of it another name.',
  },
  'lab_team.deleted': {
    name: 'Lab team deleted',
    meaning: 'Who runs the challenge lab deleted a team of it. What the team had handed in stays.',
  },
}

export const notificationKinds = {
  lab_feedback: {
    group: 'Challenge Labs',
    name: 'Feedback on what your team hands in',
    choice: 'email',
    minors: 'labs',
  },
  lab_team: {
    group: 'Challenge Labs',
    name: 'Teams in your labs',
    about: 'Who asks to join, who joins, what yours hands in, and when it is deleted',
    choice: 'bell',
    minors: 'labs',
  },
  lab_replies: { group: 'Challenge Labs', name: 'Replies to what you write', choice: 'bell', minors: 'labs' },
  lab_handed_in: {
    group: 'Challenge Labs',
    name: 'What teams hand in',
    about: 'In labs that you run or mentor',
    choice: 'bell',
    roles: ['educator', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  lab_feedback_given: {
    name: 'Lab feedback',
    bell: {
      kind: 'lab_feedback',
      icon: 'message',
      says: ({ lab = '', labId = '', stage = '' }) => ({
        title: `Your team has feedback on “${stage}”`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_team_joined: {
    name: 'Lab team joined',
    bell: {
      kind: 'lab_team',
      icon: 'people',
      says: ({ lab = '', labId = '', name = '' }) => ({
        title: `${name} is in your team`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_team_asked: {
    name: 'Request to join a lab team',
    bell: {
      kind: 'lab_team',
      icon: 'people',
      says: ({ lab = '', labId = '', team = '', name = '' }) => ({
        title: `${name} asks to join ${team}`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_team_answered: {
    name: 'Answer to a request to join a lab team',
    bell: {
      kind: 'lab_answers',
      icon: 'people',
      says: ({ lab = '', labId = '', team = '', isApproved = '' }) => ({
        title: isApproved ? `You are in ${team}` : `${team} has declined your request`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_team_deleted: {
    name: 'Lab team deleted',
    bell: {
      kind: 'lab_team',
      icon: 'people',
      says: ({ lab = '', labId = '', team = '' }) => ({
        title: `${team} was deleted`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_team_handed_in: {
    name: 'Lab stage handed in by your team',
    bell: {
      kind: 'lab_team',
      icon: 'people',
      says: ({ lab = '', labId = '', stage = '', name = '' }) => ({
        title: `${name} handed in “${stage}”`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_update_answered: {
    name: 'Reply in a lab',
    bell: {
      kind: 'lab_replies',
      icon: 'message',
      says: ({ lab = '', labId = '', name = '' }) => ({
        title: `${name} replied to you`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_stage_handed_in: {
    name: 'Lab stage handed in',
    bell: {
      kind: 'lab_handed_in',
      icon: 'people',
      says: ({ lab = '', labId = '', stage = '', team = '' }) => ({
        title: `${team} handed in “${stage}”`,
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
