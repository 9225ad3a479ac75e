/**
 * The id and the name that stand for an erased person (U-19). For a hidden person (W-51) the id is sent with the real
 * name. It is a text, so that older remotes can read it, and it never equals an account's id.
 */
export const formerMember = { id: 'usr_former', name: 'Former member' } as const
