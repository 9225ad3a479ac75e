CREATE TABLE `ended_places` (
	`enrollment_id` text NOT NULL,
	`lesson_id` text DEFAULT '' NOT NULL,
	`student_id` text NOT NULL,
	`place` text NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`enrollment_id`, `lesson_id`),
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ended_places_by_student` ON `ended_places` (`student_id`);--> statement-breakpoint
CREATE INDEX `ended_places_by_age` ON `ended_places` (`ended_at`);--> statement-breakpoint
CREATE TABLE `order_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`buyer_id` text,
	`item_kind` text NOT NULL,
	`item_id` text NOT NULL,
	`title` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text DEFAULT 'pending_payment' NOT NULL,
	`last_change` text NOT NULL,
	`placed_at` integer NOT NULL,
	`payable_until` integer NOT NULL,
	`paid_at` integer,
	`payment_reference` text,
	`grant_id` text,
	`closed_at` integer,
	`canceller` text,
	`cancel_reason` text,
	`refund_requested_at` integer,
	`refund_request_reason` text,
	`refund_declined_at` integer,
	`refund_decline_reason` text,
	`refunded_at` integer,
	`refund_reference` text,
	`decided_by` text,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_amount_is_payable" CHECK(amount BETWEEN 1 AND 1000000),
	CONSTRAINT "orders_state_is_known" CHECK(state IN ('pending_payment', 'paid', 'refund_requested', 'refunded', 'cancelled', 'expired')),
	CONSTRAINT "orders_paid_have_a_reference" CHECK((state IN ('paid', 'refund_requested', 'refunded')) = (payment_reference IS NOT NULL AND paid_at IS NOT NULL)),
	CONSTRAINT "orders_closed_have_a_date" CHECK((state IN ('cancelled', 'expired')) = (closed_at IS NOT NULL)),
	CONSTRAINT "orders_refunded_have_a_date" CHECK((state = 'refunded') = (refunded_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference_unique` ON `orders` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_one_open` ON `orders` (`buyer_id`,`item_kind`,`item_id`) WHERE state = 'pending_payment';--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_payment_reference` ON `orders` (`payment_reference`) WHERE payment_reference IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_refund_reference` ON `orders` (`refund_reference`) WHERE refund_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_buyer` ON `orders` (`buyer_id`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_date` ON `orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_end` ON `orders` (`state`,`payable_until`) WHERE state = 'pending_payment';--> statement-breakpoint
CREATE INDEX `orders_by_closing` ON `orders` (`closed_at`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_decider` ON `orders` (`decided_by`) WHERE decided_by IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE order_search USING fts5(
	reference, buyer, email, title, payment, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE TRIGGER orders_insert AFTER INSERT ON orders
BEGIN
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT new.seq, new.reference || ' ' || replace(new.reference, '-', ''),
			coalesce((SELECT trim(first_name || ' ' || last_name) FROM profiles WHERE id = new.buyer_id), ''),
			coalesce((SELECT email FROM users WHERE id = new.buyer_id), ''), new.title, coalesce(new.payment_reference, '');
	INSERT INTO order_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_delete AFTER DELETE ON orders
BEGIN
	DELETE FROM order_search WHERE rowid = old.seq;
	UPDATE order_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER orders_recount AFTER UPDATE OF state ON orders WHEN old.state <> new.state
BEGIN
	UPDATE order_counts SET count = count - 1 WHERE state = old.state;
	INSERT INTO order_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_research AFTER UPDATE OF buyer_id, payment_reference ON orders
	WHEN old.buyer_id IS NOT new.buyer_id OR old.payment_reference IS NOT new.payment_reference
BEGIN
	DELETE FROM order_search WHERE rowid = old.seq;
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT new.seq, new.reference || ' ' || replace(new.reference, '-', ''),
			coalesce((SELECT trim(first_name || ' ' || last_name) FROM profiles WHERE id = new.buyer_id), ''),
			coalesce((SELECT email FROM users WHERE id = new.buyer_id), ''), new.title, coalesce(new.payment_reference, '');
END;
--> statement-breakpoint
CREATE TRIGGER orders_rename_buyer AFTER UPDATE OF first_name, last_name ON profiles
	WHEN old.first_name <> new.first_name OR old.last_name <> new.last_name
BEGIN
	DELETE FROM order_search WHERE rowid IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''),
			trim(new.first_name || ' ' || new.last_name), users.email, orders.title, coalesce(orders.payment_reference, '')
		FROM orders JOIN users ON users.id = orders.buyer_id WHERE orders.buyer_id = new.id;
END;
--> statement-breakpoint
-- What was paid stays in the books without its buyer; what was not paid can be paid no more.
CREATE TRIGGER orders_forget_buyer BEFORE DELETE ON users
BEGIN
	UPDATE orders SET buyer_id = NULL, refund_request_reason = NULL, state = iif(state = 'pending_payment', 'cancelled', state),
		closed_at = iif(state = 'pending_payment', CAST(unixepoch('subsec') * 1000 AS INTEGER), closed_at),
		canceller = iif(state = 'pending_payment', 'member', canceller)
		WHERE buyer_id = old.id;
END;
