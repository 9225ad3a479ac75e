import { momentOf } from '@kere/screens/time-in-india'
import { useLayoutEffect, useRef } from 'react'

interface SentReplyProps {
  reply: { text: string; at: string; by: string | null } | null
}

export function SentReply({ reply }: SentReplyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hadReply = useRef(reply !== null)
  // Moves the focus here before the list looks for another place for it, because the row has disappeared.
  useLayoutEffect(() => {
    if (reply && !hadReply.current) heading.current?.focus()
    hadReply.current = reply !== null
  }, [reply])
  if (!reply) return null
  return (
    <section aria-labelledby="sent-reply" className="mt-5 border-t-2 border-ink pt-3">
      <h4 id="sent-reply" ref={heading} tabIndex={-1} className="text-body font-semibold">
        Reply sent
      </h4>
      <p className="text-meta text-muted">
        {reply.by ? `${reply.by}, ` : ''}
        {momentOf(reply.at)} IST
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{reply.text}</p>
    </section>
  )
}
