import * as endpoints from '@kere/contracts/mentorship/mentorship-sessions'
import { fileRoute, route } from '../../http/route.ts'
import {
  addMentorshipGoal,
  bookMentorshipSession,
  cancelMentorshipSession,
  confirmMentorshipSession,
  deleteMentorshipGoal,
  listMentorshipSessions,
  moveMentorshipSession,
  readMentorshipSessionCalendar,
  setMentorshipGoal,
  setMentorshipSessionNote,
  setMentorshipSessionOutcome,
} from './mentorship-sessions.ts'
import { cancelLostSessions, releaseHeldSessions, remindOfSessions } from './session-clock.ts'
import { getMentorSettings, saveMentorSettings } from '../mentor-settings/mentor-settings.ts'

export const routes = [
  route(endpoints.listMentorshipSessions, (context, { params }) => listMentorshipSessions(context, params.id)),
  route(endpoints.bookMentorshipSession, (context, { params, body }, { networkAddress }) =>
    bookMentorshipSession(context, params.id, { ...body, networkAddress }),
  ),
  route(endpoints.moveMentorshipSession, (context, { params, body }, { networkAddress }) =>
    moveMentorshipSession(context, params.id, { ...body, networkAddress }),
  ),
  route(endpoints.cancelMentorshipSession, (context, { params }) => cancelMentorshipSession(context, params.id)),
  route(endpoints.confirmMentorshipSession, (context, { params, query }) =>
    confirmMentorshipSession(context, { ...params, ...query }),
  ),
  route(endpoints.setMentorshipSessionOutcome, (context, { params, body }) =>
    setMentorshipSessionOutcome(context, params.id, body.hasHappened),
  ),
  route(endpoints.setMentorshipSessionNote, (context, { params, body }) =>
    setMentorshipSessionNote(context, params.id, body),
  ),
  fileRoute(endpoints.readMentorshipSessionCalendar, (context, { params }, { origin }) =>
    readMentorshipSessionCalendar(context, params.id, origin),
  ),
  route(endpoints.addMentorshipGoal, (context, { params, body }) => addMentorshipGoal(context, params.id, body.title)),
  route(endpoints.setMentorshipGoal, (context, { params, body }) => setMentorshipGoal(context, params.id, body.isDone)),
  route(endpoints.deleteMentorshipGoal, (context, { params }) => deleteMentorshipGoal(context, params.id)),
  route(endpoints.getMentorSettings, (context) => getMentorSettings(context)),
  route(endpoints.saveMentorSettings, (context, { body }) => saveMentorSettings(context, body)),
]

export const clock = {
  mentorshipSessionsReleased: releaseHeldSessions,
  mentorshipSessionsLost: cancelLostSessions,
  mentorshipSessionsReminded: remindOfSessions,
}
