import { toldApplication } from '../job-applications/told-rows.ts'
import { linkPurpose } from '../job-applications/job-applications.labels.ts'

export const auditActions = {
  'job_application.moved': {
    name: 'Job application moved',
    meaning: 'An admin moved a job application to another stage, without an email.',
  },
  'job_application.answered': {
    name: 'Job application answered',
    meaning: 'An admin wrote to an applicant; the email left ten seconds later.',
  },
  'job_application.answer_undone': {
    name: 'Answer to a job application undone',
    meaning: 'An admin took an answer back before its email was sent.',
  },
  'job_application.noted': { name: 'Job application noted', meaning: 'An admin changed the team’s note.' },
  'job_application.link_renewed': {
    name: 'Link of a job application renewed',
    meaning: 'An admin ended the link of an applicant and sent a new one.',
  },
  'job_application.resume_downloaded': {
    name: 'Resume opened',
    meaning: 'An admin asked for a link to the resume of a job application.',
  },
}

const link = { purpose: linkPurpose, path: '/careers/application' }

export const mailTemplates = {
  job_application_answer: { name: 'Answer to a job application', link, says: toldApplication },
  job_application_link: { name: 'New link to a job application', link, says: toldApplication },
}
