import { countOf } from '@kere/brand/count'
import { elapsedTime } from '@kere/ui/time/elapsed-time'
import Hourglass from 'lucide-react/icons/hourglass'
import Inbox from 'lucide-react/icons/inbox'
import type { DashboardPart } from '../../dashboard/dashboard-part.ts'

export const queuesPart: DashboardPart = {
  name: 'queues',
  tasks: ({ queues = [] }, now) =>
    queues.map(({ name, noun: { one, many }, text, path, isUrgent, count, oldestAt }) => ({
      id: name,
      tone: isUrgent ? 'warn' : 'info',
      icon: isUrgent ? Hourglass : Inbox,
      title: countOf(count, [one, many]),
      text,
      when: `Oldest ${elapsedTime(Date.parse(oldestAt), now).toLowerCase()}`,
      href: path,
      act: 'Open',
    })),
}
