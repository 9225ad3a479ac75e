DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `api_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`token_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`maker_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`warned_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`maker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "api_tokens_end_later" CHECK(ends_at > created_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_prefix_unique` ON `api_tokens` (`prefix`);--> statement-breakpoint
CREATE INDEX `api_tokens_by_date` ON `api_tokens` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `api_tokens_by_maker` ON `api_tokens` (`maker_id`);--> statement-breakpoint
CREATE INDEX `api_tokens_by_end` ON `api_tokens` (`ends_at`);--> statement-breakpoint
CREATE INDEX `api_tokens_to_warn` ON `api_tokens` (`ends_at`) WHERE revoked_at IS NULL AND warned_at IS NULL;--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`data` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`done_at` integer,
	`status` integer,
	`answer` text DEFAULT '' NOT NULL,
	`error` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_id_unique` ON `webhook_deliveries` (`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_date` ON `webhook_deliveries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_state` ON `webhook_deliveries` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook_and_state` ON `webhook_deliveries` (`webhook_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`webhook_id`,`due_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of_object` ON `webhook_deliveries` (`webhook_id`,`object_id`,`number`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_done` ON `webhook_deliveries` (`done_at`) WHERE done_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`seed` text NOT NULL,
	`old_seed` text,
	`old_secret_until` integer,
	`created_at` integer NOT NULL,
	`paused_at` integer,
	`failing_since` integer,
	`off_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhooks_by_date` ON `webhooks` (`created_at`,`id`);
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
			OR EXISTS (SELECT 1 FROM api_tokens WHERE api_tokens.maker_id = old.id AND instr(body, api_tokens.id))
			OR EXISTS (SELECT 1 FROM certificates WHERE certificates.user_id = old.id AND instr(body, certificates.id))
			OR EXISTS (SELECT 1 FROM challenge_lab_participants WHERE challenge_lab_participants.user_id = old.id AND instr(body, challenge_lab_participants.id))
			OR EXISTS (SELECT 1 FROM contact_messages WHERE contact_messages.user_id = old.id AND instr(body, contact_messages.id))
			OR EXISTS (SELECT 1 FROM course_messages WHERE course_messages.author_id = old.id AND instr(body, course_messages.id))
			OR EXISTS (SELECT 1 FROM educator_applications WHERE educator_applications.user_id = old.id AND instr(body, educator_applications.id))
			OR EXISTS (SELECT 1 FROM enrollments WHERE enrollments.student_id = old.id AND instr(body, enrollments.id))
			OR EXISTS (SELECT 1 FROM event_messages WHERE event_messages.author_id = old.id AND instr(body, event_messages.id))
			OR EXISTS (SELECT 1 FROM event_registrations WHERE event_registrations.user_id = old.id AND instr(body, event_registrations.id))
			OR EXISTS (SELECT 1 FROM feedback_submissions WHERE feedback_submissions.user_id = old.id AND instr(body, feedback_submissions.id))
			OR EXISTS (SELECT 1 FROM fellowship_interest WHERE fellowship_interest.user_id = old.id AND instr(body, fellowship_interest.id))
			OR EXISTS (SELECT 1 FROM field_hand_ins WHERE field_hand_ins.student_id = old.id AND instr(body, field_hand_ins.id))
			OR EXISTS (SELECT 1 FROM impact_confirmations WHERE impact_confirmations.user_id = old.id AND instr(body, impact_confirmations.id))
			OR EXISTS (SELECT 1 FROM impact_entries WHERE impact_entries.user_id = old.id AND instr(body, impact_entries.id))
			OR EXISTS (SELECT 1 FROM job_applications WHERE job_applications.user_id = old.id AND instr(body, job_applications.id))
			OR EXISTS (SELECT 1 FROM lab_team_requests WHERE lab_team_requests.user_id = old.id AND instr(body, lab_team_requests.id))
			OR EXISTS (SELECT 1 FROM lab_updates WHERE lab_updates.author_id = old.id AND instr(body, lab_updates.id))
			OR EXISTS (SELECT 1 FROM learning_path_responses WHERE learning_path_responses.user_id = old.id AND instr(body, learning_path_responses.id))
			OR EXISTS (SELECT 1 FROM lesson_answers WHERE lesson_answers.author_id = old.id AND instr(body, lesson_answers.id))
			OR EXISTS (SELECT 1 FROM lesson_check_tries WHERE lesson_check_tries.user_id = old.id AND instr(body, lesson_check_tries.id))
			OR EXISTS (SELECT 1 FROM lesson_question_follows WHERE lesson_question_follows.user_id = old.id AND instr(body, lesson_question_follows.id))
			OR EXISTS (SELECT 1 FROM lesson_questions WHERE lesson_questions.author_id = old.id AND instr(body, lesson_questions.id))
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
CREATE TRIGGER educator_applications_application_submitted_insert AFTER INSERT ON educator_applications
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'application.submitted', new.id,
			json_object('id', new.id, 'kind', 'educator'), new.submitted_at,
			max(new.submitted_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'application.submitted' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_enrollment_created_insert AFTER INSERT ON enrollments
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'enrollment.created', new.id,
			json_object('id', new.id, 'courseId', new.course_id), new.created_at,
			max(new.created_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'enrollment.created' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_enrollment_completed_insert AFTER INSERT ON enrollments
WHEN (new.completed_at IS NOT NULL) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'enrollment.completed', new.id,
			json_object('id', new.id, 'courseId', new.course_id), new.completed_at,
			max(new.completed_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'enrollment.completed' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_enrollment_completed_update AFTER UPDATE OF completed_at ON enrollments
WHEN (new.completed_at IS NOT NULL) IS TRUE AND NOT (old.completed_at IS NOT NULL) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'enrollment.completed', new.id,
			json_object('id', new.id, 'courseId', new.course_id), new.completed_at,
			max(new.completed_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'enrollment.completed' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_application_submitted_insert AFTER INSERT ON job_applications
WHEN (new.proven_at IS NOT NULL AND new.stage <> 'doubtful') IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'application.submitted', new.id,
			json_object('id', new.id, 'kind', 'job'), new.proven_at,
			max(new.proven_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'application.submitted' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_application_submitted_update AFTER UPDATE OF proven_at, stage ON job_applications
WHEN (new.proven_at IS NOT NULL AND new.stage <> 'doubtful') IS TRUE AND NOT (old.proven_at IS NOT NULL AND old.stage <> 'doubtful') IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'application.submitted', new.id,
			json_object('id', new.id, 'kind', 'job'), new.proven_at,
			max(new.proven_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'application.submitted' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER orders_order_paid_insert AFTER INSERT ON orders
WHEN (new.paid_at IS NOT NULL) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'order.paid', new.id,
			json_object('id', new.id, 'reference', new.reference, 'itemKind', new.item_kind, 'itemId', new.item_id, 'amount', new.amount), new.paid_at,
			max(new.paid_at + 11000, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'order.paid' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER orders_order_paid_update AFTER UPDATE OF paid_at ON orders
WHEN (new.paid_at IS NOT NULL) IS TRUE AND NOT (old.paid_at IS NOT NULL) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'order.paid', new.id,
			json_object('id', new.id, 'reference', new.reference, 'itemKind', new.item_kind, 'itemId', new.item_id, 'amount', new.amount), new.paid_at,
			max(new.paid_at + 11000, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'order.paid' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER orders_order_paid_undo AFTER UPDATE OF paid_at ON orders
WHEN (old.paid_at IS NOT NULL) IS TRUE AND NOT (new.paid_at IS NOT NULL) IS TRUE
BEGIN
	DELETE FROM webhook_deliveries WHERE webhook_id IN (SELECT id FROM webhooks) AND object_id = old.id
		AND type = 'order.paid' AND state = 'pending' AND attempts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER orders_order_refunded_insert AFTER INSERT ON orders
WHEN (new.refunded_at IS NOT NULL) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'order.refunded', new.id,
			json_object('id', new.id, 'reference', new.reference, 'itemKind', new.item_kind, 'itemId', new.item_id, 'amount', new.amount), new.refunded_at,
			max(new.refunded_at + 11000, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'order.refunded' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER orders_order_refunded_update AFTER UPDATE OF refunded_at ON orders
WHEN (new.refunded_at IS NOT NULL) IS TRUE AND NOT (old.refunded_at IS NOT NULL) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'order.refunded', new.id,
			json_object('id', new.id, 'reference', new.reference, 'itemKind', new.item_kind, 'itemId', new.item_id, 'amount', new.amount), new.refunded_at,
			max(new.refunded_at + 11000, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'order.refunded' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER orders_order_refunded_undo AFTER UPDATE OF refunded_at ON orders
WHEN (old.refunded_at IS NOT NULL) IS TRUE AND NOT (new.refunded_at IS NOT NULL) IS TRUE
BEGIN
	DELETE FROM webhook_deliveries WHERE webhook_id IN (SELECT id FROM webhooks) AND object_id = old.id
		AND type = 'order.refunded' AND state = 'pending' AND attempts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_post_published_insert AFTER INSERT ON blog_posts
WHEN (new.published) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'post.published', new.id,
			json_object('id', new.id, 'slug', new.slug), new.published_at,
			max(new.published_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'post.published' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_post_published_update AFTER UPDATE OF published ON blog_posts
WHEN (new.published) IS TRUE AND NOT (old.published) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'post.published', new.id,
			json_object('id', new.id, 'slug', new.slug), new.published_at,
			max(new.published_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'post.published' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_post_unpublished_insert AFTER INSERT ON blog_posts
WHEN (new.first_published_at IS NOT NULL AND NOT new.published) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'post.unpublished', new.id,
			json_object('id', new.id, 'slug', new.slug), new.touched_at,
			max(new.touched_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'post.unpublished' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_post_unpublished_update AFTER UPDATE OF first_published_at, published ON blog_posts
WHEN (new.first_published_at IS NOT NULL AND NOT new.published) IS TRUE AND NOT (old.first_published_at IS NOT NULL AND NOT old.published) IS TRUE
BEGIN
	INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, 'post.unpublished', new.id,
			json_object('id', new.id, 'slug', new.slug), new.touched_at,
			max(new.touched_at, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = 'post.unpublished' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL;
END;
