import { t } from '@kere/brand/messages'
import { addressIn, language } from '@kere/brand/language'
import { Button } from '@kere/ui/controls/button'
import { Switch } from '@kere/ui/controls/switch'
import type { OwnRegistration } from '@kere/contracts/events/own-registrations'
import { type SubmitEvent } from 'react'
import { eventHref, registerFormId, registerId } from './event-href.ts'
import { type ShownEvent } from './event.api.ts'
import type { useRegistration } from './use-registration.ts'

export interface Acts {
  acts: ReturnType<typeof useRegistration>
}

interface RegisterFormProps extends Acts {
  event: ShownEvent
  joinsWaitlist?: boolean
  busyLabel: string
  children: string
}

/** A native form, so that it also works before the script has loaded, or without it. */
export function RegisterForm({ event, acts, joinsWaitlist = false, busyLabel, children }: RegisterFormProps) {
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    void acts.register({ joinsWaitlist })
  }
  return (
    <form id={registerFormId} method="post" action={addressIn(language, eventHref(event.id))} onSubmit={submit}>
      {joinsWaitlist && <input type="hidden" name="joinsWaitlist" value="true" />}
      <Button id={registerId} type="submit" size="main" isBusy={acts.isBusy} busyLabel={busyLabel} wide>
        {children}
      </Button>
    </form>
  )
}

export interface OwnProps extends Acts {
  event: ShownEvent
  mine: OwnRegistration
}

interface CancelFormProps extends OwnProps {
  news: string
  children: string
}

export function CancelForm({ event, mine, acts, news, children }: CancelFormProps) {
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    void acts.cancel(mine, news)
  }
  return (
    <form method="post" action={addressIn(language, `${eventHref(event.id)}/cancel`)} onSubmit={submit}>
      <Button type="submit" variant="outline" wide>
        {children}
      </Button>
    </form>
  )
}

export const UndoForm = ({ eventId }: { eventId: string }) => (
  <noscript>
    <form
      method="post"
      action={addressIn(language, `${eventHref(eventId)}/undo`)}
      className="border-s-4 border-leaf bg-leaf-soft px-3.5 py-3"
    >
      <p className="font-semibold">{t('Your registration is cancelled', 'Message')}</p>
      <Button type="submit" variant="outline" className="mt-2">
        {t('Undo', 'Button')}
      </Button>
    </form>
  </noscript>
)

export function Reminder({ event, mine, acts }: OwnProps) {
  return (
    <form method="post" action={addressIn(language, `${eventHref(event.id)}/reminder`)}>
      <Switch
        name="wantsReminder"
        value="true"
        checked={mine.wantsReminder}
        onChange={({ currentTarget }) => void acts.remind(mine, currentTarget.checked)}
      >
        {t('Email me the day before', 'Switch: a reminder of an event')}
      </Switch>
      <noscript>
        <Button type="submit" variant="outline">
          {t('Save', 'Button')}
        </Button>
      </noscript>
    </form>
  )
}
