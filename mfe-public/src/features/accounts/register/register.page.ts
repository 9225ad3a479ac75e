import { product } from '@kere/brand/brand'
import { authPage } from '../../../auth/auth-page.ts'
import { RegisterPage } from './register-page.tsx'

export const route = { path: '/auth/register' }

export const page = authPage({
  path: route.path,
  component: RegisterPage,
  titleOf: () => 'Create your account',
  description: `Create a free account on ${product}, to learn or to teach.`,
})
