/**
 * The id of nobody: of somebody hidden (W-51) it stands beside the name, which is all that is told. With this name it stands for an
 * erased person (U-19). A text, so that older remotes read it, and never an account's id.
 */
export const formerMember = { id: 'usr_former', name: 'Former member' } as const
