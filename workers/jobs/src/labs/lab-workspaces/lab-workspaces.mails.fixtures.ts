import type { MailFixtures } from '../../mail/mail-content.ts'

const values = { firstName: 'Meera', labId: 'lab_1', lab: 'Trace one drain', stage: 'Walk and record' }

const leadsTo = '/dashboard/challenge-labs/lab_1'

export const mailFixtures: MailFixtures = {
  lab_feedback_given: { values: { ...values, feedback: 'Check point 17.' }, leadsTo },
  lab_team_joined: { values: { ...values, name: 'Ravi K.' }, leadsTo },
  lab_team_asked: {
    values: { ...values, name: 'Ravi K.', team: 'Upper Hebbal', text: 'I live beside the drain.' },
    leadsTo,
  },
  lab_team_answered: { values: { ...values, team: 'Upper Hebbal', isApproved: 'yes' }, leadsTo },
  lab_team_deleted: { values: { ...values, team: 'Upper Hebbal' }, leadsTo },
  lab_team_handed_in: { values: { ...values, name: 'Ravi K.', isAnew: 'yes' }, leadsTo },
  lab_stage_handed_in: { values: { ...values, team: 'Upper Hebbal' }, leadsTo },
}
