import * as endpoints from '@kere/contracts/people/profile-blocks'
import { route } from '../../http/route.ts'
import { blockPerson, listBlockedPeople, unblockPerson } from './profile-blocks.ts'

export const routes = [
  route(endpoints.blockPerson, (context, { params }) => blockPerson(context, params.id)),
  route(endpoints.unblockPerson, (context, { params }) => unblockPerson(context, params.id)),
  route(endpoints.listBlockedPeople, listBlockedPeople),
]
