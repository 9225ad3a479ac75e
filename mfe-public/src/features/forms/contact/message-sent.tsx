import { ButtonLink } from '@kere/ui/controls/button'
import { useEffect, useRef } from 'react'

/** S-244 */
export function MessageSent() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="message-sent" className="border-t-2 border-ink pt-3.5">
      <h2 id="message-sent" ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p className="mt-3 text-lead">Thank you for your message! We'll get back to you soon.</p>
      <ButtonLink href="/contact" variant="outline" className="mt-5 max-[37.5rem]:w-full">
        Send Another Message
      </ButtonLink>
    </section>
  )
}
