ALTER TABLE `idempotency_keys` ADD `lease_id` text;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `leased_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_number` ON `idempotency_keys` (`caller`,`number`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_with_long_answer` ON `idempotency_keys` (`caller`,`number`) WHERE length(body) > 500;