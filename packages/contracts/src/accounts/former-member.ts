/**
 * This id belongs to nobody: for a hidden person (W-51) it is shown beside their name, and with this name it stands for
 * an erased person (U-19). It is a text, so that older remotes can read it, and never an account's id.
 */
export const formerMember = { id: 'usr_former', name: 'Former member' } as const
