import { formatPrice } from './price-format.ts'

interface PriceProps {
  amount: number
  size?: 'card' | 'large' | undefined
  className?: string | undefined
}

export function Price({ amount, size = 'card', className = '' }: PriceProps) {
  return (
    <data
      value={amount}
      className={`font-heading font-heavy tracking-heading ${size === 'card' ? 'text-price' : 'text-number'} ${className}`}
    >
      {formatPrice(amount)}
    </data>
  )
}
