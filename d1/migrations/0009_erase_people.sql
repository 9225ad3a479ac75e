-- Every key to a person says what becomes of it when the person is erased, so that deleting the row of `users` is all there is
-- to do: rows that are theirs go, what others need stays without them, and triggers keep the counters.
--
-- Tables are made anew beside the old ones with everything that refers to them, and the old ones dropped children first: a
-- table that is dropped while others refer to it takes their rows along. Dropping fires no triggers, so the counters and the
-- full-text tables, which go by `seq`, stay as they are; the triggers themselves go and are made again below.
CREATE TABLE `__new_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`avatar_url` text,
	`role` text DEFAULT 'student' NOT NULL,
	`bio` text,
	`location` text,
	`date_of_birth` text,
	`gender` text,
	`study_year` text,
	`institute_name` text,
	`state` text,
	`designation` text,
	`teaching_experience` integer,
	`linkedin_url` text,
	`phone_number` text,
	`subjects_of_interest` text DEFAULT '[]' NOT NULL,
	`organization_affiliation` text,
	`languages_spoken` text DEFAULT '[]' NOT NULL,
	`certifications` text DEFAULT '[]' NOT NULL,
	`visibility_status` text DEFAULT 'private' NOT NULL,
	`public_profile` integer DEFAULT false NOT NULL,
	`luma_profile_url` text,
	`whatsapp_group_link` text,
	`is_discoverable` integer DEFAULT false NOT NULL,
	`educator_status` text,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`published_course_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profiles_role_is_known" CHECK(role IN ('student', 'educator', 'admin')),
	CONSTRAINT "profiles_gender_is_known" CHECK(gender IN ('male', 'female', 'other', 'prefer_not_to_say'))
);
--> statement-breakpoint
INSERT INTO `__new_profiles` (`id`, `first_name`, `last_name`, `avatar_url`, `role`, `bio`, `location`, `date_of_birth`, `gender`, `study_year`, `institute_name`, `state`, `designation`, `teaching_experience`, `linkedin_url`, `phone_number`, `subjects_of_interest`, `organization_affiliation`, `languages_spoken`, `certifications`, `visibility_status`, `public_profile`, `luma_profile_url`, `whatsapp_group_link`, `is_discoverable`, `educator_status`, `onboarding_completed`, `published_course_count`, `created_at`, `updated_at`)
	SELECT `id`, `first_name`, `last_name`, `avatar_url`, `role`, `bio`, `location`, `date_of_birth`, `gender`, `study_year`, `institute_name`, `state`, `designation`, `teaching_experience`, `linkedin_url`, `phone_number`, `subjects_of_interest`, `organization_affiliation`, `languages_spoken`, `certifications`, `visibility_status`, `public_profile`, `luma_profile_url`, `whatsapp_group_link`, `is_discoverable`, `educator_status`, `onboarding_completed`, `published_course_count`, `created_at`, `updated_at` FROM `profiles`;
--> statement-breakpoint
CREATE TABLE `__new_courses` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`category` text NOT NULL,
	`categories` text NOT NULL,
	`level` text NOT NULL,
	`cover_image` text,
	`course_url` text,
	`educator_id` text,
	`featured` integer DEFAULT false NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`duration` text DEFAULT '4 weeks' NOT NULL,
	`objectives` text DEFAULT '[]' NOT NULL,
	`requirements` text DEFAULT '[]' NOT NULL,
	`enrollment_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`educator_id`) REFERENCES `__new_profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "courses_price_is_not_negative" CHECK(price >= 0),
	CONSTRAINT "courses_level_is_known" CHECK(level IN ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "courses_published_have_a_date" CHECK(published = 0 OR published_at IS NOT NULL),
	CONSTRAINT "courses_enrollment_count_is_not_negative" CHECK(enrollment_count >= 0)
);
--> statement-breakpoint
-- A key of another table needs it; its name is that of an index of the old table until that is dropped.
CREATE UNIQUE INDEX `__new_courses_id_unique` ON `__new_courses` (`id`);
--> statement-breakpoint
INSERT INTO `__new_courses` (`seq`, `id`, `title`, `description`, `price`, `category`, `categories`, `level`, `cover_image`, `course_url`, `educator_id`, `featured`, `published`, `published_at`, `duration`, `objectives`, `requirements`, `enrollment_count`, `created_at`, `updated_at`)
	SELECT `seq`, `id`, `title`, `description`, `price`, `category`, `categories`, `level`, `cover_image`, `course_url`, `educator_id`, `featured`, `published`, `published_at`, `duration`, `objectives`, `requirements`, (SELECT count(*) FROM `enrollments` WHERE `course_id` = `courses`.`id`), `created_at`, `updated_at` FROM `courses`;
--> statement-breakpoint
CREATE TABLE `__new_modules` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`duration` text DEFAULT '1 week' NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `__new_courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_modules` (`id`, `course_id`, `position`, `title`, `summary`, `duration`)
	SELECT `id`, `course_id`, `position`, `title`, `summary`, `duration` FROM `modules`;
--> statement-breakpoint
CREATE TABLE `__new_lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	FOREIGN KEY (`module_id`) REFERENCES `__new_modules`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lessons_duration_is_positive" CHECK(duration_minutes > 0)
);
--> statement-breakpoint
INSERT INTO `__new_lessons` (`id`, `module_id`, `position`, `title`, `kind`, `duration_minutes`)
	SELECT `id`, `module_id`, `position`, `title`, `kind`, `duration_minutes` FROM `lessons`;
--> statement-breakpoint
CREATE TABLE `__new_enrollments` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`course_id` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `__new_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `__new_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "enrollments_progress_is_a_percentage" CHECK(progress BETWEEN 0 AND 100)
);
--> statement-breakpoint
INSERT INTO `__new_enrollments` (`id`, `student_id`, `course_id`, `progress`, `completed`, `created_at`, `updated_at`)
	SELECT `id`, `student_id`, `course_id`, `progress`, `completed`, `created_at`, `updated_at` FROM `enrollments`;
--> statement-breakpoint
CREATE TABLE `__new_educator_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`submitted_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_educator_applications` (`id`, `user_id`, `status`, `submitted_at`, `decided_at`, `decided_by`, `reason`)
	SELECT `id`, `user_id`, `status`, `submitted_at`, `decided_at`, (SELECT `id` FROM `users` WHERE `users`.`id` = `decided_by`), `reason` FROM `educator_applications`;
--> statement-breakpoint
CREATE TABLE `__new_audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`actor_role` text,
	`action` text NOT NULL,
	`outcome` text NOT NULL,
	`subject_type` text,
	`subject_id` text,
	`detail` text NOT NULL,
	`request_id` text,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_audit_log` (`id`, `at`, `actor_id`, `actor_role`, `action`, `outcome`, `subject_type`, `subject_id`, `detail`, `request_id`)
	SELECT `id`, `at`, (SELECT `id` FROM `users` WHERE `users`.`id` = `actor_id`), `actor_role`, `action`, `outcome`, `subject_type`, CASE WHEN `subject_type` = 'user' THEN (SELECT `id` FROM `users` WHERE `users`.`id` = `subject_id`) ELSE `subject_id` END, `detail`, `request_id` FROM `audit_log`;
--> statement-breakpoint
DROP TABLE `lessons`;
--> statement-breakpoint
DROP TABLE `modules`;
--> statement-breakpoint
DROP TABLE `enrollments`;
--> statement-breakpoint
DROP TABLE `courses`;
--> statement-breakpoint
DROP TABLE `profiles`;
--> statement-breakpoint
DROP TABLE `educator_applications`;
--> statement-breakpoint
DROP TABLE `audit_log`;
--> statement-breakpoint
ALTER TABLE `__new_profiles` RENAME TO `profiles`;
--> statement-breakpoint
ALTER TABLE `__new_courses` RENAME TO `courses`;
--> statement-breakpoint
ALTER TABLE `__new_modules` RENAME TO `modules`;
--> statement-breakpoint
ALTER TABLE `__new_lessons` RENAME TO `lessons`;
--> statement-breakpoint
ALTER TABLE `__new_enrollments` RENAME TO `enrollments`;
--> statement-breakpoint
ALTER TABLE `__new_educator_applications` RENAME TO `educator_applications`;
--> statement-breakpoint
ALTER TABLE `__new_audit_log` RENAME TO `audit_log`;
--> statement-breakpoint
CREATE UNIQUE INDEX `modules_by_course` ON `modules` (`course_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_by_module` ON `lessons` (`module_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `enrollments_by_student_course` ON `enrollments` (`student_id`,`course_id`);
--> statement-breakpoint
CREATE INDEX `enrollments_by_course` ON `enrollments` (`course_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `enrollments_by_student` ON `enrollments` (`student_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_id_unique` ON `courses` (`id`);
--> statement-breakpoint
CREATE INDEX `courses_by_date` ON `courses` (`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_price` ON `courses` (`price`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_category_date` ON `courses` (`category`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_category_price` ON `courses` (`category`,`price`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_level_date` ON `courses` (`level`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_level_price` ON `courses` (`level`,`price`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_category_level_date` ON `courses` (`category`,`level`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_category_level_price` ON `courses` (`category`,`level`,`price`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE INDEX `courses_featured` ON `courses` (`published_at`,`id`) WHERE published = 1 AND featured = 1;
--> statement-breakpoint
CREATE INDEX `courses_by_educator` ON `courses` (`educator_id`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_date` ON `audit_log` (`at`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_user` ON `audit_log` (`subject_id`) WHERE subject_type = 'user';
--> statement-breakpoint
CREATE INDEX `audit_log_by_outcome` ON `audit_log` (`outcome`,`at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `educator_applications_one_pending` ON `educator_applications` (`user_id`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `educator_applications_by_user` ON `educator_applications` (`user_id`,`submitted_at`);
--> statement-breakpoint
CREATE INDEX `educator_applications_by_date` ON `educator_applications` (`submitted_at`,`id`);
--> statement-breakpoint
CREATE INDEX `educator_applications_by_decider` ON `educator_applications` (`decided_by`) WHERE decided_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `educator_applications_by_status` ON `educator_applications` (`status`,`submitted_at`,`id`);
--> statement-breakpoint
CREATE INDEX `outbox_by_address` ON `outbox` (`to_address`);
--> statement-breakpoint
DROP INDEX `__new_courses_id_unique`;
--> statement-breakpoint
CREATE TRIGGER courses_insert_published AFTER INSERT ON courses WHEN new.published = 1
BEGIN
	INSERT INTO course_search (rowid, title, description) VALUES (new.seq, new.title, new.description);
	INSERT INTO course_title_search (rowid, title) VALUES (new.seq, new.title);
	INSERT INTO course_counts (category, level, is_free, count) VALUES (new.category, new.level, new.price = 0, 1)
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
	UPDATE profiles SET published_course_count = published_course_count + 1 WHERE id = new.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_delete_published AFTER DELETE ON courses WHEN old.published = 1
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq;
	DELETE FROM course_title_search WHERE rowid = old.seq;
	UPDATE course_counts SET count = count - 1
		WHERE category = old.category AND level = old.level AND is_free = (old.price = 0);
	UPDATE profiles SET published_course_count = published_course_count - 1 WHERE id = old.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_reindex_text AFTER UPDATE OF title, description, published ON courses WHEN old.published = 1
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq;
	DELETE FROM course_title_search WHERE rowid = old.seq;
	INSERT INTO course_search (rowid, title, description)
		SELECT new.seq, new.title, new.description WHERE new.published = 1;
	INSERT INTO course_title_search (rowid, title) SELECT new.seq, new.title WHERE new.published = 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_index_text AFTER UPDATE OF published ON courses WHEN old.published = 0 AND new.published = 1
BEGIN
	INSERT INTO course_search (rowid, title, description) VALUES (new.seq, new.title, new.description);
	INSERT INTO course_title_search (rowid, title) VALUES (new.seq, new.title);
END;
--> statement-breakpoint
CREATE TRIGGER courses_uncount AFTER UPDATE OF published, category, level, price, educator_id ON courses
WHEN old.published = 1
BEGIN
	UPDATE course_counts SET count = count - 1
		WHERE category = old.category AND level = old.level AND is_free = (old.price = 0);
	UPDATE profiles SET published_course_count = published_course_count - 1 WHERE id = old.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_count AFTER UPDATE OF published, category, level, price, educator_id ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_counts (category, level, is_free, count) VALUES (new.category, new.level, new.price = 0, 1)
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
	UPDATE profiles SET published_course_count = published_course_count + 1 WHERE id = new.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_refuses_delete BEFORE DELETE ON audit_log
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_count AFTER INSERT ON audit_log
BEGIN
	INSERT INTO audit_counts (action, outcome, count) VALUES (new.action, new.outcome, 1)
		ON CONFLICT (action, outcome) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_insert_count AFTER INSERT ON profiles
BEGIN
	INSERT INTO user_counts (role, count) VALUES (new.role, 1) ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_delete_count AFTER DELETE ON profiles
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_recount AFTER UPDATE OF role ON profiles WHEN old.role <> new.role
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
	INSERT INTO user_counts (role, count) VALUES (new.role, 1) ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_insert_count AFTER INSERT ON courses WHEN new.published = 0
BEGIN
	INSERT INTO draft_counts (only, count) VALUES (1, 1) ON CONFLICT (only) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_delete_count AFTER DELETE ON courses WHEN old.published = 0
BEGIN
	UPDATE draft_counts SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_recount AFTER UPDATE OF published ON courses WHEN old.published <> new.published
BEGIN
	INSERT INTO draft_counts (only, count) VALUES (1, old.published - new.published)
		ON CONFLICT (only) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER educator_applications_insert_count AFTER INSERT ON educator_applications
BEGIN
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER educator_applications_delete_count AFTER DELETE ON educator_applications
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER educator_applications_recount AFTER UPDATE OF status ON educator_applications WHEN old.status <> new.status
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Whoever was erased is taken out of the log, and nothing else is ever changed in it.
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
--> statement-breakpoint
CREATE TRIGGER enrollments_insert_count AFTER INSERT ON enrollments
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count + 1 WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_delete_count AFTER DELETE ON enrollments
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count - 1 WHERE id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_recount AFTER UPDATE OF course_id ON enrollments WHEN old.course_id <> new.course_id
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count - 1 WHERE id = old.course_id;
	UPDATE courses SET enrollment_count = enrollment_count + 1 WHERE id = new.course_id;
END;
--> statement-breakpoint
-- A draft of somebody who was erased goes with them, unless somebody learns in it.
CREATE TRIGGER courses_delete_draft_of_nobody AFTER UPDATE OF educator_id ON courses
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL AND new.published = 0 AND new.enrollment_count = 0
BEGIN
	DELETE FROM courses WHERE seq = new.seq;
END;
--> statement-breakpoint
-- What knows a person without a foreign key.
CREATE TRIGGER users_erase AFTER DELETE ON users
BEGIN
	DELETE FROM idempotency_keys WHERE caller = old.id;
	DELETE FROM outbox WHERE to_address = old.email;
	UPDATE audit_log SET subject_id = NULL WHERE subject_type = 'user' AND subject_id = old.id;
END;
--> statement-breakpoint
DELETE FROM idempotency_keys WHERE caller <> 'visitor' AND caller NOT IN (SELECT id FROM users);
