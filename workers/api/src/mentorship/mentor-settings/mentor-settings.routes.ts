import * as endpoints from '@kere/contracts/mentorship/mentorship-sessions'
import { route } from '../../http/route.ts'
import { getMentorSettings, saveMentorSettings } from './mentor-settings.ts'

export const routes = [
  route(endpoints.getMentorSettings, (context) => getMentorSettings(context)),
  route(endpoints.saveMentorSettings, (context, { body }) => saveMentorSettings(context, body)),
]
