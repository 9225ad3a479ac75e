import * as endpoints from '@kere/contracts/labs/lab-authoring'
import { route } from '../../http/route.ts'
import {
  createLab,
  deleteLab,
  getManagedLab,
  listManagedLabs,
  saveLab,
  saveLabOutcome,
  setLabState,
} from './lab-authoring.ts'

export const routes = [
  route(endpoints.listManagedLabs, (context, { query }) => listManagedLabs(context, query)),
  route(endpoints.getManagedLab, (context, { params }) => getManagedLab(context, params.id)),
  route(endpoints.createLab, (context, { body }) => createLab(context, body.details, body.opens)),
  route(endpoints.saveLab, (context, { params, body }) => saveLab(context, params.id, body)),
  route(endpoints.setLabState, (context, { params, query, body }) =>
    setLabState(context, { ...params, ...query }, body.state),
  ),
  route(endpoints.deleteLab, (context, { params }) => deleteLab(context, params.id)),
  route(endpoints.saveLabOutcome, (context, { params, body }) => saveLabOutcome(context, params.id, body)),
]
