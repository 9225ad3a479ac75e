import type { JobStage } from '@kere/contracts/careers/career-options'
import { limits } from '@kere/contracts/http/limits'

interface Answered {
  stage: JobStage
  stageBefore: JobStage | null
  answer: string | null
  answeredAt: number | null
}

/**
 * Gives the stage that the applicant sees. An answer that may still be undone does not count yet, and only the team
 * sees that an application is doubtful.
 */
export function stageForApplicant(row: Answered, now: number): JobStage {
  const isPending = row.answeredAt !== null && row.answeredAt + limits.undoSeconds * 1000 > now
  const stage = isPending && row.stage !== 'withdrawn' ? (row.stageBefore ?? row.stage) : row.stage
  return stage === 'doubtful' ? 'new' : stage
}

export const isEnded = (stage: JobStage) => stage === 'withdrawn' || stage === 'hired' || stage === 'declined'
