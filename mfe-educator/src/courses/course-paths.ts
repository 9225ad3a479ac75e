export const coursesPath = '/dashboard/courses'

export const newCoursePath = `${coursesPath}/new`

export type EditorTab = 'details' | 'outline' | 'pricing' | 'settings'

interface EditorPlace {
  tab?: EditorTab
  module?: string
  lesson?: string
  field?: string
}

export function editorPath(id: string, place: EditorPlace = {}): string {
  const search = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== 'details'))
  return `${coursesPath}/${encodeURIComponent(id)}${search.size > 0 ? `?${search.toString()}` : ''}`
}

export const previewPath = (id: string, lesson?: string) =>
  `${editorPath(id)}/preview${lesson ? `?${new URLSearchParams({ lesson }).toString()}` : ''}`

export const learnersPath = (id: string) => `${editorPath(id)}/learners`

export const insightPath = (id: string) => `${editorPath(id)}/insight`

export const freePlacesPath = (id: string) => `${editorPath(id)}/free-places`

export const certificatePath = (id: string) => `${editorPath(id)}/certificate`

export const ownCoursesName = 'own-courses'
