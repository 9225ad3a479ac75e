import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { count } from '@kere/brand/count'
import type { HardCheck } from '@kere/contracts/courses/hard-checks'
import { discriminationNames, discriminationOf } from '@kere/contracts/courses/hard-checks-options'
import { TextLink } from '@kere/ui/controls/link'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { checkLearnersPath } from './hard-checks.api.ts'

/** Below this share a check counts as hard. */
const hardBelow = 60

interface CheckProps {
  course: string
  check: HardCheck
}

// A row of a list is a link as a whole, and these lie above it.
const overRow = 'relative z-1 inline-flex min-h-11 items-center desk:min-h-9'

const percentOf = ({ triedCount, rightCount }: HardCheck) => Math.round((rightCount / triedCount) * 100)

export function FirstTry({ course, check }: CheckProps) {
  if (check.triedCount === 0) return <span className="text-muted">{t('Nobody tried it yet', 'Text, educator')}</span>
  const percent = percentOf(check)
  return (
    <span className="inline-flex items-center gap-2.5">
      <ProgressBar
        label={t('Right at the first try', 'Label, educator')}
        value={check.rightCount}
        max={check.triedCount}
        tone={percent < hardBelow ? 'warn' : 'brand'}
        className="w-16"
      />
      <TextLink href={checkLearnersPath(course, check.id, 'right')} className={`${overRow} tabular-nums`}>
        {percent}%<span className="sr-only"> {t('right at the first try', 'Text, educator')}</span>
      </TextLink>
    </span>
  )
}

export function Tried({ course, check: { id, triedCount } }: CheckProps) {
  if (triedCount === 0) return <span className="text-muted">0</span>
  return (
    <TextLink href={checkLearnersPath(course, id)} className={`${overRow} tabular-nums`}>
      {count(triedCount)}
      <span className="sr-only"> {t('tried it', 'Text, educator')}</span>
    </TextLink>
  )
}

const phoneWords = { 'aria-hidden': true, className: 'desk:hidden' } as const

/** Writes both numbers in one line on a phone, and in two cells of a grid where a head names them. */
export const FirstTryAndTried = (props: CheckProps) => (
  <span className="flex flex-wrap items-center justify-between gap-x-4 desk:contents">
    <span>
      <FirstTry {...props} />
      {props.check.triedCount > 0 && <span {...phoneWords}> {t('right at first', 'Text, educator')}</span>}
    </span>
    <span className="desk:text-end">
      <Tried {...props} />
      <span {...phoneWords}> {t('tried it', 'Text, educator')}</span>
    </span>
  </span>
)

const inOrder = (first: string, second: string) =>
  t('{first}, then {second}', { first, second }, 'Steps of an answer, educator')

/** Says what most of those answered who were not right. */
export function Mistake({ course, check: { id, kind, mistake, triedCount, rightCount } }: CheckProps) {
  if (!mistake) return null
  return (
    <>
      <TextLink href={checkLearnersPath(course, id, 'wrong')} className="relative z-1">
        {t(
          '{count} of {total, plural, one {# wrong answer} other {# wrong answers}}',
          { count: mistake.count, total: triedCount - rightCount },
          'Link, educator',
        )}
      </TextLink>
      : “<span lang={englishHere}>{kind === 'order' ? mistake.answer.reduce(inOrder) : mistake.answer.join(', ')}</span>
      ”
    </>
  )
}

export function Discrimination({ check: { discrimination } }: Pick<CheckProps, 'check'>) {
  if (discrimination === null) return <span className="text-muted">–</span>
  const level = discriminationOf(discrimination)
  return (
    <span className={level === 'negative' ? 'font-semibold text-warn' : ''}>
      {discrimination.toFixed(2).replace('-', '−')} {discriminationNames[level].toLowerCase()}
    </span>
  )
}
