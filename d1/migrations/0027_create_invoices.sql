CREATE TABLE `due_invoices` (
	`order_id` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `invoice_details` (
	`order_id` text PRIMARY KEY NOT NULL,
	`buyer_id` text NOT NULL,
	`state` text NOT NULL,
	`business` text,
	`business_gstin` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invoice_details_by_buyer` ON `invoice_details` (`buyer_id`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`year` text NOT NULL,
	`number` integer NOT NULL,
	`order_id` text NOT NULL,
	`buyer_id` text,
	`issued_at` integer NOT NULL,
	`seller` text NOT NULL,
	`seller_gstin` text NOT NULL,
	`seller_place` text NOT NULL,
	`business` text,
	`business_gstin` text,
	`place_of_supply` text NOT NULL,
	`item` text NOT NULL,
	`sac` text NOT NULL,
	`rate` integer NOT NULL,
	`total` integer NOT NULL,
	`cgst` integer NOT NULL,
	`sgst` integer NOT NULL,
	`igst` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "invoices_have_one_tax" CHECK(cgst = sgst AND (cgst = 0 OR igst = 0) AND cgst + sgst + igst < total)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_by_number` ON `invoices` (`kind`,`year`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_by_order` ON `invoices` (`order_id`,`kind`);--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`issued_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_kind` ON `invoices` (`kind`,`issued_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_buyer` ON `invoices` (`buyer_id`) WHERE buyer_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER orders_are_due_for_invoices AFTER UPDATE OF state ON orders WHEN old.state <> new.state AND new.state IN ('paid', 'refunded') AND new.grant_id IS NOT NULL
BEGIN
	INSERT INTO due_invoices (order_id) VALUES (new.id) ON CONFLICT DO NOTHING;
END;
