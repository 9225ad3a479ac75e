export const courseHref = (id: string) => `/courses/${encodeURIComponent(id)}`
