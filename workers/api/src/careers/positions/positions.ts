import { instantOrNull } from '../../base/instants.ts'
import type { listManagedPositions as endpoint, PositionDetails } from '@kere/contracts/careers/positions'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { addressOf } from './positions.domain.ts'
import {
  type CountRow,
  insertPosition,
  type PositionRow,
  selectManagedPositions,
  selectOpenPositions,
  swapPlaces,
  updatePosition,
  updatePositionStatus,
} from './positions.queries.ts'

type Managed = EndpointAnswer<typeof endpoint>['items'][number]

export async function listPositions({ db }: Context) {
  return { items: (await selectOpenPositions(db)).map(toPosition) }
}

export async function listManagedPositions({ db }: Context) {
  const { rows, counts } = await selectManagedPositions(db)
  return { items: rows.map((row) => toManaged(row, counts)) }
}

async function findPosition(context: Context, id: string): Promise<Managed> {
  const found = (await listManagedPositions(context)).items.find((each) => each.id === id)
  if (!found) throw new DomainError('not_found')
  return found
}

export async function createPosition(context: Context, details: PositionDetails) {
  const id = addressOf(details.title) ?? context.stableId('pos').toLowerCase().replace('_', '-')
  const isCreated = await insertPosition(context, { id, details })
  if (!isCreated) throw new DomainError('position_taken')
  return findPosition(context, id)
}

export async function changePosition(context: Context, id: string, details: PositionDetails) {
  await updatePosition(context, { id, details })
  const position = await findPosition(context, id)
  const isWhole = [details.responsibilities, details.requirements, details.benefits].every(({ length }) => length > 0)
  if (position.status === 'open' && !isWhole) throw new DomainError('position_incomplete')
  return position
}

export async function setPositionStatus(context: Context, id: string, status: 'open' | 'closed') {
  await updatePositionStatus(context, { id, status })
  const position = await findPosition(context, id)
  if (status === 'open' && position.status !== 'open') throw new DomainError('position_incomplete')
  return position
}

export async function movePosition(context: Context, id: string, to: 'up' | 'down') {
  await findPosition(context, id)
  await swapPlaces(context, id, to)
  return listManagedPositions(context)
}

function toPosition(row: PositionRow) {
  const { status: _, place: __, createdAt: ___, updatedAt: ____, closedAt: _____, publishedAt, ...said } = row
  return { ...said, publishedAt: instantOrNull(publishedAt) }
}

function toManaged(row: PositionRow, counts: readonly CountRow[]): Managed {
  const own = counts.filter(({ positionId }) => positionId === row.id)
  const sum = (isMeant: (stage: CountRow['stage']) => boolean) =>
    own.reduce((all, { stage, count }) => (isMeant(stage) ? all + count : all), 0)
  return {
    ...toPosition(row),
    status: row.status,
    closedAt: instantOrNull(row.closedAt),
    applications: sum((stage) => stage !== 'withdrawn' && stage !== 'doubtful'),
    waiting: sum((stage) => stage === 'new' || stage === 'in_review'),
  }
}
