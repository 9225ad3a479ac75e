export interface OrderItemLabels {
  noun: string
  /** The last step of an order, and the heading once that step is reached. */
  opened: string
  openedTitle: string
  /** Completes the sentence "We … and email you." */
  opens: string
  /**
   * Each completes the sentence "… until then": `held` for an order that waits for payment, `kept` for a requested
   * refund.
   */
  held: string
  kept: string
  /** Describes a paid order to its buyer; the email puts the title before it. */
  gives: string
  given: (title: string) => string
  /** Describes a refunded order to its buyer; `lost` names everything it included. */
  ended: string
  lost: string
  withdrawn: string
  /** Texts for an admin: "Confirming …", "A refund …", and a sentence for the case that a refund is declined. */
  confirming: string
  refunding: string
  keeps: string
  /** Tells a buyer that they have ordered already. */
  already: string
}
