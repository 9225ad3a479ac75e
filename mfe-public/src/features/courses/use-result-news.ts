import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useRef, type RefObject } from 'react'
import { catalogueHref, type CatalogueAddress } from './catalogue-address.ts'
import type { Catalogue } from './catalogue.api.ts'
import { countCourses } from './course-text.ts'

interface ResultNews {
  address: CatalogueAddress
  list: { data: Catalogue | null | undefined; isPlaceholderData: boolean }
  heading: RefObject<HTMLElement | null>
  progress: RefObject<HTMLElement | null>
}

/** What was pressed may be gone with the change: the focus then goes to what is said, without moving the page (S-086). */
export function useResultNews({ address, list, heading, progress }: ResultNews) {
  const { context } = useRemote()
  const told = useRef<CatalogueAddress>(null)
  const { data, isPlaceholderData } = list

  useEffect(() => {
    if (!data || isPlaceholderData) return
    const before = told.current
    told.current = address
    if (!before || catalogueHref(before) === catalogueHref(address)) return

    const isLonger = catalogueHref({ ...address, show: before.show }) === catalogueHref(before)
    const count = countCourses(data.total, data.totalIsLowerBound)
    context.announce(isLonger ? `Showing ${data.items.length} of ${count}` : count)
    const target = isLonger ? progress : heading
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [address, data, isPlaceholderData, context, heading, progress])
}
