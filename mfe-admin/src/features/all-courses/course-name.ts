export const nameOf = (title: string) => title.trim() || 'Untitled course'
