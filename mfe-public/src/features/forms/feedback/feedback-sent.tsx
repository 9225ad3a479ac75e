import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, type ReactNode } from 'react'

interface FeedbackSentProps {
  headingLevel: 'h2' | 'h3'
  children?: ReactNode
}

/** S-290 */
export function FeedbackSent({ headingLevel: Heading, children }: FeedbackSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex gap-3.5">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-leaf" />
      <div className="grow">
        <Heading ref={heading} tabIndex={-1} className={Heading === 'h2' ? '' : 'text-panel'}>
          Thank You
        </Heading>
        <p className="mt-1.5">We have your feedback. We read all of it, and it helps us decide what to improve next.</p>
        {children}
      </div>
    </div>
  )
}
