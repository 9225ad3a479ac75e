import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useRef, type RefObject } from 'react'
import { resultText } from './event-text.ts'
import { eventsHref, type EventsAddress } from './events-address.ts'
import type { Events } from './events.api.ts'

interface ResultNews {
  address: EventsAddress
  list: { data: Events | null | undefined; isPlaceholderData: boolean }
  heading: RefObject<HTMLElement | null>
  progress: RefObject<HTMLElement | null>
}

/** What was pressed may be gone with the change: the focus then goes to what is said, without moving the page. */
export function useResultNews({ address, list, heading, progress }: ResultNews) {
  const { context } = useRemote()
  const told = useRef<EventsAddress>(null)
  const { data, isPlaceholderData } = list

  useEffect(() => {
    if (!data || isPlaceholderData) return
    const before = told.current
    told.current = address
    if (!before || eventsHref(before) === eventsHref(address)) return

    const isLonger = eventsHref({ ...address, show: before.show }) === eventsHref(before)
    const count = resultText(data, address)
    context.announce(isLonger ? `Showing ${data.items.length} of ${count}` : count)
    const target = isLonger ? progress : heading
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [address, data, isPlaceholderData, context, heading, progress])
}
