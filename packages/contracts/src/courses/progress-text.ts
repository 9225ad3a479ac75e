interface Begun {
  /** Percent, 0 to 100. */
  progress: number
  lessonsDone?: number | undefined
}

/** C-61: a course that has begun is at 1 before a lesson is done, which is no lesson's share. */
export const isOnlyOpened = ({ progress, lessonsDone = 0 }: Begun) => progress === 1 && lessonsDone === 0

/** "Opened" until a lesson is done, then "40%". */
export const progressText = (begun: Begun) => (isOnlyOpened(begun) ? 'Opened' : `${begun.progress}%`)

/** "Opened", or "40% done". */
export const doneText = (begun: Begun) => (isOnlyOpened(begun) ? 'Opened' : `${begun.progress}% done`)
