export interface OrderItemLabels {
  /** For admins, in a sentence. */
  noun: string
  name: string
  /** The last step of an order, and the heading once that step is reached. */
  opened: string
  openedTitle: string
  /** This word says what happens to an order that waits for payment. */
  checks: string
  held: (until: string) => string
  /** Describes an order to a buyer who has requested a refund. */
  kept: string
  /** Describes a paid order to its buyer. */
  gives: string
  /** Describes a refunded order to its buyer. */
  ended: string
  withdrawn: string
  /** Texts for an admin: "Confirming …", "A refund …", and a sentence for the case that a refund is declined. */
  confirming: string
  refunding: string
  keeps: string
  /** Tells a buyer that they have ordered already. */
  already: string
}
