export const authMails = {
  new_device: { name: 'New sign-in' },
}
