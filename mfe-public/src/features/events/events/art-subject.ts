import type { EventSummary } from '@kere/contracts/events/events'

export const artSubject = ({ id, topic, coverDrawing }: Pick<EventSummary, 'id' | 'topic' | 'coverDrawing'>) => ({
  id,
  category: topic ?? '',
  drawing: coverDrawing,
})
