DROP TRIGGER orders_insert_sums;
--> statement-breakpoint
DROP TRIGGER orders_sum_payments;
--> statement-breakpoint
CREATE TABLE `discount_codes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`note` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`max_uses` integer NOT NULL,
	`uses_each` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`course_ids` text,
	`order_count` integer DEFAULT 0 NOT NULL,
	`place_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "discount_codes_take_something_off" CHECK(value BETWEEN 1 AND CASE kind WHEN 'percent' THEN 100 ELSE 1000000 END),
	CONSTRAINT "discount_codes_are_not_used_more_often" CHECK(order_count + place_count <= max_uses)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_id_unique` ON `discount_codes` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_code_unique` ON `discount_codes` (`code`);--> statement-breakpoint
CREATE INDEX `discount_codes_by_date` ON `discount_codes` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `discount_codes_by_last_day` ON `discount_codes` (`last_day`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `discount_codes_ended` ON `discount_codes` (`created_at`,`id`) WHERE ended_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `free_place_pools` (
	`id` text PRIMARY KEY NOT NULL,
	`size` integer NOT NULL,
	`given_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "free_place_pools_hold_what_is_given" CHECK(given_count <= size)
);
--> statement-breakpoint
CREATE TABLE `free_places` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`learner_id` text,
	`code_id` text,
	`given_by` text,
	`price` integer NOT NULL,
	`enrollment_id` text NOT NULL,
	`last_change` text NOT NULL,
	`given_at` integer NOT NULL,
	`taken_back_at` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`learner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`code_id`) REFERENCES `discount_codes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`given_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `free_places_by_course` ON `free_places` (`course_id`,`given_at`,`id`);--> statement-breakpoint
CREATE INDEX `free_places_by_learner` ON `free_places` (`learner_id`,`given_at`) WHERE learner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `free_places_by_giver` ON `free_places` (`given_by`) WHERE given_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `free_places_by_code` ON `free_places` (`code_id`,`learner_id`) WHERE code_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `order_sums` ADD `discount_amount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `discount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `code_id` text REFERENCES discount_codes(id);--> statement-breakpoint
CREATE INDEX `orders_by_code` ON `orders` (`code_id`,`buyer_id`) WHERE code_id IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE discount_code_search USING fts5(
	code, note, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO discount_code_search (rowid, code, note)
		SELECT discount_codes.seq, discount_codes.code, discount_codes.note FROM discount_codes WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'discount_codes', seq FROM discount_codes;
--> statement-breakpoint
CREATE TRIGGER discount_codes_counters_by_orders_insert AFTER INSERT ON orders
WHEN new.state NOT IN ('cancelled', 'expired') AND (new.late_since IS NULL OR new.grant_id IS NOT NULL)
BEGIN
	UPDATE discount_codes SET order_count = order_count + 1 WHERE id = new.code_id;
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_counters_by_orders_delete AFTER DELETE ON orders
WHEN old.state NOT IN ('cancelled', 'expired') AND (old.late_since IS NULL OR old.grant_id IS NOT NULL)
BEGIN
	UPDATE discount_codes SET order_count = order_count - 1 WHERE id = old.code_id;
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_counters_by_orders_update AFTER UPDATE OF code_id, state, late_since, grant_id ON orders
WHEN old.code_id IS NOT new.code_id OR (iif(old.state NOT IN ('cancelled', 'expired') AND (old.late_since IS NULL OR old.grant_id IS NOT NULL), 1, 0)) IS NOT (iif(new.state NOT IN ('cancelled', 'expired') AND (new.late_since IS NULL OR new.grant_id IS NOT NULL), 1, 0))
BEGIN
	UPDATE discount_codes SET order_count = order_count - (id IS old.code_id) * (iif(old.state NOT IN ('cancelled', 'expired') AND (old.late_since IS NULL OR old.grant_id IS NOT NULL), 1, 0)) + (id IS new.code_id) * (iif(new.state NOT IN ('cancelled', 'expired') AND (new.late_since IS NULL OR new.grant_id IS NOT NULL), 1, 0))
		WHERE id IN (old.code_id, new.code_id);
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_counters_by_free_places_insert AFTER INSERT ON free_places
BEGIN
	UPDATE discount_codes SET place_count = place_count + 1 WHERE id = new.code_id;
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_counters_by_free_places_delete AFTER DELETE ON free_places
BEGIN
	UPDATE discount_codes SET place_count = place_count - 1 WHERE id = old.code_id;
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_counters_by_free_places_update AFTER UPDATE OF code_id ON free_places
WHEN old.code_id IS NOT new.code_id
BEGIN
	UPDATE discount_codes SET place_count = place_count - (id IS old.code_id) + (id IS new.code_id)
		WHERE id IN (old.code_id, new.code_id);
END;
--> statement-breakpoint
CREATE TRIGGER free_place_pools_counters_by_free_places_insert AFTER INSERT ON free_places
WHEN new.code_id IS NULL AND new.taken_back_at IS NULL
BEGIN
	UPDATE free_place_pools SET given_count = given_count + 1 WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_place_pools_counters_by_free_places_delete AFTER DELETE ON free_places
WHEN old.code_id IS NULL AND old.taken_back_at IS NULL
BEGIN
	UPDATE free_place_pools SET given_count = given_count - 1 WHERE id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_place_pools_counters_by_free_places_update AFTER UPDATE OF course_id, code_id, taken_back_at ON free_places
WHEN old.course_id IS NOT new.course_id OR (iif(old.code_id IS NULL AND old.taken_back_at IS NULL, 1, 0)) IS NOT (iif(new.code_id IS NULL AND new.taken_back_at IS NULL, 1, 0))
BEGIN
	UPDATE free_place_pools SET given_count = given_count - (id IS old.course_id) * (iif(old.code_id IS NULL AND old.taken_back_at IS NULL, 1, 0)) + (id IS new.course_id) * (iif(new.code_id IS NULL AND new.taken_back_at IS NULL, 1, 0))
		WHERE id IN (old.course_id, new.course_id);
END;
--> statement-breakpoint
CREATE TRIGGER discount_code_search_insert AFTER INSERT ON discount_codes
BEGIN
	INSERT INTO discount_code_search (rowid, code, note)
		SELECT discount_codes.seq, discount_codes.code, discount_codes.note FROM discount_codes WHERE discount_codes.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER discount_code_search_delete AFTER DELETE ON discount_codes
BEGIN
	DELETE FROM discount_code_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER discount_code_search_update AFTER UPDATE OF code, note ON discount_codes
WHEN old.code IS NOT new.code OR old.note IS NOT new.note
BEGIN
	DELETE FROM discount_code_search WHERE rowid = old.seq;
	INSERT INTO discount_code_search (rowid, code, note)
		SELECT discount_codes.seq, discount_codes.code, discount_codes.note FROM discount_codes WHERE discount_codes.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_unfolded_insert AFTER INSERT ON discount_codes
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'discount_codes' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'discount_codes', discount_codes.seq FROM discount_codes
		WHERE discount_codes.seq = new.seq AND coalesce(discount_codes.code, '') || coalesce(discount_codes.note, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_unfolded_update AFTER UPDATE OF code, note ON discount_codes
WHEN old.code IS NOT new.code OR old.note IS NOT new.note
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'discount_codes' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'discount_codes', discount_codes.seq FROM discount_codes
		WHERE discount_codes.seq = new.seq AND coalesce(discount_codes.code, '') || coalesce(discount_codes.note, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_unfolded_delete AFTER DELETE ON discount_codes
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'discount_codes' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER orders_insert_sums AFTER INSERT ON orders WHEN new.paid_at IS NOT NULL
BEGIN
	INSERT INTO order_sums (unit, period, paid_count, paid_amount, discount_amount)
		SELECT column1, column2, 1, new.amount, new.discount FROM (VALUES ('day', strftime('%Y-%m-%d', new.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch'))) WHERE new.paid_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET paid_count = paid_count + 1, paid_amount = paid_amount + excluded.paid_amount,
			discount_amount = discount_amount + excluded.discount_amount;
	INSERT INTO order_sums (unit, period, refunded_count, refunded_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.refunded_at / 1000 + 19800, 'unixepoch'))) WHERE new.refunded_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET refunded_count = refunded_count + 1, refunded_amount = refunded_amount + excluded.refunded_amount;
END;
--> statement-breakpoint
CREATE TRIGGER orders_sum_payments AFTER UPDATE OF paid_at ON orders WHEN old.paid_at IS NOT new.paid_at
BEGIN
	UPDATE order_sums SET paid_count = paid_count - 1, paid_amount = paid_amount - old.amount,
		discount_amount = discount_amount - old.discount
		WHERE old.paid_at IS NOT NULL AND (unit, period) IN (VALUES ('day', strftime('%Y-%m-%d', old.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', old.paid_at / 1000 + 19800, 'unixepoch')));
	INSERT INTO order_sums (unit, period, paid_count, paid_amount, discount_amount)
		SELECT column1, column2, 1, new.amount, new.discount FROM (VALUES ('day', strftime('%Y-%m-%d', new.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch'))) WHERE new.paid_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET paid_count = paid_count + 1, paid_amount = paid_amount + excluded.paid_amount,
			discount_amount = discount_amount + excluded.discount_amount;
END;
