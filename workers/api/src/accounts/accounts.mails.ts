export const accountMails = {
  verify_email: { name: 'Confirm your address' },
  account_exists: { name: 'You already have an account' },
  welcome: { name: 'Welcome' },
  password_reset: { name: 'Password reset' },
  password_changed: { name: 'Password changed' },
  role_changed: { name: 'Role changed' },
}
