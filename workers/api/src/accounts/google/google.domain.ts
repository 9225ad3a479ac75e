export interface GooglePerson {
  subject: string
  email: string
  firstName: string
  lastName: string
}
