CREATE TABLE `difference_reasons` (
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`difference` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer,
	`reference` text,
	`order_id` text,
	`reason` text NOT NULL,
	`written_by` text,
	PRIMARY KEY(`month`, `kind`, `difference`),
	FOREIGN KEY (`written_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `difference_reasons_by_writer` ON `difference_reasons` (`written_by`) WHERE written_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `month_closings` (
	`id` text PRIMARY KEY NOT NULL,
	`month` text NOT NULL,
	`closed_at` integer NOT NULL,
	`closed_by` text,
	`figures` text NOT NULL,
	`reopened_at` integer,
	`reopened_by` text,
	`reopen_reason` text,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reopened_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `month_closings_one_closed` ON `month_closings` (`month`) WHERE reopened_at IS NULL;--> statement-breakpoint
CREATE INDEX `month_closings_by_month` ON `month_closings` (`month`,`closed_at`,`id`);--> statement-breakpoint
CREATE INDEX `month_closings_by_date` ON `month_closings` (`closed_at`,`id`);--> statement-breakpoint
CREATE INDEX `month_closings_by_closer` ON `month_closings` (`closed_by`) WHERE closed_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `month_closings_by_reopener` ON `month_closings` (`reopened_by`) WHERE reopened_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `statement_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	`reference` text NOT NULL,
	`order_reference` text
);
--> statement-breakpoint
CREATE INDEX `statement_lines_by_day` ON `statement_lines` (`day`,`kind`);--> statement-breakpoint
CREATE INDEX `statement_lines_by_reference` ON `statement_lines` (`reference`,`kind`);--> statement-breakpoint
CREATE TABLE `statement_readings` (
	`month` text PRIMARY KEY NOT NULL,
	`read_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `gateway_payments` ADD `fee` integer;--> statement-breakpoint
ALTER TABLE `gateway_payments` ADD `fee_tax` integer;--> statement-breakpoint
ALTER TABLE `gateway_payments` ADD `fee_at` integer;--> statement-breakpoint
CREATE INDEX `gateway_payments_by_payment` ON `gateway_payments` (`paid_at`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `gateway_payments_by_fee` ON `gateway_payments` (`fee_at`) WHERE fee_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `free_places_by_date` ON `free_places` (`given_at`);--> statement-breakpoint
CREATE INDEX `orders_by_item` ON `orders` (`item_id`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_payment` ON `orders` (`paid_at`,`id`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_refund` ON `orders` (`refunded_at`,`id`) WHERE refunded_at IS NOT NULL;