import type { KeptPlace } from '@kere/platform/device'
import type { MountContext } from '@kere/platform/border'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useEffectEvent } from 'react'

/** Lists the place on the page that opens when there is no connection. */
export const listPlace = ({ openDevice }: Pick<MountContext, 'openDevice'>, place: KeptPlace) =>
  openDevice?.().then((device) => device.listPlace?.(place), reportError)

/**
 * Lists a page whose route has `offline`.
 * @param place null until all of the page is loaded
 */
export function useKeptPlace(place: KeptPlace | null) {
  const { context } = useRemote()
  const list = useEffectEvent(() => void (place && listPlace(context, place)))
  const key = JSON.stringify(place)
  // Runs once for each place, not with every render.
  useEffect(() => list(), [key])
}
