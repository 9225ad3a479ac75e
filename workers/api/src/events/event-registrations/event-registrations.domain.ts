import { ticketCodeLength } from '@kere/contracts/events/event-attendance-options'
import { eventLimits } from '@kere/contracts/events/event-options'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

export const offerMs = registrationLimits.offerHours * hourMs

/** All offers end this long before the start. From then on, a free seat goes to the first who registers. */
export const offersEndMs = registrationLimits.offersEndHours * hourMs

export const orderMs = registrationLimits.orderHours * hourMs

export const joinableFrom = (startsAt: number) => startsAt - eventLimits.joinableMinutesBefore * minuteMs

/** Letters and digits that are easily misread are left out: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const letters = '34679ACDEFGHJKMNPQRTUVWXY'

/** Makes one of 25¹⁰ codes, which are too many to guess. */
export function makeTicketCode(randomBytes: (length: number) => Uint8Array): string {
  // Bytes from here on are skipped, because they would favour the first letters.
  const fair = 256 - (256 % letters.length)
  let code = ''
  while (code.length < ticketCodeLength)
    for (const byte of randomBytes(ticketCodeLength))
      if (byte < fair && code.length < ticketCodeLength) code += letters[byte % letters.length]
  return code
}

interface Meeting {
  type: string | null
  location: string
  startsAt: number | null
  endsAt: number | null
  isCancelled: boolean
  isDeleted: boolean
  isLinkPublic: boolean
}

interface Caller {
  mayAlwaysJoin: boolean
  isRegistered: boolean
}

/**
 * C-36: the link of an online event, if the caller may have it, and the moment from which a registered person gets it.
 */
export function meetingOf(event: Meeting, { mayAlwaysJoin, isRegistered }: Caller, now: number) {
  const { type, location, startsAt, endsAt, isCancelled, isDeleted, isLinkPublic } = event
  if (type !== 'online' || location === '') return { joinUrl: null, joinableFrom: null }
  const takesPlace = startsAt !== null && endsAt !== null && now <= endsAt && !isCancelled && !isDeleted
  const from = takesPlace && isRegistered && !isLinkPublic ? joinableFrom(startsAt) : null
  const mayJoin = mayAlwaysJoin || (takesPlace && isLinkPublic) || (from !== null && now >= from)
  return { joinUrl: mayJoin ? location : null, joinableFrom: from }
}
