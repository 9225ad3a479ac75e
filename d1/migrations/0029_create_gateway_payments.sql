CREATE TABLE `gateway_payment_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `gateway_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`link_id` text NOT NULL,
	`page_url` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`check_at` integer,
	`payment_id` text,
	`paid_amount` integer,
	`paid_at` integer,
	`refund_id` text,
	`failed_refunds` integer DEFAULT 0 NOT NULL,
	`refunded_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "gateway_payments_ask_for_money" CHECK(amount >= 100),
	CONSTRAINT "gateway_payments_are_paid_once" CHECK((state IN ('paid', 'refund_due', 'refunded')) = (payment_id IS NOT NULL AND paid_amount IS NOT NULL AND paid_at IS NOT NULL)),
	CONSTRAINT "gateway_payments_returned_have_a_date" CHECK((state = 'refunded') = (refunded_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payments_link_id_unique` ON `gateway_payments` (`link_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payments_payment_id_unique` ON `gateway_payments` (`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payments_one_open` ON `gateway_payments` (`order_id`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `gateway_payments_by_order` ON `gateway_payments` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `gateway_payments_by_date` ON `gateway_payments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gateway_payments_by_state` ON `gateway_payments` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gateway_payments_unpaid` ON `gateway_payments` (`created_at`) WHERE payment_id IS NULL;--> statement-breakpoint
CREATE INDEX `gateway_payments_to_check` ON `gateway_payments` (`check_at`) WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `gateway_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_webhooks_digest_unique` ON `gateway_webhooks` (`digest`);--> statement-breakpoint
CREATE INDEX `gateway_webhooks_by_date` ON `gateway_webhooks` (`received_at`);
--> statement-breakpoint
CREATE TRIGGER gateway_payment_counts_insert AFTER INSERT ON gateway_payments
BEGIN
	INSERT INTO gateway_payment_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER gateway_payment_counts_delete AFTER DELETE ON gateway_payments
BEGIN
	UPDATE gateway_payment_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER gateway_payment_counts_update AFTER UPDATE OF state ON gateway_payments
WHEN old.state IS NOT new.state
BEGIN
	UPDATE gateway_payment_counts SET count = count - 1 WHERE state = old.state;
	INSERT INTO gateway_payment_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
