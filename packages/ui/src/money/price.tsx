import { formatPrice } from './price-format.ts'

interface PriceProps {
  amount: number
  size?: 'card' | 'large' | undefined
  className?: string | undefined
}

export function Price({ amount, size = 'card', className }: PriceProps) {
  const look = size === 'card' ? 'price' : 'price text-number'
  return (
    <data value={amount} className={className ? `${look} ${className}` : look}>
      {formatPrice(amount)}
    </data>
  )
}
