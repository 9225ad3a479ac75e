import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { MyLesson } from '@kere/contracts/courses/learning'
import { useRemote } from '@kere/platform/react/remote-tree'
import { myCourseHref } from '@kere/screens/course-href'
import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { useStoredChoice } from '@kere/screens/use-stored-choice'
import { useShortcuts, type Shortcut } from '@kere/ui/overlays/use-shortcuts'
import Keyboard from 'lucide-react/icons/keyboard'
import { Suspense, useState } from 'react'

const ShortcutsDialog = lazyExtra(async () => (await import('@kere/ui/overlays/shortcuts-dialog')).ShortcutsDialog)

interface PlayerKeysProps {
  courseId: string
  lesson: MyLesson | null
  onDone: (isDone: boolean) => void
  notesSheetId?: string
}

const shortcuts: readonly Shortcut[] = [
  { keys: ['←', '→'], act: t('Previous or next lesson', 'What a key does') },
  { keys: ['m'], act: t('Mark the lesson as done, or not done', 'What a key does') },
  { keys: ['n'], act: t('Write notes', 'What a key does') },
  { keys: ['?'], act: t('Show this list', 'What a key does') },
]

export function PlayerKeys({ courseId, lesson, onDone, notesSheetId }: PlayerKeysProps) {
  const { context } = useRemote()
  const [areOn, setOn] = useStoredChoice('kere.player-shortcuts', true, isFlag)
  const [isListed, setListed] = useState<boolean | null>(null)

  const go = (neighbor: { id: string } | null | undefined) => {
    if (!neighbor) return false
    context.navigation.push(localPath(myCourseHref(courseId, neighbor.id)))
    return true
  }
  useShortcuts((key, isRepeated) => {
    if (!areOn) return false
    switch (key) {
      case 'ArrowRight':
        return go(lesson?.next)
      case 'ArrowLeft':
        return go(lesson?.previous)
      case 'm':
        if (!lesson || isRepeated) return false
        onDone(!lesson.isDone)
        context.announce(
          lesson.isDone
            ? t('Marked as not done', 'Said to screen readers')
            : t('Marked as done', 'Said to screen readers'),
        )
        return true
      case 'n':
        return (
          lesson !== null &&
          openNotes(notesSheetId, t('Notes on {title}', { title: lesson.title }, 'Said to screen readers'))
        )
      case '?':
        setListed(true)
        return true
      default:
        return false
    }
  })

  return (
    <>
      <button
        type="button"
        onClick={() => setListed(true)}
        className="mt-6 flex max-wide:hidden min-h-11 w-full cursor-pointer items-center gap-2 border-t border-hairline pt-2 text-start text-meta text-muted hover:text-ink"
      >
        <Keyboard aria-hidden="true" className="size-4.5" />
        {areOn ? (
          <span>{t('Keys: ← → lessons, m done, n notes, ? all', 'The letters are those of keys')}</span>
        ) : (
          t('Keyboard shortcuts are off', 'Said to screen readers')
        )}
      </button>
      {isListed !== null && (
        <Suspense>
          <ShortcutsDialog
            shortcuts={shortcuts}
            isOpen={isListed}
            onClose={() => setListed(false)}
            areOn={areOn}
            onChange={setOn}
          />
        </Suspense>
      )}
    </>
  )
}

function openNotes(sheetId: string | undefined, label: string) {
  const sheet = sheetId === undefined ? null : document.getElementById(sheetId)
  if (sheet instanceof HTMLDialogElement && !sheet.open) sheet.showModal()
  const field = document.querySelector<HTMLElement>(`textarea[aria-label="${CSS.escape(label)}"]`)
  field?.focus()
  return field !== null
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
