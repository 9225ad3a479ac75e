export const coursesPath = '/dashboard/courses'

/** The editor is another remote's. */
export const newCoursePath = `${coursesPath}/new`

export const editorPath = (id: string) => `${coursesPath}/${encodeURIComponent(id)}`

export const learnersPath = (id: string) => `${editorPath(id)}/learners`

export const coursesOfPath = (educatorId: string) =>
  `${coursesPath}?${new URLSearchParams({ educator: educatorId }).toString()}`
