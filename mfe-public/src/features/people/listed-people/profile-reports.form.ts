import { reportProfile } from '@kere/contracts/people/profile-reports'
import { defineForm } from '@kere/platform/define-form'

export const learnerReportForm = defineForm({
  name: 'report-learner',
  path: '/learners/:id/report',
  endpoint: reportProfile,
  redirectTo: '/learners/{id}/report?sent=1',
})

export const educatorReportForm = defineForm({
  name: 'report-educator',
  path: '/services/educators/:id/report',
  endpoint: reportProfile,
  redirectTo: '/services/educators/{id}/report?sent=1',
})
