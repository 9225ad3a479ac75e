import { coverPath } from '@kere/brand/art-paths'
import { deadlineText } from './path-text.ts'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { Cover } from '../../../pages/cover.tsx'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'lab',
  title: 'Then do it with others',
  all: { label: 'All open labs', href: '/challenge-labs' },
  action: 'See lab',
  icon: FlaskConical,
  Picture: ({ item: { id, category, drawing, coverImage } }) => (
    <Cover
      drawing={coverPath({ id, category: category ?? 'Water Resources', drawing: drawing ?? 0 })}
      image={coverImage}
      className="h-26 rounded-control border"
    />
  ),
  factsOf: ({ endsAt, standing }) => (endsAt && standing !== 'joined' ? [`Closes ${deadlineText(endsAt)}`] : []),
}
