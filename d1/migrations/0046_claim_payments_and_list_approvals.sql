ALTER TABLE `orders` ADD `claimed_reference` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `claimed_at` integer;--> statement-breakpoint
CREATE INDEX `orders_by_claim` ON `orders` (`placed_at`,`id`) WHERE claimed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_claim_and_state` ON `orders` (`state`,`placed_at`,`id`) WHERE claimed_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `user_entries` ADD `educator_status` text;--> statement-breakpoint
CREATE INDEX `user_entries_by_approval` ON `user_entries` (`educator_status`,`created_at`,`user_id`) WHERE educator_status IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_entries_by_approval_state` ON `user_entries` (`educator_status`,`state`,`created_at`,`user_id`) WHERE educator_status IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER orders_insert;
--> statement-breakpoint
CREATE TRIGGER orders_insert AFTER INSERT ON orders
BEGIN
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT new.seq, new.reference || ' ' || replace(new.reference, '-', ''),
			coalesce((SELECT trim(first_name || ' ' || last_name) FROM profiles WHERE id = new.buyer_id), ''),
			coalesce((SELECT email FROM users WHERE id = new.buyer_id), ''), new.title,
			coalesce(new.payment_reference, '') || ' ' || coalesce(new.claimed_reference, '');
	INSERT INTO order_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
DROP TRIGGER orders_research;
--> statement-breakpoint
CREATE TRIGGER orders_research AFTER UPDATE OF buyer_id, payment_reference, claimed_reference ON orders
	WHEN old.buyer_id IS NOT new.buyer_id OR old.payment_reference IS NOT new.payment_reference
		OR old.claimed_reference IS NOT new.claimed_reference
BEGIN
	DELETE FROM order_search WHERE rowid = old.seq;
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT new.seq, new.reference || ' ' || replace(new.reference, '-', ''),
			coalesce((SELECT trim(first_name || ' ' || last_name) FROM profiles WHERE id = new.buyer_id), ''),
			coalesce((SELECT email FROM users WHERE id = new.buyer_id), ''), new.title,
			coalesce(new.payment_reference, '') || ' ' || coalesce(new.claimed_reference, '');
END;
--> statement-breakpoint
DROP TRIGGER orders_rename_buyer;
--> statement-breakpoint
CREATE TRIGGER orders_rename_buyer AFTER UPDATE OF first_name, last_name ON profiles
	WHEN old.first_name <> new.first_name OR old.last_name <> new.last_name
BEGIN
	DELETE FROM order_search WHERE rowid IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''),
			trim(new.first_name || ' ' || new.last_name), users.email, orders.title,
			coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')
		FROM orders JOIN users ON users.id = orders.buyer_id WHERE orders.buyer_id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER orders_forget_buyer;
--> statement-breakpoint
-- As before, and without the reference that they said they paid under: what an admin has found stays.
CREATE TRIGGER orders_forget_buyer BEFORE DELETE ON users
BEGIN
	UPDATE orders SET buyer_id = NULL, claimed_reference = NULL, claimed_at = NULL,
		refund_request_reason = NULL, refund_decline_reason = NULL, cancel_reason = NULL,
		state = iif(state = 'pending_payment', 'cancelled', state),
		closed_at = iif(state = 'pending_payment', CAST(unixepoch('subsec') * 1000 AS INTEGER), closed_at),
		canceller = iif(state = 'pending_payment', 'member', canceller)
		WHERE buyer_id = old.id;
END;
--> statement-breakpoint
UPDATE user_entries SET educator_status = (SELECT educator_status FROM profiles WHERE id = user_entries.user_id)
	WHERE user_id IN (SELECT id FROM profiles WHERE educator_status IS NOT NULL);
--> statement-breakpoint
DROP TRIGGER profiles_insert_entry;
--> statement-breakpoint
CREATE TRIGGER profiles_insert_entry AFTER INSERT ON profiles
BEGIN
	INSERT INTO user_entries (user_id, role, state, educator_status, created_at)
		SELECT id, new.role, CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.id) IS NULL THEN 'unconfirmed' ELSE 'active' END,
		new.educator_status, created_at
		FROM users WHERE id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER profiles_update_entry;
--> statement-breakpoint
CREATE TRIGGER profiles_update_entry AFTER UPDATE OF role, educator_status ON profiles
WHEN old.role <> new.role OR old.educator_status IS NOT new.educator_status
BEGIN
	UPDATE user_entries SET role = new.role, educator_status = new.educator_status WHERE user_id = new.id;
END;
