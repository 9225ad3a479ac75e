import { t } from '@kere/brand/messages'
import type { WaitingWrite } from '@kere/platform/device'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { doorKey, doorQuery, waitingKey, waitingQuery, withArrival, type Door } from './check-in.api.ts'

const alreadyIn = 'already_checked_in'
const noWrites: readonly WaitingWrite[] = []

export function useDoor(eventId: string) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const openDevice = context.openDevice ?? null
  const query = useQuery({ ...doorQuery(api, eventId), refetchInterval: 30_000 })
  const { data: waiting = noWrites } = useQuery(waitingQuery(openDevice, eventId))
  const waited = useRef(0)

  useEffect(() => {
    const listening = openDevice?.().then((device) =>
      device.listen(() => void cache.invalidateQueries({ queryKey: waitingKey(eventId) })),
    )
    listening?.catch(reportError)
    return () => void listening?.then((stop) => stop())
  }, [openDevice, cache, eventId])

  useEffect(() => {
    if (waiting.length < waited.current) void cache.invalidateQueries({ queryKey: doorKey(eventId) })
    waited.current = waiting.length
  }, [waiting.length, cache, eventId])

  const drop = async (target: string) => {
    await (await openDevice?.())?.dropWrite(target)
    await cache.invalidateQueries({ queryKey: waitingKey(eventId) })
  }
  const dropSettled = useEffectEvent((targets: string) => {
    for (const target of targets.split('\n')) void drop(target)
  })
  const settled = waiting
    .filter(({ refusal }) => refusal === alreadyIn)
    .map(({ target }) => target)
    .join('\n')
  useEffect(() => {
    if (settled) dropSettled(settled)
  }, [settled])

  const left = waiting.filter(({ refusal }) => refusal !== alreadyIn)
  return {
    query,
    door: query.data && withWaiting(query.data, left),
    waiting: left,
    drop: (target: string) => void drop(target),
  }
}

/** Adds the check-ins made on this device, which count whatever the cached list says. */
const withWaiting = (door: Door, waiting: readonly WaitingWrite[]): Door =>
  waiting.reduce((known, { method, refusal, body, at }) => {
    const id = registrationOf(body)
    return method === 'POST' && refusal === null && id ? withArrival(known, id, new Date(at).toISOString()) : known
  }, door)

const textIn = (body: unknown, name: string): string | undefined => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : undefined
}

const registrationOf = (body: unknown) => textIn(body, 'registrationId')

export function nameOfWrite(body: unknown, nameOf: (registrationId: string) => string | undefined): string {
  const id = registrationOf(body)
  return (
    (id && nameOf(id)) ??
    t('Ticket {code}', { code: textIn(body, 'code') ?? '' }, 'Name of somebody unknown, educator').trim()
  )
}
