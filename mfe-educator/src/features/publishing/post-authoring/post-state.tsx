import { t } from '@kere/brand/messages'
import type { PostState as State } from '@kere/contracts/publishing/post-options'
import { lookup } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Clock from 'lucide-react/icons/clock'
import Globe from 'lucide-react/icons/globe'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'> & { label: string }

const looks: Readonly<Record<State | 'deleted', Look>> = {
  draft: { icon: <PencilLine aria-hidden="true" />, label: t('Draft', 'Label, educator') },
  review: { tone: 'warn', icon: <Clock aria-hidden="true" />, label: t('To review', 'Label, educator') },
  scheduled: {
    tone: 'info',
    icon: <CalendarClock aria-hidden="true" />,
    label: t('Scheduled', 'Label, educator'),
  },
  published: { tone: 'leaf', icon: <Globe aria-hidden="true" />, label: t('Published', 'Label, educator') },
  deleted: { tone: 'danger', icon: <Trash2 aria-hidden="true" />, label: t('Deleted', 'Label, educator') },
}

export function PostState({ post: { state, goesAt } }: { post: { state: string; goesAt: string | null } }) {
  const { label, ...look } = lookup(looks, goesAt === null ? state : 'deleted') ?? { label: state }
  return <Badge {...look}>{label}</Badge>
}
