import { statusLabels, trackNames } from '@kere/contracts/fellowship/fellowship-options'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'

const looks = {
  pending: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  approved: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
} as const

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge {...(lookup(looks, status) ?? { tone: 'neutral' })}>{labelOf(statusLabels, status)}</Badge>
)

const tones = { k12: 'brand', college: 'info', professional: 'bloom' } as const

export const TrackBadge = ({ track }: { track: string }) => (
  <Badge tone={lookup(tones, track) ?? 'neutral'}>{labelOf(trackNames, track)}</Badge>
)
