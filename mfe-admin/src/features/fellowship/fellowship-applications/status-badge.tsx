import { statusLabels, trackNames } from '@kere/contracts/fellowship/fellowship-options'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { statusBadge } from '@kere/screens/status-badge'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'

export const StatusBadge = statusBadge(statusLabels, {
  pending: ['warn', Clock],
  approved: ['leaf', CircleCheck],
  rejected: ['danger', CircleX],
})

const tones = { k12: 'brand', college: 'info', professional: 'bloom' } as const

export const TrackBadge = ({ track }: { track: string }) => (
  <Badge tone={lookup(tones, track) ?? 'neutral'}>{labelOf(trackNames, track)}</Badge>
)
