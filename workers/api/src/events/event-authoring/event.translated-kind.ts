import { eventLimits } from '@kere/contracts/events/event-options'
import type { TranslatedKind } from '../../kit/translations/translated-kind-rows.ts'
import { selectDraft } from './event-draft.queries.ts'
import { isChangeableEvent } from './managed-event-rows.ts'

export const translatedKind: TranslatedKind = {
  kind: 'event',
  limits: { title: eventLimits.titleLength, summary: 0, body: eventLimits.descriptionLength },
  async read(db, id, manager) {
    const event = await selectDraft(db, { eventId: id, manager })
    if (event?.deletedAt !== null) return undefined
    const { title, description, language } = event.details
    return {
      root: { kind: 'event', id },
      editPath: `/dashboard/events/${id}`,
      language: language ?? 'en',
      title,
      summary: '',
      body: description,
      parts: [],
    }
  },
  isChangeable: isChangeableEvent,
}
