import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { LabSubmission } from '@kere/contracts/labs/lab-workspaces'
import { dayText } from '@kere/screens/labs/lab-text'
import { Around } from '@kere/ui/layout/around'

interface HandedInLineProps {
  submission: Pick<LabSubmission, 'submittedAt' | 'submittedBy'>
  now: number
}

/** Says when something was handed in, and by whom if that person is still known. */
export function HandedInLine({ submission: { submittedAt, submittedBy: name }, now }: HandedInLineProps) {
  const day = dayText(submittedAt, now)
  if (!name) return day
  return (
    <Around text={t('{day}, by {name}', { day, name }, 'When and by whom something was handed in')} part={name}>
      <span lang={englishHere}>{name}</span>
    </Around>
  )
}
