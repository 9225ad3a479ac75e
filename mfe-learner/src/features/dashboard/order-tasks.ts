import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { dateOf } from '@kere/screens/time-in-india'
import { formatPrice } from '@kere/ui/money/price-format'
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee'
import type { DatedTask } from './dated-task.ts'

export const orderTasks = ({ ordersToPay = [] }: Pick<StudentDashboard, 'ordersToPay'>): DatedTask[] =>
  ordersToPay.map(({ id, title, amount, payableUntil }) => ({
    id,
    tone: 'warn',
    icon: ReceiptIndianRupee,
    title: `Pay ${formatPrice(amount)} by ${dateOf(payableUntil)}`,
    text: title,
    href: `/dashboard/my-orders/${encodeURIComponent(id)}`,
    endsAt: Date.parse(payableUntil),
  }))
