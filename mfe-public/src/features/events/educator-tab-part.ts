import { laterPart } from '../../later-part.ts'

/** No list of events needs it. */
export const educatorTab = laterPart(async () => (await import('./educator-tab.tsx')).EducatorTab)
