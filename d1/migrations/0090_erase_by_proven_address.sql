DROP TRIGGER contact_messages_erase;
--> statement-breakpoint
DROP TRIGGER event_walk_ins_erase;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_erase;
--> statement-breakpoint
DROP TRIGGER impact_confirmations_erase;
--> statement-breakpoint
DROP TRIGGER job_applications_erase;
--> statement-breakpoint
DROP TRIGGER learning_path_responses_erase;
--> statement-breakpoint
DROP TRIGGER newsletter_subscribers_erase;
--> statement-breakpoint
DROP TRIGGER outbox_erase;
--> statement-breakpoint
DROP TRIGGER profile_reports_erase;
--> statement-breakpoint
DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TRIGGER contact_messages_erase AFTER DELETE ON users
BEGIN
	DELETE FROM contact_messages WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER event_walk_ins_erase AFTER DELETE ON users
BEGIN
	DELETE FROM event_walk_ins WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_erase AFTER DELETE ON users
BEGIN
	DELETE FROM feedback_submissions WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER impact_confirmations_erase AFTER DELETE ON users
BEGIN
	DELETE FROM impact_confirmations WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_erase AFTER DELETE ON users
BEGIN
	DELETE FROM job_applications WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_erase AFTER DELETE ON users
BEGIN
	DELETE FROM learning_path_responses WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_erase AFTER DELETE ON users
BEGIN
	DELETE FROM newsletter_subscribers WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_erase AFTER DELETE ON users
BEGIN
	DELETE FROM outbox WHERE to_address = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER profile_reports_erase AFTER DELETE ON users
BEGIN
	DELETE FROM profile_reports WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_erase_answers BEFORE DELETE ON users
BEGIN
	DELETE FROM idempotency_keys WHERE caller IN (SELECT user_id FROM user_entries WHERE role IN ('educator', 'admin'))
		AND (instr(body, old.id) OR old.email_verified_at IS NOT NULL AND instr(body, old.email)
			OR instr(body, (SELECT first_name || ' ' || last_name FROM profiles WHERE id = old.id)));
	UPDATE counter_walks SET after = '' WHERE after = old.id;
END;
