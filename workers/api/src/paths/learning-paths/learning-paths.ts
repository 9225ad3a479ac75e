import type { EndpointAnswer, EndpointRequest } from '@kere/contracts/http/endpoint'
import {
  interests as allInterests,
  learningStyles,
  pathDays,
  pathSources,
  userTypes,
} from '@kere/contracts/paths/learning-path-options'
import type {
  changeLearningPath as changeEndpoint,
  createLearningPath as createEndpoint,
  getLearningPath as getEndpoint,
} from '@kere/contracts/paths/learning-paths'
import type { Context } from '../../base/context.ts'
import { dayInIndia, dayOf } from '../../base/days.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { throttleVisitorForm } from '../../forms/visitor-forms/throttle-visitor-form.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { pageOf } from '../../kit/lists/keyset.ts'
import * as registry from '../path-sources.registry.ts'
import { countBy, figuresOf } from './figures.domain.ts'
import {
  deleteKept,
  insertKept,
  insertResponse,
  readInterests,
  selectCandidates,
  selectExists,
  selectFigures,
  selectOwn,
  selectPath,
  updateAnswers,
} from './learning-paths.queries.ts'
import { type ResponseRequest, responsePage, selectResponsePage } from './path-responses.queries.ts'
import type { ItemsAsked, PathAnswers, PathCandidate, PathSource } from './path-source.ts'
import { countAnswers, nearnessTo, type RankedItem, rankPath } from './rank-path.domain.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

const sources: readonly PathSource[] = Object.values(registry)
  .map(({ source }): PathSource => source)
  .toSorted((one, other) => pathSources.indexOf(one.name) - pathSources.indexOf(other.name))

/** The limits for one path, and for one network or site, because each change ranks the catalogue again. */
const changeLimits = {
  account: { limit: 60, windowMs: hourMs },
  network: { limit: 120, windowMs: hourMs },
  site: { limit: 240, windowMs: hourMs },
}

export async function createLearningPath(
  context: Context,
  body: EndpointRequest<typeof createEndpoint>['body'],
  exchange: HttpExchange,
) {
  const { pebble, website, challenge, name, email, sessionId, ...answers } = body
  const id = context.stableId('lpr')
  if (context.isRetry && (await selectExists(context.db, id))) return { id }
  const sent = { pebble, website, challenge }
  await throttleVisitorForm(context, exchange, { form: 'learning_path', email, sent }, async (isDoubtful) =>
    insertResponse(context, {
      ...answers,
      id,
      name,
      email,
      isDoubtful,
      // A browser without scripts has no session id, so nobody can change its answers.
      sessionId: sessionId ?? context.newId('ses'),
      userId: context.actor?.userId ?? null,
      items: await findItems(context, answers),
    }),
  )
  return { id }
}

async function findItems({ db, at }: Context, answers: PathAnswers) {
  const candidates = await selectCandidates(db, sources, answers, at)
  return sources.flatMap(({ name, share }) =>
    rankPath(answers, candidates.get(name) ?? [])
      .slice(0, share[answers.learningStyle])
      .map(({ candidate: { id, title } }) => ({ source: name, id, title })),
  )
}

export async function getLearningPath(context: Context, id: string) {
  const found = await readPath(context, { kind: 'address', id })
  if (!found) throw new DomainError('learning_path_unknown')
  return found
}

/** Changes a path. Only its maker may do so, identified by the account or by the browser's session id. */
export async function changeLearningPath(
  context: Context,
  id: string,
  { sessionId, ...answers }: EndpointRequest<typeof changeEndpoint>['body'],
  { networkAddress }: Pick<HttpExchange, 'networkAddress'>,
) {
  const owner = { userId: context.actor?.userId, sessionId }
  await throttle(context, { act: 'learning_path_change', account: id, networkAddress, limits: changeLimits })
  if (!(await selectOwn(context.db, id, owner))) throw new DomainError('learning_path_unknown')
  await updateAnswers(context, id, owner, { ...answers, items: await findItems(context, answers) })
  return getLearningPath(context, id)
}

export async function keepLearningPath(context: Context, id: string, sessionId: string | undefined) {
  const { userId } = requireSignedIn(context)
  if (!(await insertKept(context, { id, userId, sessionId }))) throw new DomainError('learning_path_unknown')
  return { ok: true as const }
}

export const dropLearningPath = (context: Context) => deleteKept(context, requireSignedIn(context).userId)

export const getOwnLearningPath = async (context: Context) => ({
  path: await readPath(context, { kind: 'kept', id: '' }),
})

type Answer = EndpointAnswer<typeof getEndpoint>

async function readPath(context: Context, asked: Omit<ItemsAsked, 'viewerId'>): Promise<Answer | null> {
  const { db, at, actor } = context
  const { row, found } = await selectPath(db, sources, { ...asked, viewerId: actor?.userId ?? '' })
  if (!row || row.submittedAt + pathDays * dayMs <= at) return null
  const { id, userType, learningStyle, items, isKept } = row
  const answers = { userType, learningStyle, interests: readInterests(row.interests) }
  const isOver = ({ endsAt, standing }: PathCandidate) => endsAt !== null && endsAt <= at && standing === null
  const there = sources.map(({ name, isAlwaysThere }) => {
    const all = found.get(name) ?? []
    return {
      name,
      isAlwaysThere,
      all,
      ranked: rankPath(
        answers,
        all.filter((candidate) => !isOver(candidate)),
      ),
    }
  })
  const subjects = there
    .filter(({ isAlwaysThere }) => !isAlwaysThere)
    .flatMap(({ ranked }) => ranked.map(({ candidate }) => candidate.subjects))
  const isOwn = actor !== null && row.userId === actor.userId
  // Only the maker sees the time. Another person with the address sees only the day, because the time could reveal
  // whose path it is.
  const answeredAt = isOwn ? row.submittedAt : dayOf(row.submittedAt)
  return {
    id,
    ...answers,
    name: isOwn ? row.name : null,
    isOwn,
    isKept,
    answeredAt: new Date(answeredAt).toISOString(),
    deletedAt: new Date(answeredAt + pathDays * dayMs).toISOString(),
    items: there.flatMap(({ name, ranked }) => ranked.map((item) => toItem(name, item))),
    answerCount: countAnswers(answers),
    unmetInterests: answers.interests.filter((interest) => subjects.every((each) => !nearnessTo(interest, each))),
    departed: items.flatMap(({ source, id: itemId, title }) => {
      const known = there.find(({ name }) => name === source)?.all.find((each) => each.id === itemId)
      if (known && !isOver(known)) return []
      return [{ source, title, why: known ? ('over' as const) : ('unpublished' as const) }]
    }),
  }
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function toItem(source: PathSource['name'], { candidate, reasons }: RankedItem): Answer['items'][number] {
  const { id, title, path, subjects, coverImage, drawing, price, facts, startsAt, endsAt, standing } = candidate
  return {
    source,
    id,
    title,
    path,
    category: subjects[0] ?? null,
    coverImage,
    ...(drawing !== undefined && { drawing }),
    price,
    facts: [...facts],
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    reasons: [...reasons],
    standing,
  }
}

export async function listLearningPathResponses({ db }: Context, request: ResponseRequest) {
  const page = responsePage(request)
  const { rows, total, totalIsLowerBound } = await selectResponsePage(db, request, page)
  // The session id is hashed, because it lets its holder change the answers. Its hash only tells which answers come
  // from the same browser (U-11).
  const sessions = new Map(
    await Promise.all(rows.map(async ({ id, sessionId }) => [id, await hashHex(sessionId)] as const)),
  )
  return {
    ...pageOf(page, rows, ({ userId, interests, submittedAt, ...row }) => ({
      ...row,
      sessionId: sessions.get(row.id)?.slice(0, 16) ?? '',
      isFromUser: userId !== null,
      interests: readInterests(interests),
      submittedAt: new Date(submittedAt).toISOString(),
    })),
    total,
    totalIsLowerBound,
  }
}

export async function getLearningPathFigures({ db, at }: Context) {
  const today = dayInIndia(at)
  const { days, chosen, kinds, first } = await selectFigures(db, dayInIndia(at - pathDays * dayMs))
  return {
    ...figuresOf(days, { today, since: first }),
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    since: first,
    interests: countBy(allInterests, chosen, ({ interest }) => interest),
    learningStyles: countBy(learningStyles, kinds, ({ learningStyle }) => learningStyle),
    userTypes: countBy(userTypes, kinds, ({ userType }) => userType),
  }
}
