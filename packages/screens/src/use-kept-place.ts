import type { KeptPlace } from '@kere/platform/device'
import type { MountContext } from '@kere/platform/border'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useEffectEvent } from 'react'

/** Lists it on the page that opens where no other does. */
export const listPlace = ({ openDevice }: Pick<MountContext, 'openDevice'>, place: KeptPlace) =>
  openDevice?.().then((device) => device.listPlace?.(place), reportError)

/** For a page whose route says `offline`. @param place null until all of it has come */
export function useKeptPlace(place: KeptPlace | null) {
  const { context } = useRemote()
  const list = useEffectEvent(() => void (place && listPlace(context, place)))
  const key = JSON.stringify(place)
  // Once for each content, whenever it is drawn again.
  useEffect(() => list(), [key])
}
