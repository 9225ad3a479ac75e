/** An account is a `student` unless another role was granted (S-496). */
export const roles = ['student', 'educator', 'admin'] as const

export type Role = (typeof roles)[number]

/** The roles that users can choose; `admin` can only be granted (C-27). */
export const chosenRoles = ['student', 'educator'] as const

export type ChosenRole = (typeof chosenRoles)[number]

/** Only an approved educator may publish, host and mentor (C-28). */
export const educatorStatuses = ['pending', 'approved', 'rejected'] as const

export type EducatorStatus = (typeof educatorStatuses)[number]
