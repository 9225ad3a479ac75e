import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { eventsPath } from '@kere/screens/event-acts'
import { useRowActs } from '@kere/screens/use-row-acts'
import CalendarX from 'lucide-react/icons/calendar-x'
import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { countPeople } from './blank-draft.ts'
import { loadActs } from './event-draft.api.ts'

export function EventMenu({ draft, title }: { draft: EventDraft; title: string }) {
  const navigate = useNavigate()
  const menu = useId()
  const layer = useRef<HTMLDivElement>(null)
  const { run, question } = useRowActs(loadActs, { ...draft, title }, (name) => {
    if (name === 'delete') void navigate(eventsPath)
  })
  const choose =
    (...act: Parameters<typeof run>) =>
    () => {
      layer.current?.hidePopover()
      run(...act)
    }
  return (
    <>
      <button
        type="button"
        popoverTarget={menu}
        aria-label={t('More', 'For screen readers, educator')}
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
        <MenuButton icon={<Copy aria-hidden="true" />} onClick={choose('duplicate')}>
          {t('Duplicate', 'Button, educator')}
        </MenuButton>
        {(draft.state === 'published' || (draft.state === 'draft' && countPeople(draft) > 0)) && (
          <MenuButton icon={<CalendarX aria-hidden="true" />} onClick={choose('cancel')}>
            {t('Cancel event', 'Button, educator')}
          </MenuButton>
        )}
        <MenuButton icon={<Trash2 aria-hidden="true" />} isDanger onClick={choose('delete')}>
          {t('Delete', 'Button, educator')}
        </MenuButton>
      </div>
      {question}
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
