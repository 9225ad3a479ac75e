/** The roles an account can hold (S-496). `student` is what an account has when nothing else was granted. */
export const roles = ['student', 'educator', 'admin'] as const

export type Role = (typeof roles)[number]
