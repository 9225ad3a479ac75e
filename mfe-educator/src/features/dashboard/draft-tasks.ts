import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { countOf } from '@kere/screens/count'
import type { Task } from '@kere/screens/task-row'
import PencilLine from 'lucide-react/icons/pencil-line'

/** Beside the one that the card shows. */
export function draftTasks({ drafts, nextAction }: Pick<EducatorDashboard, 'drafts' | 'nextAction'>): Task[] {
  const isOnCard = nextAction.kind === 'finish_draft'
  const others = drafts - (isOnCard ? 1 : 0)
  if (others <= 0) return []
  return [
    {
      id: 'drafts',
      tone: 'info',
      icon: PencilLine,
      title: `${countOf(others, isOnCard ? ['more draft', 'more drafts'] : ['draft', 'drafts'])} to finish`,
      text: others === 1 ? 'Only you can see it.' : 'Only you can see them.',
      href: '/dashboard/courses',
    },
  ]
}
