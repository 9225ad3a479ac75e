/** `student` is what an account has when nothing else was granted (S-496). */
export const roles = ['student', 'educator', 'admin'] as const

export type Role = (typeof roles)[number]

/** `admin` is only ever given (C-27). */
export const chosenRoles = ['student', 'educator'] as const

export type ChosenRole = (typeof chosenRoles)[number]

/** Only an approved educator may publish, host and mentor (C-28). */
export const educatorStatuses = ['pending', 'approved', 'rejected'] as const

export type EducatorStatus = (typeof educatorStatuses)[number]
