import * as endpoints from '@kere/contracts/courses/field-tasks'
import { fileRoute, route } from '../../http/route.ts'
import {
  answerHandIn,
  getFieldTask,
  getHandIn,
  getHandInPhoto,
  handInFieldTask,
  handInReads,
  linkHandInFile,
  shareHandIn,
  takeBackHandIn,
  undoHandInAnswer,
  putBackHandIn,
} from './field-tasks.ts'

export const routes = [
  route(endpoints.getFieldTask, (context, { params }) => getFieldTask(context, params)),
  route(endpoints.handInFieldTask, (context, { params, body }, { networkAddress }) =>
    handInFieldTask(context, params, body, networkAddress),
  ),
  route(endpoints.takeBackHandIn, (context, { params }) => takeBackHandIn(context, params.id)),
  route(endpoints.putBackHandIn, (context, { params }) => putBackHandIn(context, params.id)),
  route(endpoints.shareHandIn, (context, { params }) => shareHandIn(context, params.id)),
  ...handInReads.routes,
  route(endpoints.getHandIn, (context, { params }) => getHandIn(context, params.id)),
  route(endpoints.acceptHandIn, (context, { params }) => answerHandIn(context, params.id, null)),
  route(endpoints.askAnotherTry, (context, { params, body }) => answerHandIn(context, params.id, body.text)),
  route(endpoints.undoHandInAnswer, (context, { params }) => undoHandInAnswer(context, params.id)),
  route(endpoints.linkHandInFile, (context, { params }) => linkHandInFile(context, params.id)),
  fileRoute(endpoints.getHandInPhoto, (context, { params }) => getHandInPhoto(context, params.id)),
]
