import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import BookOpen from 'lucide-react/icons/book-open'
import { Cover } from '../../../pages/cover.tsx'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'course',
  title: t('Start with a course', 'Heading: learning path'),
  all: { label: t('All courses', 'Kind of found things; link'), href: '/courses' },
  action: t('See course', 'Button'),
  icon: BookOpen,
  Picture: ({ item }) => (
    <Cover
      drawing={coverPath({ id: item.id, category: item.category ?? 'Water Resources' })}
      image={item.coverImage}
      className="h-26 rounded-control border"
    />
  ),
  factsOf: () => [],
}
