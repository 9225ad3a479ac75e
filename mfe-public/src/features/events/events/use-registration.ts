import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import type { EventStanding } from '@kere/contracts/events/event-registrations'
import type { OwnRegistration } from '@kere/contracts/events/own-registrations'
import { ApiError } from '@kere/platform/api'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formErrorOf, formErrorOfSubmission, type FormError } from '../../../forms/refusal.ts'
import { eventHref, registerId } from './event-href.ts'
import { eventQuery, eventStandingQuery, loadRegistrations, type ShownEvent } from './event.api.ts'
import { ownEventsKey, type OwnEvents } from './own-events.api.ts'
import { describeCancelRefusal, describeRegisterRefusal, describeReminderRefusal } from './registration-refusal.ts'

type Act = 'register' | 'cancel' | 'remind'

interface RefusedAct {
  act: Act
  refusal: FormError
}

export function useRegistration(event: ShownEvent) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const sent = {
    register: useSubmission('event-register'),
    undo: useSubmission('event-undo'),
    cancel: useSubmission('event-cancel'),
  }
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<RefusedAct | null>(() => {
    const submission = sent.register ?? sent.undo ?? sent.cancel
    return submission && { act: sent.cancel ? 'cancel' : 'register', refusal: formErrorOfSubmission(submission) }
  })
  const input = { params: { id: event.id } }
  const standing = eventStandingQuery(api, event.id)
  const shown = eventQuery(api, event.id)

  const show = (registration: OwnRegistration) => {
    const before = cache.getQueryData(standing.queryKey)?.registration
    moveSeats(seatsOf(registration) - seatsOf(before))
    cache.setQueryData(standing.queryKey, (known): EventStanding => ({
      ...nobody,
      ...known,
      registration,
      ...(isSeated(registration) ? {} : noLink),
    }))
    const { status, checkedInAt } = registration
    cache.setQueryData<OwnEvents>(ownEventsKey, (known) => known && { ...known, [event.id]: { status, checkedInAt } })
  }
  /** Updates the number of seats here, because the edge may return the cached event for a while. */
  const moveSeats = (by: number) =>
    cache.setQueryData(shown.queryKey, (known) =>
      known ? { ...known, registrationsCount: known.registrationsCount + by, seatsLeft: known.seatsLeft - by } : known,
    )
  const refresh = ({ hasFailed = false } = {}) => {
    void cache.invalidateQueries(standing)
    void cache.invalidateQueries({ ...shown, refetchType: hasFailed ? 'active' : 'none' })
  }

  async function attempt(act: Act, send: () => Promise<OwnRegistration>): Promise<OwnRegistration | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(true)
    setRefused(null)
    const before = cache.getQueryData(standing.queryKey)
    const eventBefore = cache.getQueryData(shown.queryKey)
    const ownBefore = cache.getQueryData(ownEventsKey)
    let hasFailed = false
    try {
      const registration = await send()
      show(registration)
      return registration
    } catch (error) {
      hasFailed = true
      cache.setQueryData(standing.queryKey, before)
      cache.setQueryData(shown.queryKey, eventBefore)
      cache.setQueryData(ownEventsKey, ownBefore)
      if (error instanceof ApiError && error.code === 'unauthenticated')
        context.navigation.push(localPath(withNext(signInPath, localPath(`${eventHref(event.id)}#${registerId}`))))
      else setRefused({ act, refusal: formErrorOf(error) })
      return null
    } finally {
      isUnderWay.current = false
      setBusy(false)
      refresh({ hasFailed })
    }
  }

  const register = async ({ joinsWaitlist = false } = {}) => {
    const registration = await attempt('register', async () => {
      const { registerForEvent } = await loadRegistrations()
      return api.call(registerForEvent, { ...input, body: { ...(joinsWaitlist && { joinsWaitlist }) } })
    })
    if (registration) context.announce(newsOf(registration, event.title))
  }

  const undo = async () => {
    const { undoCancellation } = await loadRegistrations()
    try {
      show(await api.call(undoCancellation, input))
      context.announce(t('You are registered for {title} again', { title: event.title }, 'For screen readers'))
    } catch (error) {
      const { title, text } = describeRegisterRefusal(formErrorOf(error))
      context.notify({ tone: 'error', text: `${title}. ${text}` })
    }
    refresh()
  }

  const cancel = async (mine: OwnRegistration, text: string) => {
    const cancelled = await attempt('cancel', async () => {
      const { cancelRegistration } = await loadRegistrations()
      show({ ...mine, status: 'cancelled', position: null, seatUntil: null })
      return api.call(cancelRegistration, input)
    })
    if (cancelled)
      context.notify({ tone: 'success', text, action: { label: t('Undo', 'Button'), run: () => void undo() } })
  }

  const remind = async (mine: OwnRegistration, wantsReminder: boolean) => {
    setRefused(null)
    show({ ...mine, wantsReminder })
    try {
      const { setEventReminder } = await loadRegistrations()
      show(await api.call(setEventReminder, { ...input, body: { wantsReminder } }))
    } catch (error) {
      show(mine)
      setRefused({ act: 'remind', refusal: formErrorOf(error) })
    }
  }

  return {
    isBusy,
    refusal: refused && {
      refusal: refused.refusal,
      describe: describeOf[refused.act],
    },
    register,
    cancel,
    remind,
  }
}

const describeOf = {
  register: describeRegisterRefusal,
  cancel: describeCancelRefusal,
  remind: describeReminderRefusal,
} as const

const noLink = { joinUrl: null, joinableFrom: null }
const nobody: EventStanding = {
  isOwn: false,
  mayManage: false,
  registration: null,
  openOrderId: null,
  paidOrderId: null,
  ...noLink,
}

const seatsOf = (registration: OwnRegistration | null | undefined) => (registration && isSeated(registration) ? 1 : 0)

const isSeated = ({ status }: OwnRegistration) => status === 'registered'

function newsOf({ status, position }: OwnRegistration, title: string) {
  if (status !== 'waitlisted') return t('You are registered for {title}', { title }, 'For screen readers')
  return position === null
    ? t('You are on the waitlist of {title}', { title }, 'For screen readers')
    : t('You are on the waitlist of {title}, number {position}', { title, position }, 'For screen readers')
}
