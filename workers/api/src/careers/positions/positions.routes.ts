import * as endpoints from '@kere/contracts/careers/positions'
import { route } from '../../http/route.ts'
import * as positions from './positions.ts'

export const routes = [
  route(endpoints.listCareerPositions, (context) => positions.listPositions(context)),
  route(endpoints.listManagedPositions, (context) => positions.listManagedPositions(context)),
  route(endpoints.createPosition, (context, { body }) => positions.createPosition(context, body)),
  route(endpoints.changePosition, (context, { params, body }) => positions.changePosition(context, params.id, body)),
  route(endpoints.setPositionStatus, (context, { params, body }) =>
    positions.setPositionStatus(context, params.id, body.status),
  ),
  route(endpoints.movePosition, (context, { params, body }) => positions.movePosition(context, params.id, body.to)),
]
