import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { clockOf } from '../time-in-india.ts'
import Cloud from 'lucide-react/icons/cloud'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useEffect, useRef } from 'react'
import type { DocumentState } from './saved-document.ts'

const problems = {
  offline: t('Offline. Kept in this browser', 'Text, part of a page'),
  failed: t('Not saved yet. Trying again', 'Text, part of a page'),
  refused: t('Not saved', 'Text, part of a page'),
  conflict: t('Changed somewhere else', 'Text, part of a page'),
} as const

interface SaveStateProps extends Pick<DocumentState<unknown>, 'phase' | 'isDirty' | 'isKept'> {
  savedAt: number
  savedWord?: string
}

/** Appears beside the title, on every tab. Screen readers are told about a save only after one that failed. */
export function SaveState({
  phase,
  isDirty,
  isKept,
  savedAt,
  savedWord = t('Saved', 'Text, part of a page'),
}: SaveStateProps) {
  const { context } = useRemote()
  const problem =
    phase === 'idle' || phase === 'saving'
      ? undefined
      : phase === 'offline' && !isKept
        ? t('Offline. Not saved', 'Text, part of a page')
        : problems[phase]
  const told = useRef<string>(undefined)
  const isSaved = !isDirty && phase === 'idle'

  useEffect(() => {
    if (problem && problem !== told.current) context.announce(problem)
    if (isSaved && told.current) context.announce(t('Saved', 'Text, part of a page'))
    if (problem) told.current = problem
    else if (isSaved) told.current = undefined
  }, [problem, isSaved, context])

  const Icon = problem ? (phase === 'offline' ? CloudOff : CloudAlert) : isSaved ? Cloud : CloudUpload
  return (
    <p
      className={`flex items-center gap-1.5 text-meta ${problem ? 'font-medium text-warn' : 'whitespace-nowrap text-muted'}`}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {problem ?? (isSaved ? `${savedWord} ${timeOf(savedAt)}` : t('Saving', 'Text, part of a page'))}
    </p>
  )
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' })

export const timeOf = (at: number, now = Date.now()) =>
  day.format(at) === day.format(now) ? clockOf(at) : day.format(at)
