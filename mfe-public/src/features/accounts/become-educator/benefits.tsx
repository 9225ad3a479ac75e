import CalendarDays from 'lucide-react/icons/calendar-days'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ListTree from 'lucide-react/icons/list-tree'
import Shovel from 'lucide-react/icons/shovel'

const [first, ...others] = [
  {
    Icon: ListTree,
    title: 'Your own courses',
    text: 'Build modules with lessons to watch, read and do. Set a price in rupees, or make the course free. Your name and your work appear beside every course.',
  },
  {
    Icon: Shovel,
    title: 'Outdoor tasks',
    text: 'Learners measure a lake, a roof or a kitchen instead of ticking boxes.',
  },
  {
    Icon: CalendarDays,
    title: 'Events in your city',
    text: 'Host a canal walk, an evening class or a repair day, online or in person.',
  },
  {
    Icon: ClipboardCheck,
    title: 'Help on the day',
    text: 'Keep a waitlist, check people in by QR code and email everyone who registered.',
  },
] as const

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="border-t-2 border-ink pt-3.5">
      <h2 id="benefits">What you can do here</h2>
      <ul className="mt-5 grid gap-gap desk:grid-cols-2 wide:grid-cols-12">
        <li className="rounded-card border border-hairline bg-surface p-5 desk:col-span-2 wide:col-span-5 wide:row-span-3 wide:p-7">
          <first.Icon aria-hidden="true" className="size-7 text-brand" />
          <h3 className="mt-5 text-section">{first.title}</h3>
          <p className="mt-3 max-w-[calc(46*var(--ds-ch))] text-lead text-muted">{first.text}</p>
        </li>
        {others.map(({ Icon, title, text }) => (
          <li
            key={title}
            className="flex gap-4 rounded-card border border-hairline bg-surface p-5 last:desk:col-span-2 wide:col-span-7 wide:last:col-span-7"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            <div>
              <h3>{title}</h3>
              <p className="mt-1.5 text-snug text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
