import type { Language } from '@kere/contracts/accounts/languages'
import type {
  getTranslation as getEndpoint,
  saveTranslation as saveEndpoint,
} from '@kere/contracts/translations/translations'
import type { EndpointAnswer, EndpointRequest } from '@kere/contracts/http/endpoint'
import { fieldMessages } from '@kere/contracts/text/field-messages'
import { isVisible } from '@kere/contracts/text/visible-text'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import type { TranslatedKind } from '../../kit/translations/translated-kind-rows.ts'
import * as registry from '../translated-kinds.registry.ts'
import { saveRow, selectTranslation } from './translations.queries.ts'

const kinds = new Map<string, TranslatedKind>(
  Object.values(registry).map(({ translatedKind }) => [translatedKind.kind, translatedKind]),
)

interface Place {
  kind: string
  id: string
  language: Language
}

/** Each save renders a text; the editor saves when it is asked to. */
const saveLimits = { account: { limit: 60, windowMs: 60 * 1000 } } as const satisfies ThrottleLimits

const notFound = 'There is nothing to translate here'

/** @throws {DomainError} `not_found` for all who may not write the original */
async function requireOriginal(context: Context, { kind, id }: Place) {
  const author = requireSignedIn(context)
  const of = kinds.get(kind)
  const original = await of?.read(context.db, id, author)
  if (!of || !original) throw new DomainError('not_found', notFound)
  return { of, original, author }
}

const mayShow = ({ isShownByAdmins }: TranslatedKind, { role }: SignedIn) => !isShownByAdmins || role === 'admin'

/** @throws {DomainError} `not_found` */
export async function getTranslation(context: Context, place: Place): Promise<EndpointAnswer<typeof getEndpoint>> {
  const { of, original, author } = await requireOriginal(context, place)
  const { kind, id, language } = place
  const { root, editPath, parts, ...texts } = original
  const { row, ready } = await selectTranslation(context.db, { kind, itemId: id, language }, root.id)
  const isReady = new Set(ready.map((each) => `${each.kind} ${each.id}`))
  return {
    kind,
    id,
    root,
    editPath,
    limits: of.limits,
    isMarkdown: of.render !== undefined,
    mayShow: mayShow(of, author),
    original: texts,
    translation: row ?? { title: '', summary: '', body: '', version: 0, isReady: false },
    parts: parts.map((part) => ({ ...part, isReady: isReady.has(`${part.kind} ${part.id}`) })),
  }
}

const fields = ['title', 'summary', 'body'] as const

/**
 * @throws {DomainError} `not_found`, `validation_failed`, `original_has_language`, `translation_incomplete`,
 *   `translation_changed`, `translation_too_long`, `translation_needs_admin`, those of the kind’s renderer, `too_many_attempts`
 */
export async function saveTranslation(
  context: Context,
  place: Place,
  { version, isReady, ...texts }: EndpointRequest<typeof saveEndpoint>['body'],
) {
  const { of, original, author } = await requireOriginal(context, place)
  const { kind, id, language } = place
  // A translation that is older than the original's present language can still be taken back.
  if (isReady && original.language === language) throw new DomainError('original_has_language')
  if (isReady && !mayShow(of, author)) throw new DomainError('translation_needs_admin')
  for (const field of fields)
    if (texts[field].length > of.limits[field])
      throw invalidField(`/body/${field}`, fieldMessages.tooLong(of.limits[field]))
  const isMissing = fields.some(
    (field) => isVisible(original[field]) && of.limits[field] > 0 && !isVisible(texts[field]),
  )
  if (isReady && isMissing) throw new DomainError('translation_incomplete')
  const { userId } = author
  await throttle(context, { act: 'translation', account: userId, networkAddress: '', limits: saveLimits })
  // A draft is not rendered, because a text that shows what is no longer published can still be hidden.
  const html = isReady && of.render ? await of.render(context, { id, title: texts.title, body: texts.body }) : ''

  const save = { ...texts, html, kind, itemId: id, language, rootId: original.root.id, version, isReady }
  const isSaved = await saveRow(context, {
    ...save,
    id: context.stableId('trl'),
    isChangeable: of.isChangeable(id, author),
  })
  if (!isSaved) {
    const { row, isChangeable } = await selectTranslation(
      context.db,
      { kind, itemId: id, language },
      original.root.id,
      of.isChangeable(id, author),
    )
    if (!isChangeable) throw new DomainError('original_is_fixed')
    throw new DomainError((row?.version ?? 0) === version ? 'translation_too_long' : 'translation_changed')
  }
  return { version: version + 1, isReady }
}
