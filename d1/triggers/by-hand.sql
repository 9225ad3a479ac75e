-- The audit log is append-only. The only exception removes the id of a person who was erased (W-57).

CREATE TRIGGER audit_log_refuses_delete BEFORE DELETE ON audit_log
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;

CREATE TRIGGER audit_log_refuses_update BEFORE UPDATE ON audit_log
WHEN NOT (
	new.id = old.id AND new.at = old.at AND new.actor_role IS old.actor_role AND new.action = old.action
	AND new.outcome = old.outcome AND new.subject_type IS old.subject_type AND new.detail = old.detail
	AND new.request_id IS old.request_id
	AND (new.actor_id IS NOT old.actor_id OR new.subject_id IS NOT old.subject_id)
	AND (new.actor_id IS old.actor_id
		OR new.actor_id IS NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.actor_id))
	AND (new.subject_id IS old.subject_id
		OR new.subject_id IS NULL AND old.subject_type = 'user'
			AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.subject_id))
)
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;

-- The number of an educator's learners, in which each person counts once over all of the educator's courses. A sum of
-- rows cannot give it.

CREATE TRIGGER enrollments_insert_learner AFTER INSERT ON enrollments
BEGIN
	UPDATE profiles SET learner_count = learner_count + 1
		WHERE id = (SELECT educator_id FROM courses WHERE id = new.course_id)
		AND NOT EXISTS (SELECT 1 FROM enrollments AS other JOIN courses ON courses.id = other.course_id
			WHERE other.student_id = new.student_id AND other.id <> new.id AND courses.educator_id = profiles.id);
END;

CREATE TRIGGER enrollments_delete_learner AFTER DELETE ON enrollments
BEGIN
	UPDATE profiles SET learner_count = learner_count - 1
		WHERE id = (SELECT educator_id FROM courses WHERE id = old.course_id)
		AND NOT EXISTS (SELECT 1 FROM enrollments AS other JOIN courses ON courses.id = other.course_id
			WHERE other.student_id = old.student_id AND courses.educator_id = profiles.id);
END;

CREATE TRIGGER enrollments_move_learner AFTER UPDATE OF course_id, student_id ON enrollments
WHEN old.course_id <> new.course_id OR old.student_id <> new.student_id
BEGIN
	UPDATE profiles SET learner_count = (
		SELECT count(DISTINCT enrollments.student_id) FROM courses
			JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)
		WHERE id IN (SELECT educator_id FROM courses WHERE id IN (old.course_id, new.course_id));
END;

CREATE TRIGGER courses_move_learners AFTER UPDATE OF educator_id ON courses WHEN old.educator_id IS NOT new.educator_id
BEGIN
	UPDATE profiles SET learner_count = (
		SELECT count(DISTINCT enrollments.student_id) FROM courses
			JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)
		WHERE id IN (old.educator_id, new.educator_id);
END;

-- The enrollments of a deleted course are deleted before it, because their triggers need the course to find its
-- educator.

CREATE TRIGGER courses_delete_places BEFORE DELETE ON courses WHEN old.enrollment_count > 0
BEGIN
	DELETE FROM enrollments WHERE course_id = old.id;
END;

-- When an educator is erased, their unpublished drafts are deleted. Courses and events that are published, or that
-- somebody has joined, stay (U-19).

CREATE TRIGGER courses_delete_draft_of_nobody AFTER UPDATE OF educator_id ON courses
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL AND new.published = 0 AND new.enrollment_count = 0
BEGIN
	DELETE FROM courses WHERE seq = new.seq;
END;

CREATE TRIGGER events_delete_draft_of_nobody AFTER UPDATE OF educator_id ON events
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL AND new.published = 0
	AND NOT EXISTS (SELECT 1 FROM event_registrations WHERE event_id = new.id)
BEGIN
	DELETE FROM events WHERE seq = new.seq;
END;

-- The four counts of an event, which depend on both registrations and walk-ins, and a check-in that ends when its
-- registration changes. The order of the statements matters: no count may fall below zero, not even for a moment.

CREATE TRIGGER event_registrations_insert AFTER INSERT ON event_registrations
BEGIN
	UPDATE events SET registrations_count = registrations_count + (new.status = 'registered'),
		taken_count = taken_count + new.takes_seat,
		waitlist_count = waitlist_count + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count + (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
END;

CREATE TRIGGER event_registrations_delete AFTER DELETE ON event_registrations
BEGIN
	UPDATE events SET registrations_count = registrations_count - (old.status = 'registered'),
		taken_count = taken_count - old.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
		WHERE id = old.event_id;
END;

CREATE TRIGGER event_registrations_recount AFTER UPDATE OF status, takes_seat, checked_in_at ON event_registrations
	WHEN (old.status <> new.status OR old.takes_seat <> new.takes_seat OR old.checked_in_at IS NOT new.checked_in_at)
		AND NOT (new.checked_in_at IS NOT NULL AND (new.status NOT IN ('registered', 'cancelled')
			OR (new.registered_at IS NOT old.registered_at AND new.checked_in_at IS old.checked_in_at)))
BEGIN
	UPDATE events SET
		registrations_count = registrations_count - (old.status = 'registered') + (new.status = 'registered'),
		taken_count = taken_count - old.takes_seat + new.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted') + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
			+ (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
END;

CREATE TRIGGER event_registrations_reset_check_in AFTER UPDATE OF status, takes_seat, registered_at, checked_in_at
	ON event_registrations
	WHEN new.checked_in_at IS NOT NULL AND (new.status NOT IN ('registered', 'cancelled')
		OR (new.registered_at IS NOT old.registered_at AND new.checked_in_at IS old.checked_in_at))
BEGIN
	UPDATE events SET
		registrations_count = registrations_count - (old.status = 'registered') + (new.status = 'registered'),
		taken_count = taken_count - old.takes_seat + new.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted') + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
			+ (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
	UPDATE event_registrations SET checked_in_at = NULL, checked_in_by = NULL WHERE id = new.id;
END;

CREATE TRIGGER event_walk_ins_insert AFTER INSERT ON event_walk_ins
BEGIN
	UPDATE events SET registrations_count = registrations_count + 1, taken_count = taken_count + 1,
		checked_in_count = checked_in_count + 1 WHERE id = new.event_id;
END;

CREATE TRIGGER event_walk_ins_delete AFTER DELETE ON event_walk_ins
BEGIN
	UPDATE events SET registrations_count = registrations_count - 1, taken_count = taken_count - 1,
		checked_in_count = checked_in_count - 1 WHERE id = old.event_id;
END;

-- The name by which the list of attendees is sorted. It follows the registration and later changes of the profile.

CREATE TRIGGER event_registrations_name AFTER INSERT ON event_registrations
BEGIN
	UPDATE event_registrations SET sorted_name = coalesce((
		SELECT lower(trim(first_name || ' ' || substr(last_name, 1, 1))) FROM profiles WHERE id = new.user_id
	), '') WHERE id = new.id;
END;

CREATE TRIGGER event_registrations_rename AFTER UPDATE OF first_name, last_name ON profiles
	WHEN old.first_name <> new.first_name OR old.last_name <> new.last_name
BEGIN
	UPDATE event_registrations SET sorted_name = lower(trim(new.first_name || ' ' || substr(new.last_name, 1, 1)))
		WHERE user_id = new.id;
END;

-- The days in India on which a published event takes place, computed from its start and its end.

CREATE TRIGGER events_insert_days AFTER INSERT ON events WHEN new.published = 1
BEGIN
	INSERT INTO event_days (event_id, day, tab, type, language, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.language, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;

CREATE TRIGGER events_move_days AFTER UPDATE OF starts_at, ends_at, category, type, language, published ON events
	WHEN old.published <> new.published OR (new.published = 1 AND (old.starts_at <> new.starts_at
		OR old.ends_at <> new.ends_at OR old.category <> new.category OR old.type <> new.type OR old.language <> new.language))
BEGIN
	DELETE FROM event_days WHERE event_id = old.id;
	INSERT INTO event_days (event_id, day, tab, type, language, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.language, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;

-- When a message to attendees is deleted, its emails that have not left are deleted too.

CREATE TRIGGER event_messages_withdraw AFTER DELETE ON event_messages
BEGIN
	DELETE FROM outbox WHERE template = 'event_message' AND urgency = 2 AND details ->> 'messageId' = old.id;
END;

-- No key of an object is lost, a small rendition lives as long as its picture, and unused files of an erased owner are
-- deleted at once.

CREATE TRIGGER files_delete AFTER DELETE ON files WHEN old.object_key IS NOT NULL
BEGIN
	INSERT INTO removed_objects (object_key, due_at) VALUES (old.object_key, old.sent_at + 1800000)
		ON CONFLICT (object_key) DO NOTHING;
END;

CREATE TRIGGER files_resend AFTER UPDATE OF object_key ON files
	WHEN old.object_key IS NOT NULL AND old.object_key IS NOT new.object_key
BEGIN
	INSERT INTO removed_objects (object_key, due_at) VALUES (old.object_key, old.sent_at + 1800000)
		ON CONFLICT (object_key) DO NOTHING;
END;

CREATE TRIGGER files_erase AFTER UPDATE OF owner_id ON files WHEN new.owner_id IS NULL AND new.uses = 0
BEGIN
	DELETE FROM files WHERE id = new.id;
END;

CREATE TRIGGER files_use_small AFTER INSERT ON files WHEN new.small_key IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = new.small_key;
END;

CREATE TRIGGER files_drop_small AFTER DELETE ON files WHEN old.small_key IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = old.small_key AND uses > 0;
	DELETE FROM files WHERE object_key = old.small_key AND owner_id IS NULL AND uses = 0;
END;

-- Income in rupees. Each payment and each refund counts for its day and its month in India.

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

CREATE TRIGGER orders_sum_refunds AFTER UPDATE OF refunded_at ON orders WHEN old.refunded_at IS NOT new.refunded_at
BEGIN
	UPDATE order_sums SET refunded_count = refunded_count - 1, refunded_amount = refunded_amount - old.amount
		WHERE old.refunded_at IS NOT NULL AND (unit, period) IN (VALUES ('day', strftime('%Y-%m-%d', old.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', old.refunded_at / 1000 + 19800, 'unixepoch')));
	INSERT INTO order_sums (unit, period, refunded_count, refunded_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.refunded_at / 1000 + 19800, 'unixepoch'))) WHERE new.refunded_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET refunded_count = refunded_count + 1, refunded_amount = refunded_amount + excluded.refunded_amount;
END;

-- The clock issues the documents of an order once its payment or refund can no longer be undone.

CREATE TRIGGER orders_are_due_for_invoices AFTER UPDATE OF state ON orders WHEN old.state <> new.state AND new.state IN ('paid', 'refunded') AND new.grant_id IS NOT NULL
BEGIN
	INSERT INTO due_invoices (order_id) VALUES (new.id) ON CONFLICT DO NOTHING;
END;

-- The books outlive an account: an order loses its buyer and the texts that the buyer wrote, and an order that waits
-- for payment is cancelled.

CREATE TRIGGER orders_forget_buyer BEFORE DELETE ON users
BEGIN
	UPDATE orders SET buyer_id = NULL, claimed_reference = NULL, claimed_at = NULL,
		refund_request_reason = NULL, refund_decline_reason = NULL, cancel_reason = NULL,
		state = iif(state = 'pending_payment', 'cancelled', state),
		closed_at = iif(state = 'pending_payment', CAST(unixepoch('subsec') * 1000 AS INTEGER), closed_at),
		canceller = iif(state = 'pending_payment', 'member', canceller)
		WHERE buyer_id = old.id;
END;

-- Answers stored for educators and admins may name a person who never confirmed their address.

CREATE TRIGGER users_erase_answers_of_staff BEFORE DELETE ON users WHEN old.email_verified_at IS NULL
BEGIN
	UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0
		WHERE caller IN (SELECT user_id FROM user_entries WHERE role IN ('educator', 'admin'))
		AND (instr(body, old.id) OR instr(body, (SELECT first_name || ' ' || last_name FROM profiles WHERE id = old.id)));
END;

-- The walk of the counters may have stopped at the person who is erased.

CREATE TRIGGER users_erase_walks BEFORE DELETE ON users
BEGIN
	UPDATE counter_walks SET after = '' WHERE after = old.id;
END;

-- The list of users has one row for each user, copied from several tables, because no index spans tables.

CREATE TRIGGER profiles_insert_entry AFTER INSERT ON profiles
BEGIN
	INSERT INTO user_entries (user_id, role, state, educator_status, created_at)
		SELECT id, new.role, CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.id) IS NULL THEN 'unconfirmed' ELSE 'active' END,
		new.educator_status, created_at
		FROM users WHERE id = new.id;
END;

CREATE TRIGGER profiles_update_entry AFTER UPDATE OF role, educator_status ON profiles
WHEN old.role <> new.role OR old.educator_status IS NOT new.educator_status
BEGIN
	UPDATE user_entries SET role = new.role, educator_status = new.educator_status WHERE user_id = new.id;
END;

CREATE TRIGGER users_confirm_entry AFTER UPDATE OF email_verified_at ON users
WHEN (old.email_verified_at IS NULL) <> (new.email_verified_at IS NULL)
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.id;
END;

CREATE TRIGGER suspensions_insert_entry AFTER INSERT ON suspensions
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.user_id;
END;

CREATE TRIGGER suspensions_delete_entry AFTER DELETE ON suspensions
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = old.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = old.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = old.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = old.user_id;
END;

CREATE TRIGGER deletion_requests_insert_entry AFTER INSERT ON deletion_requests
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.user_id;
END;

CREATE TRIGGER deletion_requests_delete_entry AFTER DELETE ON deletion_requests
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = old.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = old.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = old.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = old.user_id;
END;

-- An erased mentor's notes on a learner are deleted; the mentorship stays with the learner.

CREATE TRIGGER mentorship_requests_lose_mentor AFTER UPDATE OF mentor_id ON mentorship_requests
WHEN new.mentor_id IS NULL AND new.mentor_feedback IS NOT NULL
BEGIN
	UPDATE mentorship_requests SET mentor_feedback = NULL WHERE id = new.id;
END;

CREATE TRIGGER mentorship_sessions_lose_mentor AFTER UPDATE OF mentor_id ON mentorship_sessions
WHEN new.mentor_id IS NULL AND new.mentor_note IS NOT NULL
BEGIN
	UPDATE mentorship_sessions SET mentor_note = NULL WHERE id = new.id;
END;

-- A mail with a notification kind also inserts a notification, unless the reader has turned that kind off. Only the
-- latest notifications of a person are kept.

CREATE TRIGGER outbox_insert_notification AFTER INSERT ON outbox WHEN new.kind IS NOT NULL AND new.user_id IS NOT NULL
BEGIN
	INSERT INTO notifications (id, user_id, kind, template, details, about_id, at, mail_id, number)
		SELECT 'ntf' || substr(new.id, 4), new.user_id, new.kind, new.template, new.details, new.about_id, new.due_at, new.id,
			1 + coalesce((SELECT max(number) FROM notifications WHERE user_id = new.user_id), 0)
		WHERE NOT EXISTS (SELECT 1 FROM notification_preferences
			WHERE user_id = new.user_id AND kind = new.kind AND choice = 'off');
END;

CREATE TRIGGER notifications_insert_bound AFTER INSERT ON notifications
BEGIN
	DELETE FROM notifications WHERE user_id = new.user_id AND number <= new.number - 1000;
END;

-- The impact entries of a person who is suspended, hidden or leaving are withheld at once from everybody else.

CREATE TRIGGER user_entries_withhold_impact AFTER UPDATE OF state ON user_entries
WHEN (old.state IN ('suspended', 'deleting')) <> (new.state IN ('suspended', 'deleting'))
BEGIN
	UPDATE impact_entries SET is_withheld = new.state IN ('suspended', 'deleting')
		OR EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = new.user_id AND status IN ('hidden', 'replied'))
		WHERE user_id = new.user_id;
END;

CREATE TRIGGER reported_profiles_withhold_impact AFTER UPDATE OF status ON reported_profiles
WHEN (old.status IN ('hidden', 'replied')) <> (new.status IN ('hidden', 'replied'))
BEGIN
	UPDATE impact_entries SET is_withheld = new.status IN ('hidden', 'replied')
		OR EXISTS (SELECT 1 FROM user_entries WHERE user_id = new.user_id AND state IN ('suspended', 'deleting'))
		WHERE user_id = new.user_id;
END;

-- A person under 18, or without a date of birth, has no public entries. When the date changes, they are made private
-- (India is 5:30 ahead of UTC).

CREATE TRIGGER profiles_hide_impact AFTER UPDATE OF date_of_birth ON profiles
WHEN new.date_of_birth IS NOT old.date_of_birth
	AND (new.date_of_birth IS NULL OR new.date_of_birth > date('now', '+330 minutes', '-18 years'))
BEGIN
	UPDATE impact_entries SET is_public = 0 WHERE user_id = new.id AND is_public = 1;
END;

-- The address of a page stays reserved for two years after its owner is erased.

CREATE TRIGGER impact_handles_release AFTER UPDATE OF user_id ON impact_handles
WHEN new.user_id IS NULL AND old.user_id IS NOT NULL
BEGIN
	UPDATE impact_handles SET released_at = unixepoch() * 1000 WHERE digest = new.digest;
END;

-- Sums of the amounts in listed impact entries, by unit. The units are keys inside a JSON column.

CREATE TRIGGER impact_entries_insert_sums AFTER INSERT ON impact_entries WHEN new.is_public = 1 AND new.is_withheld = 0
BEGIN
	INSERT INTO impact_sums (unit, amount, vouched_amount)
		SELECT key, value, iif(new.mark = 'own', 0, value) FROM json_each(new.outcomes) WHERE TRUE
		ON CONFLICT (unit) DO UPDATE SET amount = amount + excluded.amount,
			vouched_amount = vouched_amount + excluded.vouched_amount;
END;

CREATE TRIGGER impact_entries_delete_sums AFTER DELETE ON impact_entries WHEN old.is_public = 1 AND old.is_withheld = 0
BEGIN
	UPDATE impact_sums SET amount = amount - (old.outcomes ->> unit),
		vouched_amount = vouched_amount - iif(old.mark = 'own', 0, old.outcomes ->> unit)
		WHERE old.outcomes ->> unit IS NOT NULL;
END;

CREATE TRIGGER impact_entries_update_sums AFTER UPDATE OF is_public, is_withheld, mark, outcomes ON impact_entries
WHEN old.is_public <> new.is_public OR old.is_withheld <> new.is_withheld OR old.mark <> new.mark
	OR old.outcomes <> new.outcomes
BEGIN
	UPDATE impact_sums SET amount = amount - (old.outcomes ->> unit),
		vouched_amount = vouched_amount - iif(old.mark = 'own', 0, old.outcomes ->> unit)
		WHERE old.is_public = 1 AND old.is_withheld = 0 AND old.outcomes ->> unit IS NOT NULL;
	INSERT INTO impact_sums (unit, amount, vouched_amount)
		SELECT key, value, iif(new.mark = 'own', 0, value) FROM json_each(new.outcomes)
			WHERE new.is_public = 1 AND new.is_withheld = 0
		ON CONFLICT (unit) DO UPDATE SET amount = amount + excluded.amount,
			vouched_amount = vouched_amount + excluded.vouched_amount;
END;

-- A completed course or an attended event becomes one private impact entry of its person. When that is undone the mark
-- is removed, and an entry that its owner has not edited is deleted.

CREATE TRIGGER enrollments_insert_impact AFTER INSERT ON enrollments WHEN new.completed = 1
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, 5), new.student_id, title, 'course', 'Completed this course.',
			date(coalesce(new.completed_at, new.updated_at) / 1000 + 19800, 'unixepoch'), 'verified', 'course', id,
			new.updated_at, new.updated_at
		FROM courses WHERE id = new.course_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id);
END;

CREATE TRIGGER enrollments_complete_impact AFTER UPDATE OF completed ON enrollments WHEN old.completed = 0 AND new.completed = 1
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, 5), new.student_id, title, 'course', 'Completed this course.',
			date(coalesce(new.completed_at, new.updated_at) / 1000 + 19800, 'unixepoch'), 'verified', 'course', id,
			new.updated_at, new.updated_at
		FROM courses WHERE id = new.course_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id);
END;

CREATE TRIGGER enrollments_refund_impact AFTER DELETE ON enrollments
WHEN old.completed = 1 AND EXISTS (SELECT 1 FROM ended_places WHERE enrollment_id = old.id)
BEGIN
	DELETE FROM impact_entries WHERE user_id = old.student_id AND source_kind = 'course' AND source_id = old.course_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = old.student_id AND source_kind = 'course' AND source_id = old.course_id AND mark = 'verified';
END;

CREATE TRIGGER event_registrations_attend_impact AFTER UPDATE OF status, checked_in_at ON event_registrations
WHEN new.status = 'registered' AND new.checked_in_at IS NOT NULL
	AND NOT (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, outcomes, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, 5), new.user_id, title, 'course', 'Attended this event.',
			date(new.checked_in_at / 1000 + 19800, 'unixepoch'), 'verified', 'attendance', id,
			iif(ends_at - starts_at BETWEEN 36000 AND 43200000, json_object('hours', (ends_at - starts_at) / 36000), '{}'),
			new.updated_at, new.updated_at
		FROM events WHERE id = new.event_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id);
END;

CREATE TRIGGER event_registrations_miss_impact AFTER UPDATE OF status, checked_in_at ON event_registrations
WHEN old.status = 'registered' AND old.checked_in_at IS NOT NULL
	AND NOT (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id AND mark = 'verified';
END;

CREATE TRIGGER fellowship_interest_accept_impact AFTER UPDATE OF status ON fellowship_interest
WHEN new.status = 'approved' AND old.status <> 'approved'
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, instr(new.id, '_') + 1), new.user_id,
			'Fellowship: ' || CASE new.track WHEN 'k12' THEN 'K-12' WHEN 'college' THEN 'College' WHEN 'professional' THEN 'Professional' ELSE new.track END,
			'fellowship', 'Accepted for this fellowship.', date(coalesce(new.decided_at, new.updated_at) / 1000 + 19800, 'unixepoch'),
			'verified', 'fellowship_place', new.id, new.updated_at, new.updated_at
		WHERE EXISTS (SELECT 1 FROM profiles WHERE id = new.user_id) AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id);
END;

CREATE TRIGGER fellowship_interest_undo_impact AFTER UPDATE OF status ON fellowship_interest
WHEN old.status = 'approved' AND new.status <> 'approved'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id AND mark = 'verified';
END;

-- A mentorship gives a verified impact entry once it is completed, and the mentor has completed it too or both sides
-- say that a session took place.

CREATE TRIGGER mentorship_requests_complete_impact AFTER UPDATE OF status, mentor_completed_at, shared_sessions_count ON mentorship_requests
WHEN new.status = 'completed' AND (new.mentor_completed_at IS NOT NULL OR new.shared_sessions_count > 0)
	AND NOT (old.status = 'completed' AND (old.mentor_completed_at IS NOT NULL OR old.shared_sessions_count > 0))
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, instr(new.id, '_') + 1), new.student_id,
			'Mentorship: ' || CASE new.area WHEN 'climate_action' THEN 'Climate action' WHEN 'renewable_energy' THEN 'Renewable energy' WHEN 'sustainability_careers' THEN 'Sustainability careers' WHEN 'water_management' THEN 'Water management' WHEN 'policy_advocacy' THEN 'Policy advocacy' WHEN 'waste_management' THEN 'Waste management' WHEN 'green_technology' THEN 'Green technology' WHEN 'sustainable_agriculture' THEN 'Sustainable agriculture' WHEN 'conservation' THEN 'Conservation' ELSE new.area END,
			'mentorship', 'Completed this mentorship.', date(coalesce(new.closed_at, new.updated_at) / 1000 + 19800, 'unixepoch'),
			'verified', 'mentorship_end', new.id, new.updated_at, new.updated_at
		WHERE NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id);
END;

CREATE TRIGGER mentorship_requests_undo_impact AFTER UPDATE OF status, mentor_completed_at, shared_sessions_count ON mentorship_requests
WHEN old.status = 'completed' AND (old.mentor_completed_at IS NOT NULL OR old.shared_sessions_count > 0)
	AND NOT (new.status = 'completed' AND (new.mentor_completed_at IS NOT NULL OR new.shared_sessions_count > 0))
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id AND mark = 'verified';
END;

-- When a lab's outcome is published, each participant who was in a team when it submitted something gets a verified
-- impact entry, if a guide of the lab has seen or answered that submission.

CREATE TRIGGER challenge_labs_finish_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NOT NULL AND old.outcome_at IS NULL
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark <> 'verified' AND user_id IN (
			SELECT who.user_id FROM lab_submissions AS work JOIN lab_submission_people AS who ON who.submission_id = work.id
				WHERE work.lab_id = new.id AND (EXISTS (
					SELECT 1 FROM lab_sights WHERE lab_id = new.id AND is_guide = 1 AND seen_until >= who.submitted_at)
					OR work.submitted_at = who.submitted_at AND work.feedback IS NOT NULL OR EXISTS (
					SELECT 1 FROM lab_submission_versions AS former WHERE former.submission_id = work.id
						AND former.submitted_at = who.submitted_at AND former.feedback IS NOT NULL)))
		AND user_id IN (SELECT user_id FROM challenge_lab_participants
			WHERE lab_id = new.id AND role = 'student' AND status = 'approved');
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(member.id, instr(member.id, '_') + 1), member.user_id, new.title, 'challenge_lab',
			'Worked in this lab to its outcome.', date(new.outcome_at / 1000 + 19800, 'unixepoch'), 'verified', 'lab_outcome', new.id,
			new.updated_at, new.updated_at
		FROM challenge_lab_participants AS member
		WHERE member.lab_id = new.id AND member.role = 'student' AND member.status = 'approved'
			AND EXISTS (SELECT 1 FROM lab_submission_people AS who JOIN lab_submissions AS work ON work.id = who.submission_id
				WHERE who.user_id = member.user_id AND work.lab_id = new.id AND (EXISTS (
					SELECT 1 FROM lab_sights WHERE lab_id = new.id AND is_guide = 1 AND seen_until >= who.submitted_at)
					OR work.submitted_at = who.submitted_at AND work.feedback IS NOT NULL OR EXISTS (
					SELECT 1 FROM lab_submission_versions AS former WHERE former.submission_id = work.id
						AND former.submitted_at = who.submitted_at AND former.feedback IS NOT NULL)))
			AND NOT EXISTS (SELECT 1 FROM impact_entries
				WHERE user_id = member.user_id AND source_kind = 'lab_outcome' AND source_id = new.id);
END;

CREATE TRIGGER challenge_labs_undo_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NULL AND old.outcome_at IS NOT NULL
BEGIN
	DELETE FROM impact_entries WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark = 'verified' AND is_public = 0
		AND updated_at = created_at AND user_id IN (
			SELECT user_id FROM challenge_lab_participants WHERE lab_id = new.id);
	UPDATE impact_entries SET mark = 'own' WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark = 'verified'
		AND user_id IN (SELECT user_id FROM challenge_lab_participants WHERE lab_id = new.id);
END;

CREATE TRIGGER challenge_lab_participants_leave_impact AFTER UPDATE OF status ON challenge_lab_participants
WHEN old.status = 'approved' AND new.status <> 'approved'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'lab_outcome' AND source_id = new.lab_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'lab_outcome' AND source_id = new.lab_id AND mark = 'verified';
END;

-- A learner puts an accepted hand-in of a field task into their portfolio, once.

CREATE TRIGGER field_hand_ins_share_impact AFTER UPDATE OF in_portfolio_at ON field_hand_ins
WHEN new.in_portfolio_at IS NOT NULL AND old.in_portfolio_at IS NULL
BEGIN
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, instr(new.id, '_') + 1), new.student_id, lessons.title, 'course',
			'Field task of the course “' || courses.title || '”, accepted by its educator.',
			date(new.created_at / 1000 + 19800, 'unixepoch'), 'verified', 'field_task', new.lesson_id, new.in_portfolio_at, new.in_portfolio_at
		FROM enrollments JOIN courses ON courses.id = enrollments.course_id JOIN lessons ON lessons.id = new.lesson_id
		WHERE enrollments.id = new.enrollment_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'field_task' AND source_id = new.lesson_id);
END;

-- Once its entry is deleted, it can be put there again.

CREATE TRIGGER impact_entries_delete_field_task AFTER DELETE ON impact_entries WHEN old.source_kind = 'field_task'
BEGIN
	UPDATE field_hand_ins SET in_portfolio_at = NULL
		WHERE student_id = old.user_id AND lesson_id = old.source_id AND in_portfolio_at IS NOT NULL;
END;

-- Educators and learners of age who chose to be found (W-49) are listed while they are neither suspended, hidden nor
-- leaving.

CREATE TRIGGER user_entries_insert_listing AFTER INSERT ON user_entries
BEGIN
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;

CREATE TRIGGER user_entries_update_listing AFTER UPDATE OF state ON user_entries WHEN old.state <> new.state
BEGIN
	DELETE FROM listed_people WHERE user_id = new.user_id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;

CREATE TRIGGER profiles_update_listing AFTER UPDATE OF role, public_profile, is_discoverable, date_of_birth, first_name, last_name, location, designation, subjects_of_interest, languages_spoken ON profiles
WHEN old.role IS NOT new.role OR old.public_profile IS NOT new.public_profile OR old.is_discoverable IS NOT new.is_discoverable OR old.date_of_birth IS NOT new.date_of_birth OR old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.location IS NOT new.location OR old.designation IS NOT new.designation OR old.subjects_of_interest IS NOT new.subjects_of_interest OR old.languages_spoken IS NOT new.languages_spoken
BEGIN
	DELETE FROM listed_people WHERE user_id = new.id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;

CREATE TRIGGER reported_profiles_update_listing AFTER UPDATE OF status ON reported_profiles
WHEN (old.status IN ('hidden', 'replied')) <> (new.status IN ('hidden', 'replied'))
BEGIN
	DELETE FROM listed_people WHERE user_id = new.user_id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;

CREATE TRIGGER listed_people_delete_facets AFTER DELETE ON listed_people
BEGIN
	DELETE FROM listed_people_facets WHERE user_id = old.user_id;
END;

CREATE TRIGGER listed_people_insert_facets AFTER INSERT ON listed_people
BEGIN
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		VALUES (new.kind, 'everyone', '', new.sort_name, new.user_id);
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT new.kind, 'location', trim(location), new.sort_name, new.user_id FROM profiles
		WHERE id = new.user_id AND trim(coalesce(location, '')) <> '';
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT new.kind, 'designation', trim(designation), new.sort_name, new.user_id FROM profiles
		WHERE id = new.user_id AND new.kind = 'educator' AND trim(coalesce(designation, '')) <> '';
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT DISTINCT new.kind, 'subject', each.value, new.sort_name, new.user_id
		FROM profiles CROSS JOIN json_each(profiles.subjects_of_interest) AS each WHERE profiles.id = new.user_id;
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT DISTINCT new.kind, 'language', each.value, new.sort_name, new.user_id
		FROM profiles CROSS JOIN json_each(profiles.languages_spoken) AS each WHERE profiles.id = new.user_id;
END;

-- A value that nobody has any more is deleted, because it may identify a person who was erased.

CREATE TRIGGER listed_people_counts_forget AFTER UPDATE OF count ON listed_people_counts WHEN new.count = 0
BEGIN
	DELETE FROM listed_people_counts WHERE kind = new.kind AND facet = new.facet AND value = new.value;
END;

-- A newsletter delivery takes the state of its email, and its issue counts it. An email that fails while the issue is
-- paused waits as well.

CREATE TRIGGER newsletter_deliveries_follow AFTER UPDATE OF state ON outbox
WHEN new.template = 'newsletter_issue' AND new.state <> old.state
BEGIN
	UPDATE newsletter_deliveries SET state = CASE new.state WHEN 'sent' THEN 'sent' WHEN 'dead' THEN 'failed'
		WHEN 'unknown' THEN 'failed' ELSE 'queued' END WHERE mail_id = new.id;
	UPDATE outbox SET due_at = 4102444800000 WHERE id = new.id AND new.state = 'pending' AND EXISTS (
		SELECT 1 FROM newsletter_deliveries AS delivery JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
			WHERE delivery.mail_id = new.id AND issue.state = 'paused');
END;

CREATE TRIGGER newsletter_deliveries_count_insert AFTER INSERT ON newsletter_deliveries
BEGIN
	UPDATE newsletter_issues SET recipients_count = recipients_count + 1 WHERE id = new.issue_id;
END;

CREATE TRIGGER newsletter_deliveries_count_update AFTER UPDATE OF state ON newsletter_deliveries WHEN new.state <> old.state
BEGIN
	UPDATE newsletter_issues SET sent_count = sent_count + (new.state = 'sent') - (old.state = 'sent'),
		failed_count = failed_count + (new.state = 'failed') - (old.state = 'failed'),
		withheld_count = withheld_count + (new.state = 'withheld') - (old.state = 'withheld')
		WHERE id = new.issue_id;
END;

CREATE TRIGGER newsletter_deliveries_count_delete AFTER DELETE ON newsletter_deliveries WHEN old.state = 'queued'
BEGIN
	UPDATE newsletter_issues SET withheld_count = withheld_count + 1 WHERE id = old.issue_id;
END;

-- If a subscriber unsubscribes or drops a topic, issues that have not left are withheld from them and cannot be sent
-- again.

CREATE TRIGGER newsletter_subscribers_withhold AFTER UPDATE OF status, topics, frequency ON newsletter_subscribers
WHEN old.status = 'confirmed'
BEGIN
	DELETE FROM outbox WHERE urgency IN (2, 3, 4) AND id IN (
		SELECT delivery.mail_id FROM newsletter_deliveries AS delivery
			JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
			WHERE delivery.subscriber_id = new.id AND delivery.state IN ('queued', 'failed') AND (new.status <> 'confirmed'
				OR issue.audience <> 'all' AND instr(new.topics, '"' || issue.audience || '"') = 0
				OR issue.frequency = 'weekly' AND new.frequency <> 'weekly'));
	UPDATE newsletter_deliveries SET state = 'withheld' WHERE subscriber_id = new.id AND state = 'queued'
		AND NOT EXISTS (SELECT 1 FROM outbox WHERE id = newsletter_deliveries.mail_id);
END;

CREATE TRIGGER newsletter_subscribers_leave AFTER UPDATE OF status ON newsletter_subscribers
WHEN old.status = 'confirmed' AND new.status = 'unsubscribed'
BEGIN
	UPDATE newsletter_issues SET unsubscribed_count = unsubscribed_count + 1 WHERE id = (
		SELECT issue_id FROM newsletter_deliveries WHERE subscriber_id = new.id AND state = 'sent'
			ORDER BY queued_at DESC LIMIT 1);
END;

CREATE TRIGGER newsletter_subscribers_delete_mails BEFORE DELETE ON newsletter_subscribers
BEGIN
	DELETE FROM outbox WHERE urgency IN (2, 3, 4) AND id IN (
		SELECT mail_id FROM newsletter_deliveries WHERE subscriber_id = old.id AND state IN ('queued', 'failed'));
END;

-- Emails and notifications are deleted together with the team, confirmation, question, answer or hand-in that they name.

CREATE TRIGGER lab_teams_delete_mails AFTER DELETE ON lab_teams
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
	UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0 WHERE instr(body, old.id);
END;

CREATE TRIGGER impact_confirmations_delete_mails AFTER DELETE ON impact_confirmations
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;

CREATE TRIGGER lesson_questions_delete_mails AFTER DELETE ON lesson_questions
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;

CREATE TRIGGER lesson_answers_delete_mails AFTER DELETE ON lesson_answers
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;

CREATE TRIGGER field_hand_ins_delete_mails AFTER DELETE ON field_hand_ins
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;

-- An educator is not told of hand-ins once none of the course waits.

CREATE TRIGGER field_hand_ins_update_telling AFTER UPDATE OF state ON field_hand_ins
WHEN old.state = 'waiting' AND new.state <> 'waiting'
BEGIN
	DELETE FROM outbox WHERE template = 'field_task_handed_in' AND state = 'pending' AND attempts = 0
		AND about_id = (SELECT modules.course_id FROM lessons JOIN modules ON modules.id = lessons.module_id
			WHERE lessons.id = old.lesson_id)
		AND NOT EXISTS (SELECT 1 FROM field_hand_ins AS other JOIN lessons ON lessons.id = other.lesson_id
			JOIN modules ON modules.id = lessons.module_id
			WHERE other.educator_id = old.educator_id AND other.state = 'waiting' AND modules.course_id = outbox.about_id);
END;

CREATE TRIGGER field_hand_ins_delete_telling AFTER DELETE ON field_hand_ins WHEN old.state = 'waiting'
BEGIN
	DELETE FROM outbox WHERE template = 'field_task_handed_in' AND state = 'pending' AND attempts = 0
		AND about_id = (SELECT modules.course_id FROM lessons JOIN modules ON modules.id = lessons.module_id
			WHERE lessons.id = old.lesson_id)
		AND NOT EXISTS (SELECT 1 FROM field_hand_ins AS other JOIN lessons ON lessons.id = other.lesson_id
			JOIN modules ON modules.id = lessons.module_id
			WHERE other.educator_id = old.educator_id AND other.state = 'waiting' AND modules.course_id = outbox.about_id);
END;

-- When a confirmation is deleted, its entry stays confirmed and loses the name of the person who confirmed it.

CREATE TRIGGER impact_confirmations_delete_name AFTER DELETE ON impact_confirmations WHEN old.state = 'confirmed'
BEGIN
	UPDATE impact_entries SET confirmation = 'a former member' WHERE id = old.entry_id AND mark = 'confirmed'
		AND NOT EXISTS (SELECT 1 FROM impact_confirmations AS later WHERE later.entry_id = old.entry_id
			AND later.state = 'confirmed' AND later.answered_at > old.answered_at);
END;

-- The texts of an erased person in a lab are deleted. A team is deleted with its last member, or with the last author
-- of its submissions if nobody is in it.

CREATE TRIGGER lab_links_delete_of_nobody AFTER UPDATE OF added_by ON lab_links
WHEN old.added_by IS NOT NULL AND new.added_by IS NULL
BEGIN
	DELETE FROM lab_links WHERE id = new.id;
END;

CREATE TRIGGER lab_submissions_forget_feedback AFTER UPDATE OF feedback_by ON lab_submissions
WHEN old.feedback_by IS NOT NULL AND new.feedback_by IS NULL AND new.feedback IS NOT NULL
BEGIN
	UPDATE lab_submissions SET feedback = NULL, feedback_at = NULL WHERE id = new.id;
END;

CREATE TRIGGER lab_submission_versions_forget_feedback AFTER UPDATE OF feedback_by ON lab_submission_versions
WHEN old.feedback_by IS NOT NULL AND new.feedback_by IS NULL AND new.feedback IS NOT NULL
BEGIN
	UPDATE lab_submission_versions SET feedback = NULL, feedback_at = NULL WHERE id = new.id;
END;

CREATE TRIGGER field_hand_ins_forget_reply AFTER UPDATE OF answered_by ON field_hand_ins
WHEN old.answered_by IS NOT NULL AND new.answered_by IS NULL AND new.reply IS NOT NULL
BEGIN
	UPDATE field_hand_ins SET reply = NULL WHERE id = new.id;
END;

-- The open requests of a learner who joins a team or leaves the lab are deleted, and so are all requests to a team that
-- is deleted.

CREATE TRIGGER challenge_lab_participants_settle_requests AFTER UPDATE OF team_id, status ON challenge_lab_participants
WHEN new.team_id IS NOT NULL OR new.status <> 'approved'
BEGIN
	DELETE FROM lab_team_requests WHERE user_id = new.user_id AND declined_at IS NULL
		AND team_id IN (SELECT id FROM lab_teams WHERE lab_id = new.lab_id);
END;

CREATE TRIGGER challenge_lab_participants_delete_requests AFTER DELETE ON challenge_lab_participants
BEGIN
	DELETE FROM lab_team_requests WHERE user_id = old.user_id AND declined_at IS NULL
		AND team_id IN (SELECT id FROM lab_teams WHERE lab_id = old.lab_id);
END;

CREATE TRIGGER lab_teams_delete_requests AFTER UPDATE OF deleted_at ON lab_teams
WHEN new.deleted_at IS NOT NULL
BEGIN
	DELETE FROM lab_team_requests WHERE team_id = new.id;
END;

CREATE TRIGGER challenge_lab_participants_erase_team AFTER DELETE ON challenge_lab_participants
WHEN old.team_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.user_id)
BEGIN
	DELETE FROM lab_teams WHERE id = old.team_id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = old.team_id);
END;

CREATE TRIGGER lab_submissions_erase_team AFTER UPDATE OF submitted_by ON lab_submissions
WHEN old.submitted_by IS NOT NULL AND new.submitted_by IS NULL
BEGIN
	DELETE FROM lab_teams WHERE id = new.team_id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = new.team_id)
		AND NOT EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = new.team_id AND submitted_by IS NOT NULL);
END;

CREATE TRIGGER lab_teams_erase_empty AFTER UPDATE OF created_by ON lab_teams
WHEN old.created_by IS NOT NULL AND new.created_by IS NULL
BEGIN
	DELETE FROM lab_teams WHERE id = new.id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = new.id)
		AND NOT EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = new.id AND submitted_by IS NOT NULL);
END;

-- In a blind round, the time of an application could reveal the applicant, so reviewers see only its day in India.

CREATE TRIGGER fellowship_interest_insert_listed AFTER INSERT ON fellowship_interest
BEGIN
	UPDATE fellowship_interest SET listed_at = created_at - CASE WHEN EXISTS (
		SELECT 1 FROM fellowship_tracks WHERE track = new.track AND round = new.round AND is_blind = 1
	) THEN (created_at + 19800000) % 86400000 ELSE 0 END WHERE seq = new.seq;
END;

CREATE TRIGGER fellowship_tracks_move_listed AFTER UPDATE OF is_blind ON fellowship_tracks WHEN old.is_blind <> new.is_blind
BEGIN
	UPDATE fellowship_interest
		SET listed_at = created_at - CASE WHEN new.is_blind THEN (created_at + 19800000) % 86400000 ELSE 0 END
		WHERE track = new.track AND round = new.round;
END;

-- A status list needs a new signature after each revocation, after the undo of one, and when the holder of a
-- certificate is erased.

CREATE TRIGGER certificates_insert_list AFTER INSERT ON certificates
BEGIN
	INSERT OR IGNORE INTO certificate_status_lists (list, version) VALUES (new.seq / 131072, 1);
END;

CREATE TRIGGER certificates_revoke_in_list AFTER UPDATE OF revoked_at ON certificates
WHEN (old.revoked_at IS NULL) <> (new.revoked_at IS NULL)
BEGIN
	UPDATE certificate_status_lists SET version = version + 1 WHERE list = new.seq / 131072;
END;

CREATE TRIGGER certificates_withdraw AFTER DELETE ON certificates
BEGIN
	INSERT INTO withdrawn_certificates (place, certificate_id) VALUES (old.seq, old.id);
	UPDATE certificate_status_lists SET version = version + 1 WHERE list = old.seq / 131072;
END;

-- After an educator is erased, their courses issue no more certificates. Those already issued belong to the learners
-- and stay.

CREATE TRIGGER courses_forget_signature AFTER UPDATE OF educator_id ON courses
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL
BEGIN
	UPDATE course_certificates SET is_on = 0, is_catching_up = 0, words = '', signature = '' WHERE id = new.id;
END;

-- The first answer of a learner to a question of a check is kept apart, because the oldest of many tries are deleted.
-- A question that was changed is answered for the first time again.

CREATE TRIGGER lesson_check_tries_insert_first AFTER INSERT ON lesson_check_tries
WHEN NOT EXISTS (SELECT 1 FROM lesson_check_tries AS earlier WHERE earlier.user_id = new.user_id
	AND earlier.check_id = new.check_id AND earlier.question = new.question AND earlier.id <> new.id)
BEGIN
	INSERT INTO lesson_check_first_tries (enrollment_id, check_id, question, answer, is_right, rest_score)
		SELECT enrollments.id, new.check_id, new.question,
			CASE lesson_checks.kind WHEN 'multiple' THEN (SELECT json_group_array(value)
				FROM (SELECT value FROM json_each(new.answer) ORDER BY value))
				WHEN 'text' THEN lower(new.answer) ELSE new.answer END,
			new.is_right,
			(SELECT CAST(round(avg(10.0 * other.is_right)) AS INTEGER) FROM lesson_check_first_tries AS other
				WHERE other.enrollment_id = enrollments.id AND other.check_id <> new.check_id)
		FROM lesson_checks JOIN lessons ON lessons.id = lesson_checks.lesson_id
		JOIN modules ON modules.id = lessons.module_id
		JOIN enrollments ON enrollments.student_id = new.user_id AND enrollments.course_id = modules.course_id
		WHERE lesson_checks.id = new.check_id
		ON CONFLICT (enrollment_id, check_id) DO UPDATE
			SET question = excluded.question, answer = excluded.answer, is_right = excluded.is_right;
END;

-- The rest score of a first try follows the learner's other first tries in the course. An enrollment that is being
-- deleted takes all of them along.

CREATE TRIGGER lesson_check_first_tries_insert_rest AFTER INSERT ON lesson_check_first_tries
BEGIN
	UPDATE lesson_check_first_tries
		SET rest_score = CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER)
		FROM (SELECT count(*) AS tried, sum(is_right) AS passed FROM lesson_check_first_tries
			WHERE enrollment_id = new.enrollment_id) AS total
		WHERE enrollment_id = new.enrollment_id AND check_id <> new.check_id
		AND rest_score IS NOT CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER);
END;

CREATE TRIGGER lesson_check_first_tries_update_rest AFTER UPDATE OF is_right ON lesson_check_first_tries
WHEN old.is_right <> new.is_right
BEGIN
	UPDATE lesson_check_first_tries
		SET rest_score = CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER)
		FROM (SELECT count(*) AS tried, sum(is_right) AS passed FROM lesson_check_first_tries
			WHERE enrollment_id = new.enrollment_id) AS total
		WHERE enrollment_id = new.enrollment_id AND check_id <> new.check_id
		AND rest_score IS NOT CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER);
END;

CREATE TRIGGER lesson_check_first_tries_delete_rest AFTER DELETE ON lesson_check_first_tries
WHEN EXISTS (SELECT 1 FROM enrollments WHERE id = old.enrollment_id)
BEGIN
	UPDATE lesson_check_first_tries
		SET rest_score = CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER)
		FROM (SELECT count(*) AS tried, sum(is_right) AS passed FROM lesson_check_first_tries
			WHERE enrollment_id = old.enrollment_id) AS total
		WHERE enrollment_id = old.enrollment_id
		AND rest_score IS NOT CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER);
END;

-- A wrong answer that nobody has given any more is deleted, because a typed one may identify a person who was erased.

CREATE TRIGGER first_mistake_counts_forget AFTER UPDATE OF count ON first_mistake_counts WHEN new.count = 0
BEGIN
	DELETE FROM first_mistake_counts
		WHERE check_id = new.check_id AND question = new.question AND answer = new.answer;
END;

-- A learner who was written to and becomes active within a week has come back. They leave the group of the message by
-- it, so that nobody counts twice, and no recipient has to be stored.

CREATE TRIGGER enrollments_return_to_message AFTER UPDATE OF updated_at ON enrollments
WHEN old.completed = 0 AND new.updated_at > old.updated_at
BEGIN
	UPDATE course_messages SET returned_count = returned_count + 1
		WHERE course_id = new.course_id AND sent_at <= new.updated_at AND sent_at > new.updated_at - 604800000
		AND active_from <= old.updated_at AND active_before > old.updated_at
		AND (lesson_id IS NULL OR lesson_id = old.last_lesson_id)
		AND (written_until IS NULL OR (old.updated_at, old.id) <= (written_at, written_until))
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = new.student_id AND state = 'active');
END;

-- The ledger of consents is append-only: a row may only be withdrawn, once. It goes with its person.

CREATE TRIGGER consents_refuse_update BEFORE UPDATE ON consents
WHEN NOT (
	new.id = old.id AND new.user_id = old.user_id AND new.purpose = old.purpose AND new.version = old.version
	AND new.language = old.language AND new.words = old.words AND new.given_at = old.given_at
	AND new.giver = old.giver AND old.withdrawn_at IS NULL
)
BEGIN
	SELECT RAISE(ABORT, 'a consent can only be withdrawn, once');
END;

-- A newsletter goes to an address, and a consent belongs to a person. The two are joined once the person has proven the
-- address.

CREATE TRIGGER newsletter_subscribers_insert_consent AFTER INSERT ON newsletter_subscribers WHEN new.status = 'confirmed'
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE subscriber.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER newsletter_subscribers_update_consent AFTER UPDATE OF status ON newsletter_subscribers
WHEN old.status <> new.status
BEGIN
	UPDATE consents SET withdrawn_at = coalesce(new.unsubscribed_at, unixepoch() * 1000), withdrawer = 'self'
		WHERE user_id = (SELECT id FROM users WHERE email = new.email) AND purpose = 'newsletter'
		AND withdrawn_at IS NULL AND new.status <> 'confirmed';
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE subscriber.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER newsletter_subscribers_delete_consent AFTER DELETE ON newsletter_subscribers WHEN old.status = 'confirmed'
BEGIN
	UPDATE consents SET withdrawn_at = unixepoch() * 1000, withdrawer = 'self'
		WHERE user_id = (SELECT id FROM users WHERE email = old.email) AND purpose = 'newsletter' AND withdrawn_at IS NULL;
END;

CREATE TRIGGER users_insert_newsletter_consent AFTER INSERT ON users WHEN new.email_verified_at IS NOT NULL
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE users.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER users_verify_newsletter_consent AFTER UPDATE OF email_verified_at ON users
WHEN old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE users.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;
