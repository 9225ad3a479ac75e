import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Parts } from './page/parts.ts'

export function Link({ href, ...rest }: ComponentProps<Parts['Link']>) {
  return <RouterLink to={href} {...rest} />
}
