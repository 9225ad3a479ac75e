import { product } from '@kere/brand/brand'
import { ButtonLink } from '@kere/ui/controls/button'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FlaskConical from 'lucide-react/icons/flask-conical'
import ListTree from 'lucide-react/icons/list-tree'
import UserRound from 'lucide-react/icons/user-round'
import WifiOff from 'lucide-react/icons/wifi-off'

const offers = [
  { Icon: ListTree, title: 'Full outlines', text: 'See every module and lesson, with its length, before you start.' },
  {
    Icon: FlaskConical,
    title: 'Labs in stages',
    text: 'Each stage has a date and one thing to hand in. A mentor reads it.',
  },
  {
    Icon: CalendarDays,
    title: 'Events with seats you can see',
    text: 'Walks, workshops and clinics, in person and online.',
  },
  {
    Icon: UserRound,
    title: 'Mentors matched by people',
    text: 'Our team reads each request and picks who has done it.',
  },
  {
    Icon: BadgeCheck,
    title: 'A portfolio with evidence',
    text: 'Verified entries carry a mark. The rest is in your words.',
  },
  {
    Icon: WifiOff,
    title: 'Opens on slow connections',
    text: 'You can read every page before its scripts load, or without them.',
  },
]

export function HomeOffer() {
  return (
    <div className="grid gap-y-section wide:grid-cols-12 wide:gap-x-12">
      <section aria-labelledby="why" className="border-t-2 border-ink pt-3.5 wide:col-span-5">
        <h2 id="why">Why learn here</h2>
        <p className="mt-5 font-heading text-section font-heavy tracking-heading text-balance">
          Our courses do not end with a quiz. They ask you to go to a lake, a roof or a kitchen and measure it.
        </p>
        <ButtonLink href="/courses?level=beginner" variant="outline" className="mt-6">
          Browse beginner courses
        </ButtonLink>
      </section>
      <section aria-labelledby="offer" className="border-t-2 border-ink pt-3.5 wide:col-span-7">
        <h2 id="offer">What {product} offers</h2>
        <ul className="mt-2 grid gap-x-gap desk:grid-cols-2">
          {offers.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-3 border-b border-hairline py-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              <div>
                <h3 className="text-body leading-dense">{title}</h3>
                <p className="mt-1 text-snug text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
