import BadgeCheck from 'lucide-react/icons/badge-check'
import Ban from 'lucide-react/icons/ban'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import FilePen from 'lucide-react/icons/file-pen'
import Hourglass from 'lucide-react/icons/hourglass'
import type { Ref } from 'react'

const unknown = { look: 'bg-sunken', icon: CircleQuestionMark }

/** The look of each state. One that only a newer API knows looks unknown and shows the API's text. */
const looks: Readonly<Record<string, typeof unknown>> = {
  valid: { look: 'bg-leaf-soft text-leaf', icon: BadgeCheck },
  changed: { look: 'bg-danger-soft text-danger', icon: FilePen },
  revoked: { look: 'bg-danger-soft text-danger', icon: Ban },
  expired: { look: 'bg-warn-soft text-warn', icon: CalendarX },
  signing: { look: 'bg-info-soft text-info', icon: Hourglass },
}

interface StateHeadProps {
  outcome: string
  title: string
  headingRef?: Ref<HTMLHeadingElement>
}

export function StateHead({ outcome, title, headingRef }: StateHeadProps) {
  const { look, icon: Icon } = looks[outcome] ?? unknown
  return (
    <div className={`flex items-center gap-3 px-5 py-4 ${look}`}>
      <Icon aria-hidden="true" className="size-7 shrink-0" />
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-panel text-ink outline-none">
        {title}
      </h2>
    </div>
  )
}
