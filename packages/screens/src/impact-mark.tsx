import type { ImpactMark as Mark } from '@kere/contracts/portfolio/impact-options'
import { product } from '@kere/brand/brand'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import UserCheck from 'lucide-react/icons/user-check'

const looks: Readonly<Record<Mark, { icon: typeof BadgeCheck; tone: string; text: string }>> = {
  verified: { icon: BadgeCheck, tone: 'text-brand', text: `Verified by ${product}` },
  confirmed: { icon: UserCheck, tone: 'text-leaf', text: 'Confirmed' },
  own: { icon: CircleDashed, tone: 'text-muted', text: 'Own record' },
}

interface ImpactMarkProps {
  mark: string
  confirmedBy: string | null
}

/** Shows who vouches for an entry: the platform, a person who was asked, or only its owner. */
export function ImpactMark({ mark, confirmedBy }: ImpactMarkProps) {
  const { icon: Icon, tone, text } = looks[mark === 'verified' || mark === 'confirmed' ? mark : 'own']
  return (
    <span
      className={`inline-flex items-start gap-1.5 text-meta wrap-anywhere ${mark === 'own' ? '' : 'font-semibold'} ${tone}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {mark === 'confirmed' && confirmedBy ? `Confirmed by ${confirmedBy}` : text}
    </span>
  )
}
