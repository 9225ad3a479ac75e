-- An event that is not published goes with its educator, as a course does, unless somebody has registered for it.
CREATE TRIGGER events_delete_draft_of_nobody AFTER UPDATE OF educator_id ON events
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL AND new.published = 0
	AND NOT EXISTS (SELECT 1 FROM event_registrations WHERE event_id = new.id)
BEGIN
	DELETE FROM events WHERE seq = new.seq;
END;
--> statement-breakpoint
DROP TRIGGER orders_forget_buyer;
--> statement-breakpoint
-- What was paid stays in the books without its buyer, and without what was written by and to them; what was not paid can be paid no more.
CREATE TRIGGER orders_forget_buyer BEFORE DELETE ON users
BEGIN
	UPDATE orders SET buyer_id = NULL, refund_request_reason = NULL, refund_decline_reason = NULL, cancel_reason = NULL,
		state = iif(state = 'pending_payment', 'cancelled', state),
		closed_at = iif(state = 'pending_payment', CAST(unixepoch('subsec') * 1000 AS INTEGER), closed_at),
		canceller = iif(state = 'pending_payment', 'member', canceller)
		WHERE buyer_id = old.id;
END;
--> statement-breakpoint
-- What staff was answered of them is kept for repetitions; and a walk through the counters may have stopped at them.
CREATE TRIGGER users_erase_answers BEFORE DELETE ON users
BEGIN
	DELETE FROM idempotency_keys WHERE caller IN (SELECT user_id FROM user_entries WHERE role IN ('educator', 'admin'))
		AND (instr(body, old.id) OR instr(body, old.email)
			OR instr(body, (SELECT first_name || ' ' || last_name FROM profiles WHERE id = old.id)));
	UPDATE counter_walks SET after = '' WHERE after = old.id;
END;
