import { instantOf } from '../../base/instants.ts'
import type { SubmissionRow } from './lab-submissions.queries.ts'

export const toSubmission = (row: SubmissionRow) => ({
  id: row.id,
  teamId: row.teamId,
  team: row.team,
  stageId: row.stageId,
  text: row.body,
  links: row.links,
  file: row.fileType === null || row.fileSize === null ? null : { type: row.fileType, size: row.fileSize },
  submittedBy: row.submittedBy,
  submittedAt: instantOf(row.submittedAt),
  versions: row.versions,
  feedback:
    row.feedback === null || row.feedbackAt === null
      ? null
      : { text: row.feedback, by: row.feedbackBy, at: instantOf(row.feedbackAt) },
})
