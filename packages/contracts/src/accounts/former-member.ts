/** Stands for an erased person (U-19). A text, so that older remotes read it, and never an account's id. */
export const formerMember = { id: 'usr_former', name: 'Former member' } as const
