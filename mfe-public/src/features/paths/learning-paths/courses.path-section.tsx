import { coverPath } from '@kere/brand/art-paths'
import BookOpen from 'lucide-react/icons/book-open'
import { Cover } from '../../../pages/cover.tsx'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'course',
  title: 'Start with a course',
  all: { label: 'All courses', href: '/courses' },
  action: 'See course',
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
