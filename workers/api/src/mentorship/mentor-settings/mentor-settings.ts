import type { EndpointAnswer, EndpointRequest } from '@kere/contracts/http/endpoint'
import type {
  getMentorSettings as contract,
  saveMentorSettings as saved,
} from '@kere/contracts/mentorship/mentorship-sessions'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import type { Context } from '../../base/context.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { selectSettings, upsertSettings } from './mentor-settings.queries.ts'

/** The settings before an educator has saved any. */
const initial = {
  capacity: mentorshipLimits.defaultCapacity,
  areas: [],
  pausedUntil: null,
  meetingUrl: null,
  confirmsItself: false,
  weeklyHours: [],
  openedStarts: [],
  closedStarts: [],
}

export async function getMentorSettings(context: Context): Promise<EndpointAnswer<typeof contract>> {
  const { settings = initial, sessions, load } = await selectSettings(context, requireSignedIn(context))
  return {
    capacity: settings.capacity,
    areas: settings.areas,
    pausedUntil: settings.pausedUntil,
    meetingUrl: settings.meetingUrl,
    confirmsItself: settings.confirmsItself,
    weeklyHours: settings.weeklyHours,
    openedStarts: settings.openedStarts.map(instantOf),
    closedStarts: settings.closedStarts.map(instantOf),
    load,
    sessions: sessions.map(({ requestId, learner, startsAt, state }) => ({
      requestId,
      learner: learner ?? '',
      startsAt: instantOf(startsAt),
      isConfirmed: state === 'confirmed',
    })),
  }
}

/** Exceptions in the past are dropped, so that their number stays bounded. */
export async function saveMentorSettings(context: Context, given: EndpointRequest<typeof saved>['body']) {
  const now = context.at
  const toCome = (starts: readonly string[]) =>
    [...new Set(starts.map((start) => Date.parse(start)))].filter((start) => start > now).toSorted((a, b) => a - b)
  await upsertSettings(context, {
    ...given,
    mentorId: requireSignedIn(context).userId,
    areas: [...new Set(given.areas)],
    weeklyHours: [...new Set(given.weeklyHours)].toSorted((a, b) => a - b),
    openedStarts: toCome(given.openedStarts),
    closedStarts: toCome(given.closedStarts),
    updatedAt: now,
  })
  return getMentorSettings(context)
}
