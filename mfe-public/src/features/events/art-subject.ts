import type { EventSummary } from '@kere/contracts/events'

/** What the drawings of an event are drawn from. */
export const artSubject = ({ id, topic, coverDrawing }: Pick<EventSummary, 'id' | 'topic' | 'coverDrawing'>) => ({
  id,
  category: topic ?? '',
  drawing: coverDrawing,
})
