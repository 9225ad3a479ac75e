import { t } from '@kere/brand/messages'
import { Sheet, SheetTrigger } from '@kere/ui/overlays/sheet'
import ListTree from 'lucide-react/icons/list-tree'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { ReactNode } from 'react'

export const sheetIds = { outline: 'course-outline', notes: 'lesson-notes' } as const

const square = 'size-11 px-0!'

export function OutlineSheet({ children }: { children: (onChoose: () => void) => ReactNode }) {
  const close = () => {
    const sheet = document.getElementById(sheetIds.outline)
    if (sheet instanceof HTMLDialogElement) sheet.close()
  }
  return (
    <>
      <SheetTrigger
        sheetId={sheetIds.outline}
        variant="quiet"
        aria-label={t('Course outline', 'For screen readers, player of a course')}
        className={square}
      >
        <ListTree aria-hidden="true" className="size-5" />
      </SheetTrigger>
      <Sheet id={sheetIds.outline} title={t('Course outline', 'Heading, player of a course')}>
        <div className="-mx-4">{children(close)}</div>
      </Sheet>
    </>
  )
}

export function NotesSheet({ children }: { children: ReactNode }) {
  return (
    <>
      <SheetTrigger
        sheetId={sheetIds.notes}
        variant="outline"
        aria-label={t('Notes', 'For screen readers, player of a course')}
        className={square}
      >
        <NotebookPen aria-hidden="true" className="size-5" />
      </SheetTrigger>
      <Sheet id={sheetIds.notes} title={t('Notes', 'Heading, player of a course')}>
        <div className="py-4">{children}</div>
      </Sheet>
    </>
  )
}
