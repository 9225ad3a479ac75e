import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useRef, type RefObject } from 'react'

interface ResultNews<Address extends { show: number }> {
  address: Address
  hrefOf: (address: Address) => string
  list: { data: { items: readonly unknown[] } | null | undefined; isPlaceholderData: boolean }
  /** The number of results: "24 courses". */
  count: string | null | undefined
  heading: RefObject<HTMLElement | null>
  progress: RefObject<HTMLElement | null>
}

/**
 * Announces the results. If the pressed button disappears, the focus moves to the announcement without scrolling
 * (S-086).
 */
export function useResultNews<Address extends { show: number }>({
  address,
  hrefOf,
  list: { data, isPlaceholderData },
  count,
  heading,
  progress,
}: ResultNews<Address>) {
  const { context } = useRemote()
  const told = useRef<Address>(null)

  useEffect(() => {
    if (!data || isPlaceholderData) return
    const before = told.current
    told.current = address
    if (!before || hrefOf(before) === hrefOf(address)) return

    const isLonger = hrefOf({ ...address, show: before.show }) === hrefOf(before)
    context.announce(
      isLonger
        ? t('Showing {shown} of {total}', { shown: data.items.length, total: count ?? '' }, 'Total as “24 courses”')
        : (count ?? ''),
    )
    const target = isLonger ? progress : heading
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [address, hrefOf, data, isPlaceholderData, count, context, heading, progress])
}
