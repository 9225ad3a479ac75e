import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { ImpactMark as Mark } from '@kere/contracts/portfolio/impact-options'
import { product } from '@kere/brand/brand'
import { Around } from '@kere/ui/layout/around'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import UserCheck from 'lucide-react/icons/user-check'

const looks: Readonly<Record<Mark, { icon: typeof BadgeCheck; tone: string; text: string }>> = {
  verified: {
    icon: BadgeCheck,
    tone: 'text-brand',
    text: t('Verified by {product}', { product }, 'Mark of an entry of a portfolio'),
  },
  confirmed: { icon: UserCheck, tone: 'text-leaf', text: t('Confirmed', 'Text, part of a page') },
  own: { icon: CircleDashed, tone: 'text-muted', text: t('Own record', 'Text, part of a page') },
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
      {mark === 'confirmed' && confirmedBy ? (
        <span>
          <Around
            text={t('Confirmed by {name}', { name: confirmedBy }, 'Mark of an entry of a portfolio')}
            part={confirmedBy}
          >
            <span lang={englishHere}>{confirmedBy}</span>
          </Around>
        </span>
      ) : (
        text
      )}
    </span>
  )
}
