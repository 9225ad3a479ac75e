import { t } from '@kere/brand/messages'
interface Begun {
  /** A percentage, 0 to 100. */
  progress: number
  lessonsDone?: number | undefined
}

/**
 * A course that was opened counts as 1 percent before any lesson is done (C-61); no share of lessons gives that value.
 */
export const isOnlyOpened = ({ progress, lessonsDone = 0 }: Begun) => progress === 1 && lessonsDone === 0

/** Writes "Opened" until a lesson is done, then "40%". */
export const progressText = (begun: Begun) =>
  isOnlyOpened(begun) ? t('Opened', 'A course of which no lesson is done') : `${begun.progress}%`

/** Writes "Opened" or "40% done". */
export const doneText = (begun: Begun) =>
  isOnlyOpened(begun)
    ? t('Opened', 'A course of which no lesson is done')
    : t('{percent}% done', { percent: begun.progress }, 'Share of the lessons of a course')
