/** The roles an account can hold (S-496). `student` is what an account has when nothing else was granted. */
export const roles = ['student', 'educator', 'admin'] as const

export type Role = (typeof roles)[number]

/** The roles that people choose for themselves; `admin` is only ever given (C-27). */
export const chosenRoles = ['student', 'educator'] as const

export type ChosenRole = (typeof chosenRoles)[number]

/** Where an educator stands with us: only an approved one may publish, host and mentor (C-28). */
export const educatorStatuses = ['pending', 'approved', 'rejected'] as const
