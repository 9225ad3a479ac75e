import { signInForm } from './features/auth/sign-in.form.ts'
import { contactForm } from './features/contact/contact.form.ts'
import { forgotPasswordForm } from './features/password-reset/forgot-password.form.ts'
import { resetPasswordForm } from './features/password-reset/reset-password.form.ts'
import { registerForm } from './features/register/register.form.ts'
import { roleForm } from './features/role-selection/role.form.ts'
import { confirmEmailForm, verificationMailForm } from './features/verify-email/verify-email.forms.ts'

/** The forms of this remote that work without a script too, as its releases announce them. */
export const forms = [
  signInForm,
  registerForm,
  forgotPasswordForm,
  resetPasswordForm,
  confirmEmailForm,
  verificationMailForm,
  roleForm,
  contactForm,
]
