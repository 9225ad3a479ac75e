import type { JobStage } from '@kere/contracts/careers/career-options'
import { limits } from '@kere/contracts/http/limits'

interface Answered {
  stage: JobStage
  stageBefore: JobStage | null
  answer: string | null
  answeredAt: number | null
}

/** What the applicant knows: an answer that may still be taken back is none yet, and a doubt is the team's alone. */
export function stageForApplicant(row: Answered, now: number): JobStage {
  const isPending = row.answeredAt !== null && row.answeredAt + limits.undoSeconds * 1000 > now
  const stage = isPending && row.stage !== 'withdrawn' ? (row.stageBefore ?? row.stage) : row.stage
  return stage === 'doubtful' ? 'new' : stage
}

export const isEnded = (stage: JobStage) => stage === 'withdrawn' || stage === 'hired' || stage === 'declined'
