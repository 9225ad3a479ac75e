import type { EventDraft } from '@kere/contracts/event-authoring'
import { eventsPath, useEventActs } from '@kere/screens/event-acts'
import CalendarX from 'lucide-react/icons/calendar-x'
import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '../../lazy-part.tsx'
import { countPeople } from './blank-draft.ts'
import { useCancelEvent } from './use-cancel-event.ts'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const EventDeleteDialog = lazyPart(async () => (await import('@kere/screens/event-delete-dialog')).EventDeleteDialog)

export function EventMenu({ draft, title }: { draft: EventDraft; title: string }) {
  const navigate = useNavigate()
  const menu = useId()
  const layer = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<{ for: 'cancel' | 'delete'; isOpen: boolean }>()
  const subject = { ...draft, title }
  const acts = useEventActs(subject)
  const cancel = useCancelEvent(subject)
  const close = () => setAsked((before) => before && { ...before, isOpen: false })

  const remove = async () => {
    close()
    if (await acts.remove()) void navigate(eventsPath)
  }
  const choose = (act: () => void) => () => {
    layer.current?.hidePopover()
    act()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={menu}
        aria-label="More"
        className="-me-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </button>
      <div
        ref={layer}
        id={menu}
        popover="auto"
        className="fixed inset-auto inset-e-gutter top-15 m-0 min-w-56 rounded-card border border-hairline bg-raised p-1.5 text-ink shadow-layer wide:inset-e-6"
      >
        <MenuButton icon={<Copy aria-hidden="true" />} onClick={choose(acts.duplicate)}>
          Duplicate
        </MenuButton>
        {(draft.state === 'published' || (draft.state === 'draft' && countPeople(draft) > 0)) && (
          <MenuButton
            icon={<CalendarX aria-hidden="true" />}
            onClick={choose(() => setAsked({ for: 'cancel', isOpen: true }))}
          >
            Cancel event
          </MenuButton>
        )}
        <MenuButton
          icon={<Trash2 aria-hidden="true" />}
          isDanger
          onClick={choose(() => setAsked({ for: 'delete', isOpen: true }))}
        >
          Delete
        </MenuButton>
      </div>
      {asked && (
        <Suspense>
          {asked.for === 'cancel' ? (
            <CancelDialog
              people={countPeople(draft)}
              isOpen={asked.isOpen}
              onClose={close}
              onCancel={(message) => {
                close()
                cancel(message)
              }}
            />
          ) : (
            <EventDeleteDialog event={subject} isOpen={asked.isOpen} onClose={close} onDelete={() => void remove()} />
          )}
        </Suspense>
      )}
    </>
  )
}

interface MenuButtonProps {
  icon: ReactNode
  isDanger?: boolean
  onClick: () => void
  children: ReactNode
}

function MenuButton({ icon, isDanger = false, onClick, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-dense font-medium hover:bg-hover [&>svg]:size-4.5 ${isDanger ? 'text-danger' : ''}`}
    >
      {icon}
      {children}
    </button>
  )
}
