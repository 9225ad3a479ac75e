/** A person whose address Google vouches for. */
export interface GooglePerson {
  subject: string
  email: string
  firstName: string
  lastName: string
}
