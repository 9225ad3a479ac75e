import { t } from '@kere/brand/messages'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'mentorship',
  title: t('Ask somebody who has done it', 'Heading: learning path'),
  all: { label: t('All topics', 'Link: mentorship'), href: '/services/mentorship' },
  action: t('See how it works', 'Button'),
  icon: MessagesSquare,
  isPlain: true,
  Picture: () => null,
  factsOf: () => [],
}
