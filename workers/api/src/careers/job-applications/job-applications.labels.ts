import { toldApplication } from './told-rows.ts'

export const auditActions = {
  'job_application.withdrawn': {
    name: 'Job application withdrawn',
    meaning: 'The applicant withdrew an application by the link in its receipt. The resume was deleted.',
  },
}

export const linkPurpose = 'job application'

const link = { purpose: linkPurpose, path: '/careers/application' }

export const mailTemplates = {
  job_application_received: { name: 'Job application received', link, says: toldApplication },
  job_application_repeated: { name: 'Job application sent twice', link, says: toldApplication },
}
