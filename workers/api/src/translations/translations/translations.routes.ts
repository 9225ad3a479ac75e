import * as endpoints from '@kere/contracts/translations/translations'
import { route } from '../../http/route.ts'
import { getTranslation, saveTranslation } from './translations.ts'

export const routes = [
  route(endpoints.getTranslation, (context, { params }) => getTranslation(context, params)),
  route(endpoints.saveTranslation, (context, { params, body }) => saveTranslation(context, params, body)),
]
