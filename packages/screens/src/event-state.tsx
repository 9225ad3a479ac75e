import { t } from '@kere/brand/messages'
import type { EventState as State } from '@kere/contracts/events/event-options'
import { lookup } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import CalendarX from 'lucide-react/icons/calendar-x'
import Globe from 'lucide-react/icons/globe'
import History from 'lucide-react/icons/history'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'> & { label: string }

const looks: Readonly<Record<State | 'deleted', Look>> = {
  draft: { icon: <PencilLine aria-hidden="true" />, label: t('Draft', 'Label, part of a page') },
  published: { tone: 'leaf', icon: <Globe aria-hidden="true" />, label: t('Published', 'Label, part of a page') },
  cancelled: { tone: 'danger', icon: <CalendarX aria-hidden="true" />, label: t('Cancelled', 'Label, part of a page') },
  past: { icon: <History aria-hidden="true" />, label: t('Past', 'Label, part of a page') },
  deleted: { tone: 'danger', icon: <Trash2 aria-hidden="true" />, label: t('Deleted', 'Label, part of a page') },
}

interface EventStateProps {
  event: { state: string; goesAt: string | null }
  className?: string
}

export function EventState({ event: { state, goesAt }, className }: EventStateProps) {
  const { label, ...look } = lookup(looks, goesAt === null ? state : 'deleted') ?? { label: state }
  return (
    <Badge {...look} className={className}>
      {label}
    </Badge>
  )
}
