import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { stageAt } from '@kere/contracts/labs/lab-options'
import type { LabSummary } from '@kere/contracts/labs/labs'
import { Around } from '@kere/ui/layout/around'

interface StageLineProps {
  lab: Pick<LabSummary, 'stages'>
  now: number
}

/** Writes the current stage: "Stage 2 of 4: Walk and record". */
export function StageLine({ lab: { stages }, now }: StageLineProps) {
  const current = stageAt(stages, now)
  if (!current) return t('All stages are over', 'Of a lab')
  return (
    <Around
      text={t(
        'Stage {number} of {count}: {name}',
        { number: current.index + 1, count: stages.length, name: current.stage.name },
        'Of a lab',
      )}
      part={current.stage.name}
    >
      <span lang={englishHere}>{current.stage.name}</span>
    </Around>
  )
}
