import { t } from '@kere/brand/messages'
import { said } from '../../http/said.ts'
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
    group: t('Challenge Labs', 'Heading over kinds of notifications'),
    name: t('Feedback on what your team hands in', 'Kind of notifications'),
    choice: 'email',
    minors: 'labs',
  },
  lab_team: {
    group: t('Challenge Labs', 'Heading over kinds of notifications'),
    name: t('Teams in your labs', 'Kind of notifications'),
    about: t(
      'Who asks to join, who joins, what yours hands in, and when it is deleted',
      'What a kind of notifications has',
    ),
    choice: 'bell',
    minors: 'labs',
  },
  lab_replies: {
    group: t('Challenge Labs', 'Heading over kinds of notifications'),
    name: t('Replies to what you write', 'Kind of notifications'),
    choice: 'bell',
    minors: 'labs',
  },
  lab_handed_in: {
    group: t('Challenge Labs', 'Heading over kinds of notifications'),
    name: t('What teams hand in', 'Kind of notifications'),
    about: t('In labs that you run or mentor', 'What a kind of notifications has'),
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
        title: said('Your team has feedback on “{stage}”', { stage }, 'Notification'),
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
        title: said('{name} is in your team', { name }, 'Notification'),
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
        title: said('{name} asks to join {team}', { name, team }, 'Notification'),
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
        title: isApproved
          ? said('You are in {team}', { team }, 'Notification')
          : said('{team} has declined your request', { team }, 'Notification'),
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
        title: said('{team} was deleted', { team }, 'Notification'),
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
        title: said('{name} handed in “{stage}”', { name, stage }, 'Notification'),
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
        title: said('{name} replied to you', { name }, 'Notification'),
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
        title: said('{team} handed in “{stage}”', { team, stage }, 'Notification'),
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
