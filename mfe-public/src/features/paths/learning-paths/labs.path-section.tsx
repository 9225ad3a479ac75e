import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { deadlineText } from './path-text.ts'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { Cover } from '../../../pages/cover.tsx'
import type { PathSection } from './path-section.ts'

export const section: PathSection = {
  source: 'lab',
  title: t('Then do it with others', 'Heading: learning path'),
  all: { label: t('All open labs', 'Link'), href: '/challenge-labs' },
  action: t('See lab', 'Button'),
  icon: FlaskConical,
  Picture: ({ item: { id, category, drawing, coverImage } }) => (
    <Cover
      drawing={coverPath({ id, category: category ?? 'Water Resources', drawing: drawing ?? 0 })}
      image={coverImage}
      className="h-26 rounded-control border"
    />
  ),
  factsOf: ({ endsAt, standing }) =>
    endsAt && standing !== 'joined'
      ? [t('Closes {time}', { time: deadlineText(endsAt) }, 'When a lab takes no more requests')]
      : [],
}
