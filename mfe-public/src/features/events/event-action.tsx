import { onboardingPath, signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/button'
import { Suspense } from 'react'
import { KeptPart } from '../../kept-part.tsx'
import { joinLabel, offerOf, registerLabel } from './event-state.ts'
import { eventHref } from './event-href.ts'
import type { ShownEvent } from './event.api.ts'
import { EventRest } from './event-rest.tsx'
import { ExternalAction } from './external-action.tsx'
import { FullButton } from './full-button.tsx'
import { ownAction } from './own-action.ts'
import { registerId } from './register-id.ts'

interface EventActionProps {
  event: ShownEvent
  now: number
}

/** Signing in comes back to it with the focus on it: nobody is registered by signing in. */
export function EventAction({ event, now }: EventActionProps) {
  const { user } = useRemote().context.session
  if (user?.isOnboarded)
    return (
      <Suspense>
        <KeptPart of={ownAction} props={{ event, now }} />
      </Suspense>
    )
  const offer = offerOf(event, now)
  if (offer === 'external') return <ExternalAction event={event} />
  if (offer === 'open' || offer === 'waitlist')
    return (
      <>
        {offer === 'waitlist' && <FullButton />}
        <ButtonLink id={registerId} href={wayIn(event.id, user !== null)} size="main" wide>
          {offer === 'waitlist' ? joinLabel : registerLabel(event)}
        </ButtonLink>
      </>
    )
  return <EventRest event={event} offer={offer} />
}

/** S-154 */
export const wayIn = (id: string, isSignedIn: boolean) =>
  withNext(isSignedIn ? onboardingPath : signInPath, `${eventHref(id)}#${registerId}`)
