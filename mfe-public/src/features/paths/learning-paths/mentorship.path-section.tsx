import MessagesSquare from 'lucide-react/icons/messages-square'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'mentorship',
  title: 'Ask somebody who has done it',
  all: { label: 'All topics', href: '/services/mentorship' },
  action: 'See how it works',
  icon: MessagesSquare,
  isPlain: true,
  Picture: () => null,
  factsOf: () => [],
}
