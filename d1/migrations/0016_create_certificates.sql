DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `certificate_counts` (
	`standing` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificate_status_lists` (
	`list` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`signed_version` integer DEFAULT 0 NOT NULL,
	`credential` text
);
--> statement-breakpoint
CREATE INDEX `certificate_status_lists_unsigned` ON `certificate_status_lists` (`list`) WHERE version <> signed_version;--> statement-breakpoint
CREATE TABLE `certificates` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text,
	`holder_name` text NOT NULL,
	`course_title` text NOT NULL,
	`words` text NOT NULL,
	`signature` text NOT NULL,
	`lesson_count` integer NOT NULL,
	`lessons_done` integer NOT NULL,
	`minutes` integer NOT NULL,
	`completed_at` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`is_indexed` integer DEFAULT false NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`revoked_at` integer,
	`revoke_reason` text,
	`last_change` text DEFAULT '' NOT NULL,
	`key_id` text,
	`credential` text,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`key_id`) REFERENCES `signing_keys`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "certificates_signed_by_a_key" CHECK((credential IS NULL) = (key_id IS NULL)),
	CONSTRAINT "certificates_revoked_for_a_reason" CHECK((revoked_at IS NULL) = (revoke_reason IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_id_unique` ON `certificates` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_by_user_course` ON `certificates` (`user_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `certificates_by_user` ON `certificates` (`user_id`,`issued_at`,`id`);--> statement-breakpoint
CREATE INDEX `certificates_by_course` ON `certificates` (`course_id`,`issued_at`,`id`);--> statement-breakpoint
CREATE INDEX `certificates_by_date` ON `certificates` (`issued_at`,`id`);--> statement-breakpoint
CREATE INDEX `certificates_by_standing` ON `certificates` (CASE WHEN "revoked_at" IS NULL THEN 'valid' ELSE 'revoked' END,`issued_at`,`id`);--> statement-breakpoint
CREATE INDEX `certificates_by_key` ON `certificates` (`key_id`);--> statement-breakpoint
CREATE INDEX `certificates_unsigned` ON `certificates` (`seq`) WHERE credential IS NULL;--> statement-breakpoint
CREATE INDEX `certificates_revoked` ON `certificates` (`seq`) WHERE revoked_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `course_certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`words` text NOT NULL,
	`signature` text NOT NULL,
	`minimum_percent` integer NOT NULL,
	`is_catching_up` integer NOT NULL,
	`issued_count` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_certificates_catching_up` ON `course_certificates` (`updated_at`,`id`) WHERE is_catching_up = 1;--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`private_key` text NOT NULL,
	`certificate_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signing_keys_current` ON `signing_keys` ((retired_at IS NULL)) WHERE retired_at IS NULL;--> statement-breakpoint
CREATE INDEX `signing_keys_by_date` ON `signing_keys` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `withdrawn_certificates` (
	`place` integer PRIMARY KEY NOT NULL,
	`certificate_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawn_certificates_certificate_id_unique` ON `withdrawn_certificates` (`certificate_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE certificate_search USING fts5(
	holder_name, course_title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO certificate_search (rowid, holder_name, course_title)
		SELECT certificates.seq, holder_name, course_title FROM certificates WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'certificates', seq FROM certificates;
--> statement-breakpoint
CREATE TRIGGER certificate_counts_insert AFTER INSERT ON certificates
BEGIN
	INSERT INTO certificate_counts (standing, count) VALUES (CASE WHEN new.revoked_at IS NULL THEN 'valid' ELSE 'revoked' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER certificate_counts_delete AFTER DELETE ON certificates
BEGIN
	UPDATE certificate_counts SET count = count - 1 WHERE standing = (CASE WHEN old.revoked_at IS NULL THEN 'valid' ELSE 'revoked' END);
END;
--> statement-breakpoint
CREATE TRIGGER certificate_counts_update AFTER UPDATE OF revoked_at ON certificates
WHEN (CASE WHEN old.revoked_at IS NULL THEN 'valid' ELSE 'revoked' END) IS NOT (CASE WHEN new.revoked_at IS NULL THEN 'valid' ELSE 'revoked' END)
BEGIN
	UPDATE certificate_counts SET count = count - 1 WHERE standing = (CASE WHEN old.revoked_at IS NULL THEN 'valid' ELSE 'revoked' END);
	INSERT INTO certificate_counts (standing, count) VALUES (CASE WHEN new.revoked_at IS NULL THEN 'valid' ELSE 'revoked' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_certificates_counters_by_certificates_insert AFTER INSERT ON certificates
BEGIN
	UPDATE course_certificates SET issued_count = issued_count + 1 WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER course_certificates_counters_by_certificates_delete AFTER DELETE ON certificates
BEGIN
	UPDATE course_certificates SET issued_count = issued_count - 1 WHERE id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER course_certificates_counters_by_certificates_update AFTER UPDATE OF course_id ON certificates
WHEN old.course_id IS NOT new.course_id
BEGIN
	UPDATE course_certificates SET issued_count = issued_count - (id IS old.course_id) + (id IS new.course_id)
		WHERE id IN (old.course_id, new.course_id);
END;
--> statement-breakpoint
CREATE TRIGGER signing_keys_counters_by_certificates_insert AFTER INSERT ON certificates
BEGIN
	UPDATE signing_keys SET certificate_count = certificate_count + 1 WHERE id = new.key_id;
END;
--> statement-breakpoint
CREATE TRIGGER signing_keys_counters_by_certificates_delete AFTER DELETE ON certificates
BEGIN
	UPDATE signing_keys SET certificate_count = certificate_count - 1 WHERE id = old.key_id;
END;
--> statement-breakpoint
CREATE TRIGGER signing_keys_counters_by_certificates_update AFTER UPDATE OF key_id ON certificates
WHEN old.key_id IS NOT new.key_id
BEGIN
	UPDATE signing_keys SET certificate_count = certificate_count - (id IS old.key_id) + (id IS new.key_id)
		WHERE id IN (old.key_id, new.key_id);
END;
--> statement-breakpoint
CREATE TRIGGER certificate_search_insert AFTER INSERT ON certificates
BEGIN
	INSERT INTO certificate_search (rowid, holder_name, course_title)
		SELECT certificates.seq, holder_name, course_title FROM certificates WHERE certificates.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER certificate_search_delete AFTER DELETE ON certificates
BEGIN
	DELETE FROM certificate_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER certificate_search_update AFTER UPDATE OF holder_name, course_title ON certificates
WHEN old.holder_name IS NOT new.holder_name OR old.course_title IS NOT new.course_title
BEGIN
	DELETE FROM certificate_search WHERE rowid = old.seq;
	INSERT INTO certificate_search (rowid, holder_name, course_title)
		SELECT certificates.seq, holder_name, course_title FROM certificates WHERE certificates.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_unfolded_insert AFTER INSERT ON certificates
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'certificates' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'certificates', certificates.seq FROM certificates
		WHERE certificates.seq = new.seq AND coalesce(holder_name, '') || coalesce(course_title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER certificates_unfolded_update AFTER UPDATE OF holder_name, course_title ON certificates
WHEN old.holder_name IS NOT new.holder_name OR old.course_title IS NOT new.course_title
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'certificates' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'certificates', certificates.seq FROM certificates
		WHERE certificates.seq = new.seq AND coalesce(holder_name, '') || coalesce(course_title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER certificates_unfolded_delete AFTER DELETE ON certificates
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'certificates' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER users_erase_answers BEFORE DELETE ON users
WHEN old.email_verified_at IS NOT NULL
BEGIN
	UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0
		WHERE body <> '' AND (instr(body, old.id)
			OR instr(body, old.email)
			OR EXISTS (SELECT 1 FROM profiles WHERE id = old.id AND (instr(body, first_name || ' ' || last_name)
      OR length(first_name) > 2 AND instr(body, '"' || first_name)))
			OR EXISTS (SELECT 1 FROM lab_teams WHERE created_by = old.id AND instr(body, json_quote(lab_teams.title)))
			OR EXISTS (SELECT 1 FROM account_tokens WHERE account_tokens.user_id = old.id AND instr(body, account_tokens.id))
			OR EXISTS (SELECT 1 FROM certificates WHERE certificates.user_id = old.id AND instr(body, certificates.id))
			OR EXISTS (SELECT 1 FROM challenge_lab_participants WHERE challenge_lab_participants.user_id = old.id AND instr(body, challenge_lab_participants.id))
			OR EXISTS (SELECT 1 FROM contact_messages WHERE contact_messages.user_id = old.id AND instr(body, contact_messages.id))
			OR EXISTS (SELECT 1 FROM educator_applications WHERE educator_applications.user_id = old.id AND instr(body, educator_applications.id))
			OR EXISTS (SELECT 1 FROM enrollments WHERE enrollments.student_id = old.id AND instr(body, enrollments.id))
			OR EXISTS (SELECT 1 FROM event_messages WHERE event_messages.author_id = old.id AND instr(body, event_messages.id))
			OR EXISTS (SELECT 1 FROM event_registrations WHERE event_registrations.user_id = old.id AND instr(body, event_registrations.id))
			OR EXISTS (SELECT 1 FROM feedback_submissions WHERE feedback_submissions.user_id = old.id AND instr(body, feedback_submissions.id))
			OR EXISTS (SELECT 1 FROM fellowship_interest WHERE fellowship_interest.user_id = old.id AND instr(body, fellowship_interest.id))
			OR EXISTS (SELECT 1 FROM impact_confirmations WHERE impact_confirmations.user_id = old.id AND instr(body, impact_confirmations.id))
			OR EXISTS (SELECT 1 FROM impact_entries WHERE impact_entries.user_id = old.id AND instr(body, impact_entries.id))
			OR EXISTS (SELECT 1 FROM job_applications WHERE job_applications.user_id = old.id AND instr(body, job_applications.id))
			OR EXISTS (SELECT 1 FROM lab_team_requests WHERE lab_team_requests.user_id = old.id AND instr(body, lab_team_requests.id))
			OR EXISTS (SELECT 1 FROM lab_updates WHERE lab_updates.author_id = old.id AND instr(body, lab_updates.id))
			OR EXISTS (SELECT 1 FROM learning_path_responses WHERE learning_path_responses.user_id = old.id AND instr(body, learning_path_responses.id))
			OR EXISTS (SELECT 1 FROM mentorship_goals WHERE mentorship_goals.student_id = old.id AND instr(body, mentorship_goals.id))
			OR EXISTS (SELECT 1 FROM mentorship_requests WHERE mentorship_requests.student_id = old.id AND instr(body, mentorship_requests.id))
			OR EXISTS (SELECT 1 FROM mentorship_sessions WHERE mentorship_sessions.student_id = old.id AND instr(body, mentorship_sessions.id))
			OR EXISTS (SELECT 1 FROM notifications WHERE notifications.about_id = old.id AND instr(body, notifications.id))
			OR EXISTS (SELECT 1 FROM notifications WHERE notifications.user_id = old.id AND instr(body, notifications.id))
			OR EXISTS (SELECT 1 FROM outbox WHERE outbox.about_id = old.id AND instr(body, outbox.id))
			OR EXISTS (SELECT 1 FROM outbox WHERE outbox.user_id = old.id AND instr(body, outbox.id))
			OR EXISTS (SELECT 1 FROM profile_reports WHERE profile_reports.reporter_id = old.id AND instr(body, profile_reports.id))
			OR EXISTS (SELECT 1 FROM profiles WHERE profiles.id = old.id AND instr(body, profiles.id))
			OR EXISTS (SELECT 1 FROM reported_profiles WHERE reported_profiles.user_id = old.id AND instr(body, reported_profiles.id))
			OR EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = old.id AND instr(body, sessions.id)));
END;
--> statement-breakpoint
CREATE TRIGGER certificates_insert_list AFTER INSERT ON certificates
BEGIN
	INSERT OR IGNORE INTO certificate_status_lists (list, version) VALUES (new.seq / 131072, 1);
END;
--> statement-breakpoint
CREATE TRIGGER certificates_revoke_in_list AFTER UPDATE OF revoked_at ON certificates
WHEN (old.revoked_at IS NULL) <> (new.revoked_at IS NULL)
BEGIN
	UPDATE certificate_status_lists SET version = version + 1 WHERE list = new.seq / 131072;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_withdraw AFTER DELETE ON certificates
BEGIN
	INSERT INTO withdrawn_certificates (place, certificate_id) VALUES (old.seq, old.id);
	UPDATE certificate_status_lists SET version = version + 1 WHERE list = old.seq / 131072;
END;
--> statement-breakpoint
CREATE TRIGGER courses_forget_signature AFTER UPDATE OF educator_id ON courses
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL
BEGIN
	UPDATE course_certificates SET is_on = 0, is_catching_up = 0, words = '', signature = '' WHERE id = new.id;
END;
