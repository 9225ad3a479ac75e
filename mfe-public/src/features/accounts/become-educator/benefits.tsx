import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import ListTree from 'lucide-react/icons/list-tree'
import Shovel from 'lucide-react/icons/shovel'
import UsersRound from 'lucide-react/icons/users-round'
import { sampleCourseQuery } from './sample-course.api.ts'
import { SampleCourse } from './sample-course.tsx'

const benefits = [
  {
    Icon: ListTree,
    title: t('Your own courses', 'Heading'),
    text: t(
      'Build modules with lessons to watch, read and do. Your name and your work appear beside every course.',
      'To people who could teach',
    ),
  },
  {
    Icon: Shovel,
    title: t('Outdoor tasks', 'Heading'),
    text: t('Learners measure a lake, a roof or a kitchen instead of ticking boxes.', 'To people who could teach'),
  },
  {
    Icon: CalendarDays,
    title: t('Events in your city', 'Heading'),
    text: t(
      'Host a canal walk, an evening class or a repair day. Keep a waitlist, check people in by QR code and email everyone who registered.',
      'To people who could teach',
    ),
  },
  {
    Icon: UsersRound,
    title: t('Learners to mentor', 'Heading'),
    text: t(
      'Choose what you can help with, how many people you have time for, and your hours.',
      'To people who could teach',
    ),
  },
  {
    Icon: IndianRupee,
    title: t('Your own price', 'Heading'),
    text: t(
      'Set it in whole rupees, or make the course free. You can change it at any time.',
      'To people who could teach',
    ),
  },
] as const

export function Benefits() {
  const { api } = useRemote()
  const course = useQuery(sampleCourseQuery(api)).data
  return (
    <Section
      title={t('What you can do here', 'Heading')}
      link={{ href: '/services/educators', label: t('See our educators', 'Link') }}
    >
      <div className={course ? 'grid items-start gap-x-12 gap-y-6 wide:grid-cols-[5fr_6fr]' : ''}>
        {course && <SampleCourse course={course} />}
        <ul className="list-none">
          {benefits.map(({ Icon, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-hairline py-4 first:pt-0"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 text-brand" />
              <div>
                <h3 className="text-card">{title}</h3>
                <p className="mt-1 max-w-measure text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
