import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, type ReactNode } from 'react'

interface FormSentProps {
  title: string
  headingLevel?: 'h2' | 'h3'
  children: ReactNode
  action?: ReactNode
}

/** Replaces a form after it was sent. */
export function FormSent({ title, headingLevel: Heading = 'h2', children, action }: FormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form has disappeared, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex gap-3.5">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-leaf" />
      <div className="grow">
        <Heading ref={heading} tabIndex={-1} className={Heading === 'h2' ? '' : 'text-panel'}>
          {title}
        </Heading>
        <p className="mt-1.5">{children}</p>
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
