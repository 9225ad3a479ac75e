export interface OrderItemLabels {
  noun: string
  /** The last step of an order, and its heading once that is reached. */
  opened: string
  openedTitle: string
  /** "We … and email you." */
  opens: string
  /** "… until then": of an order that waits, and of a refund that is asked for. */
  held: string
  kept: string
  /** Describes a paid order to its buyer; the email puts the title before it. */
  gives: string
  given: (title: string) => string
  /** Describes a refunded order to its buyer; `lost` names everything it included. */
  ended: string
  lost: string
  withdrawn: string
  /** Texts for an admin: "Confirming …", "A refund …", and where one is declined. */
  confirming: string
  refunding: string
  keeps: string
  /** Tells a buyer that they have ordered already. */
  already: string
}
