CREATE TABLE `account_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_tokens_token_hash_unique` ON `account_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_end` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `deletion_requests` (
	`user_id` text PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`requested_by` text DEFAULT 'owner' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deletion_requests_by_due` ON `deletion_requests` (`due_at`);--> statement-breakpoint
CREATE TABLE `educator_application_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `educator_applications` (
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
CREATE UNIQUE INDEX `educator_applications_one_pending` ON `educator_applications` (`user_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `educator_applications_by_user` ON `educator_applications` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `educator_applications_by_date` ON `educator_applications` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `educator_applications_by_decider` ON `educator_applications` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `educator_applications_by_status` ON `educator_applications` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_by_age` ON `known_devices` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `profiles` (
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
	`shows_luma_profile` integer DEFAULT false NOT NULL,
	`shows_whatsapp_group` integer DEFAULT false NOT NULL,
	`is_discoverable` integer DEFAULT false NOT NULL,
	`educator_status` text,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`published_course_count` integer DEFAULT 0 NOT NULL,
	`learner_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profiles_role_is_known" CHECK(role IN ('student', 'educator', 'admin')),
	CONSTRAINT "profiles_gender_is_known" CHECK(gender IN ('male', 'female', 'other', 'prefer_not_to_say'))
);
--> statement-breakpoint
CREATE INDEX `profiles_with_calendar` ON `profiles` (`first_name`,`id`) WHERE role = 'educator' AND public_profile = 1
      AND visibility_status = 'public' AND shows_luma_profile = 1 AND luma_profile_url IS NOT NULL;--> statement-breakpoint
CREATE TABLE `user_counts` (
	`role` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `session_counts` (
	`ends_in_hour` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`family_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`previous_token_hash` text,
	`rotated_at` integer,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`idle_expires_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`user_agent` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_idle_ends_first" CHECK(idle_expires_at <= expires_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_family_hash_unique` ON `sessions` (`family_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_owner` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`last_seen_at`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`idle_expires_at`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `suspensions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`suspended_at` integer NOT NULL,
	`suspended_by` text,
	`reason` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`suspended_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `suspensions_by_admin` ON `suspensions` (`suspended_by`) WHERE suspended_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `user_entries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`state` text NOT NULL,
	`educator_status` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_entries_state_is_known" CHECK(state IN ('active', 'unconfirmed', 'suspended', 'deleting'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_entries_user_id_unique` ON `user_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_date` ON `user_entries` (`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_role` ON `user_entries` (`role`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_state` ON `user_entries` (`state`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_role_state` ON `user_entries` (`role`,`state`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_approval` ON `user_entries` (`educator_status`,`created_at`,`user_id`) WHERE educator_status IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_entries_by_approval_state` ON `user_entries` (`educator_status`,`state`,`created_at`,`user_id`) WHERE educator_status IS NOT NULL;--> statement-breakpoint
CREATE TABLE `user_entry_counts` (
	`role` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`role`, `state`)
);
--> statement-breakpoint
CREATE TABLE `user_identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_identities_by_user` ON `user_identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`email_verified_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_email_is_lower_case" CHECK(email = lower(email))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_unproven` ON `users` (`updated_at`) WHERE email_verified_at IS NULL;--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`kind` text NOT NULL,
	`state` text DEFAULT 'unfinished' NOT NULL,
	`object_key` text,
	`small_key` text,
	`size` integer NOT NULL,
	`type` text,
	`width` integer,
	`height` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	`unused_at` integer,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "files_stored_have_an_object" CHECK(state = 'unfinished' OR (object_key IS NOT NULL AND type IS NOT NULL)),
	CONSTRAINT "files_unused_have_a_time" CHECK(uses > 0 OR unused_at IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_object_key_unique` ON `files` (`object_key`);--> statement-breakpoint
CREATE INDEX `files_by_owner` ON `files` (`owner_id`,`kind`);--> statement-breakpoint
CREATE INDEX `files_unused_by_owner` ON `files` (`owner_id`) WHERE unused_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `files_unfinished` ON `files` (`created_at`) WHERE state = 'unfinished';--> statement-breakpoint
CREATE INDEX `files_unused` ON `files` (`unused_at`) WHERE state = 'stored' AND unused_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `removed_objects` (
	`object_key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `removed_objects_by_due` ON `removed_objects` (`due_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`caller` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`lease_id` text,
	`leased_at` integer DEFAULT 0 NOT NULL,
	`status` integer,
	`content_type` text,
	`body` text,
	`number` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`caller`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_number` ON `idempotency_keys` (`caller`,`number`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_with_long_answer` ON `idempotency_keys` (`caller`,`number`) WHERE length(body) > 500;--> statement-breakpoint
CREATE TABLE `mutation_budgets` (
	`caller_hash` text PRIMARY KEY NOT NULL,
	`window_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mutation_budgets_by_age` ON `mutation_budgets` (`window_at`);--> statement-breakpoint
CREATE TABLE `throttled_acts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_hash` text NOT NULL,
	`network_hash` text NOT NULL,
	`site_hash` text DEFAULT '' NOT NULL,
	`block_hash` text,
	`act` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttled_acts_by_account` ON `throttled_acts` (`account_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_network` ON `throttled_acts` (`network_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_site` ON `throttled_acts` (`site_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_block` ON `throttled_acts` (`block_hash`,`at`) WHERE block_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `throttled_acts_by_act` ON `throttled_acts` (`act`,`at`) WHERE act IS NOT NULL;--> statement-breakpoint
CREATE INDEX `throttled_acts_by_both` ON `throttled_acts` (`account_hash`,`site_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_age` ON `throttled_acts` (`at`);--> statement-breakpoint
CREATE TABLE `unfolded_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unfolded_texts_by_row` ON `unfolded_texts` (`source`,`seq`);--> statement-breakpoint
CREATE TABLE `blog_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_name_unique` ON `blog_categories` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_slug_unique` ON `blog_categories` (`slug`);--> statement-breakpoint
CREATE TABLE `blog_drafts` (
	`post_id` text PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `blog_post_categories` (
	`category_id` text NOT NULL,
	`published_at` integer NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`category_id`, `published_at`, `post_id`),
	FOREIGN KEY (`category_id`) REFERENCES `blog_categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_categories_by_post` ON `blog_post_categories` (`post_id`);--> statement-breakpoint
CREATE TABLE `blog_post_pictures` (
	`post_id` text NOT NULL,
	`picture_image` text NOT NULL,
	`added_at` integer NOT NULL,
	`left_at` integer,
	PRIMARY KEY(`post_id`, `picture_image`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_pictures_left` ON `blog_post_pictures` (`left_at`) WHERE left_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `blog_post_versions` (
	`post_id` text NOT NULL,
	`version` integer NOT NULL,
	`details` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `version`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_versions_by_date` ON `blog_post_versions` (`saved_at`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`body_text` text DEFAULT '' NOT NULL,
	`headings` text DEFAULT '[]' NOT NULL,
	`reading_minutes` integer DEFAULT 1 NOT NULL,
	`cover_image` text,
	`cover_drawing` integer DEFAULT 0 NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`author_id` text,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`first_published_at` integer,
	`scheduled_at` integer,
	`submitted_at` integer,
	`submission_note` text DEFAULT '' NOT NULL,
	`review_note` text,
	`deleted_at` integer,
	`copied_version` integer DEFAULT 0 NOT NULL,
	`last_change` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "blog_posts_published_have_a_time" CHECK(published = (published_at IS NOT NULL)),
	CONSTRAINT "blog_posts_shown_are_not_deleted" CHECK(deleted_at IS NULL OR (published = 0 AND scheduled_at IS NULL AND submitted_at IS NULL)),
	CONSTRAINT "blog_posts_scheduled_are_not_published" CHECK(scheduled_at IS NULL OR published = 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_id_unique` ON `blog_posts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_newest` ON `blog_posts` (`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `blog_posts_by_author_newest` ON `blog_posts` (`author_id`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `blog_posts_by_author` ON `blog_posts` (`author_id`,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_posts_by_standing` ON `blog_posts` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "submitted_at" IS NOT NULL THEN 'review' WHEN "scheduled_at" IS NOT NULL THEN 'scheduled' WHEN "published" THEN 'published' ELSE 'draft' END,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_posts_by_touch` ON `blog_posts` (`touched_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_scheduled` ON `blog_posts` (`scheduled_at`) WHERE scheduled_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_deleted` ON `blog_posts` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `blog_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_slugs_by_post` ON `blog_slugs` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_standing_counts` (
	`standing` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `career_positions` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`responsibilities` text NOT NULL,
	`requirements` text NOT NULL,
	`benefits` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`place` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`closed_at` integer,
	CONSTRAINT "career_positions_status_is_known" CHECK(status IN ('draft', 'open', 'closed')),
	CONSTRAINT "career_positions_open_are_published" CHECK(status = 'draft' OR published_at IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `career_positions_by_status` ON `career_positions` (`status`,`place`,`id`);--> statement-breakpoint
CREATE INDEX `career_positions_by_place` ON `career_positions` (`place`,`id`);--> statement-breakpoint
CREATE TABLE `job_application_counts` (
	`position_id` text NOT NULL,
	`stage` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`position_id`, `stage`)
);
--> statement-breakpoint
CREATE TABLE `job_applications` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`position_id` text NOT NULL,
	`position` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`link` text NOT NULL,
	`note` text NOT NULL,
	`resume_id` text,
	`resume_name` text,
	`link_key` text NOT NULL,
	`proven_at` integer,
	`stage` text DEFAULT 'new' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`told_again_at` integer,
	`team_note` text DEFAULT '' NOT NULL,
	`answer` text,
	`answer_stage` text,
	`answered_at` integer,
	`answer_mail_id` text,
	`answered_by` text,
	`stage_before` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`position_id`) REFERENCES `career_positions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resume_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "job_applications_stage_is_known" CHECK(stage IN ('new', 'in_review', 'interview', 'offer', 'hired', 'declined', 'withdrawn', 'doubtful')),
	CONSTRAINT "job_applications_answers_have_a_time" CHECK((answer IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_id_unique` ON `job_applications` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_link_key_unique` ON `job_applications` (`link_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_once` ON `job_applications` (`email`,`position_id`) WHERE stage NOT IN ('withdrawn', 'doubtful') AND proven_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `job_applications_by_email` ON `job_applications` (`email`);--> statement-breakpoint
CREATE INDEX `job_applications_by_user` ON `job_applications` (`user_id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_date` ON `job_applications` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_stage` ON `job_applications` (`stage`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_position` ON `job_applications` (`position_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_resume` ON `job_applications` (`resume_id`) WHERE resume_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `job_applications_by_answerer` ON `job_applications` (`answered_by`) WHERE answered_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `audit_counts` (
	`action` text NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`action`, `outcome`)
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
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
CREATE INDEX `audit_log_by_date` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_user` ON `audit_log` (`subject_id`) WHERE subject_type = 'user';--> statement-breakpoint
CREATE INDEX `audit_log_by_outcome` ON `audit_log` (`outcome`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `counter_walks` (
	`counter` text PRIMARY KEY NOT NULL,
	`after` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`choice` text NOT NULL,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`template` text NOT NULL,
	`details` text NOT NULL,
	`about_id` text,
	`at` integer NOT NULL,
	`read_at` integer,
	`mail_id` text,
	`digest_since` integer,
	`number` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`at`,`id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_by_number` ON `notifications` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `notifications_by_moment` ON `notifications` (`at`);--> statement-breakpoint
CREATE INDEX `notifications_by_mail` ON `notifications` (`mail_id`);--> statement-breakpoint
CREATE INDEX `notifications_by_about` ON `notifications` (`about_id`) WHERE about_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_by_digest` ON `notifications` (`digest_since`,`id`) WHERE digest_since IS NOT NULL;--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`template` text NOT NULL,
	`kind` text,
	`to_address` text NOT NULL,
	`user_id` text,
	`token_id` text,
	`about_id` text,
	`details` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`leased_at` integer,
	`sent_at` integer,
	`last_error` text,
	`urgency` integer GENERATED ALWAYS AS (CASE state WHEN 'dead' THEN 4 WHEN 'unknown' THEN 3 WHEN 'pending' THEN 2 WHEN 'leased' THEN 1 WHEN 'sent' THEN 0 END) VIRTUAL NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_by_due` ON `outbox` (`due_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_by_lease` ON `outbox` (`leased_at`) WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX `outbox_by_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbox_by_address` ON `outbox` (`to_address`);--> statement-breakpoint
CREATE INDEX `outbox_by_about` ON `outbox` (`about_id`) WHERE about_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_urgency` ON `outbox` (`urgency`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_by_template_urgency` ON `outbox` (`template`,`urgency`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_by_template` ON `outbox` (`template`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_by_date` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `outbox_counts` (
	`state` text NOT NULL,
	`template` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`state`, `template`)
);
--> statement-breakpoint
CREATE TABLE `user_denials` (
	`user_id` text NOT NULL,
	`operation` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `operation`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_denials_by_day` ON `user_denials` (`day`);--> statement-breakpoint
CREATE TABLE `visitor_denials` (
	`day` text NOT NULL,
	`operation` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `operation`)
);
--> statement-breakpoint
CREATE TABLE `course_drafts` (
	`course_id` text PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`outline` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lesson_drafts` (
	`lesson_id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`video_url` text,
	`bring` text DEFAULT '[]' NOT NULL,
	`checklist` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_drafts_by_course` ON `lesson_drafts` (`course_id`,`lesson_id`);--> statement-breakpoint
CREATE TABLE `lesson_contents` (
	`lesson_id` text PRIMARY KEY NOT NULL,
	`html` text NOT NULL,
	`video_url` text,
	`bring` text DEFAULT '[]' NOT NULL,
	`checklist` text DEFAULT '[]' NOT NULL,
	`draft_version` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`is_preview` integer DEFAULT false NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lessons_duration_is_positive" CHECK(duration_minutes > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_by_module` ON `lessons` (`module_id`,`position`) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX `lessons_of_module` ON `lessons` (`module_id`);--> statement-breakpoint
CREATE TABLE `modules` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`duration` text DEFAULT '1 week' NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `modules_by_course` ON `modules` (`course_id`,`position`) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX `modules_of_course` ON `modules` (`course_id`);--> statement-breakpoint
CREATE TABLE `course_counts` (
	`category` text NOT NULL,
	`level` text NOT NULL,
	`is_free` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category`, `level`, `is_free`)
);
--> statement-breakpoint
CREATE TABLE `course_standing_counts` (
	`standing` text NOT NULL,
	`category` text NOT NULL,
	`is_free` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`standing`, `category`, `is_free`)
);
--> statement-breakpoint
CREATE TABLE `courses` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
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
	`lesson_count` integer DEFAULT 0 NOT NULL,
	`lesson_minutes` integer DEFAULT 0 NOT NULL,
	`enrollment_count` integer DEFAULT 0 NOT NULL,
	`completed_count` integer DEFAULT 0 NOT NULL,
	`progress_total` integer DEFAULT 0 NOT NULL,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`touched_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`educator_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "courses_price_is_not_negative" CHECK(price >= 0),
	CONSTRAINT "courses_level_is_known" CHECK(level IN ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "courses_published_have_a_date" CHECK(published = 0 OR published_at IS NOT NULL),
	CONSTRAINT "courses_enrollment_count_is_not_negative" CHECK(enrollment_count >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_id_unique` ON `courses` (`id`);--> statement-breakpoint
CREATE INDEX `courses_by_date` ON `courses` (`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_price` ON `courses` (`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_category_date` ON `courses` (`category`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_category_price` ON `courses` (`category`,`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_level_date` ON `courses` (`level`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_level_price` ON `courses` (`level`,`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_category_level_date` ON `courses` (`category`,`level`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_category_level_price` ON `courses` (`category`,`level`,`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_featured` ON `courses` (`published_at`,`id`) WHERE published = 1 AND featured = 1;--> statement-breakpoint
CREATE INDEX `courses_by_creation` ON `courses` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `courses_by_standing` ON `courses` (CASE WHEN "archived_at" IS NOT NULL THEN 'archived' WHEN "published" THEN 'published' ELSE 'draft' END,`category`,("price" = 0),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `courses_featured_by_creation` ON `courses` (`created_at`,`id`) WHERE featured = 1;--> statement-breakpoint
CREATE INDEX `courses_by_educator` ON `courses` (`educator_id`,`id`);--> statement-breakpoint
CREATE INDEX `courses_current_by_educator` ON `courses` (`educator_id`,`touched_at`,`id`) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `courses_archived_by_educator` ON `courses` (`educator_id`,`touched_at`,`id`) WHERE archived_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `courses_deleted` ON `courses` (`archived_at`) WHERE archived_at IS NOT NULL AND enrollment_count = 0;--> statement-breakpoint
CREATE TABLE `draft_counts` (
	`only` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `enrollments` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`course_id` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`completed_at` integer,
	`last_lesson_id` text,
	`last_opened_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`last_lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enrollments_progress_is_a_percentage" CHECK(progress BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enrollments_by_student_course` ON `enrollments` (`student_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `enrollments_by_course` ON `enrollments` (`course_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `enrollments_by_course_status` ON `enrollments` (`course_id`,CASE WHEN "completed" THEN 'completed' WHEN "progress" > 0 THEN 'in_progress' ELSE 'not_started' END,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `enrollments_by_student` ON `enrollments` (`student_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `enrollments_by_last_lesson` ON `enrollments` (`last_lesson_id`) WHERE last_lesson_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`enrollment_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`done_at` integer,
	`checked` text DEFAULT '[]' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`note_version` integer DEFAULT 0 NOT NULL,
	`note_saved_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`enrollment_id`, `lesson_id`),
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_progress_by_lesson` ON `lesson_progress` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `lesson_progress_with_note` ON `lesson_progress` (`enrollment_id`,`note_saved_at`,`lesson_id`) WHERE note <> '';--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_hash_unique` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `event_drafts` (
	`event_id` text PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_mailings` (
	`change` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`manager_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`manager_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_mailings_by_event` ON `event_mailings` (`event_id`,`at`);--> statement-breakpoint
CREATE INDEX `event_mailings_by_manager` ON `event_mailings` (`manager_id`,`at`);--> statement-breakpoint
CREATE INDEX `event_mailings_by_age` ON `event_mailings` (`at`);--> statement-breakpoint
CREATE TABLE `event_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`author_id` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`audience` text NOT NULL,
	`takes_replies` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`recipients_count` integer DEFAULT 0 NOT NULL,
	`written_until` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_messages_by_event` ON `event_messages` (`event_id`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_messages_by_author` ON `event_messages` (`author_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `event_messages_unfinished` ON `event_messages` (`sent_at`) WHERE written_until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `event_registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`takes_seat` integer NOT NULL,
	`seat_until` integer,
	`cancelled_from` text,
	`queue_number` integer,
	`ticket_code` text NOT NULL,
	`wants_reminder` integer DEFAULT false NOT NULL,
	`reminded_at` integer,
	`grant_id` text,
	`registered_at` integer,
	`cancelled_at` integer,
	`checked_in_at` integer,
	`sorted_name` text DEFAULT '' NOT NULL,
	`checked_in_by` text,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`checked_in_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "event_registrations_status_is_known" CHECK(status IN ('registered', 'awaiting_payment', 'offered', 'waitlisted', 'cancelled')),
	CONSTRAINT "event_registrations_seats_are_taken" CHECK((status NOT IN ('registered', 'awaiting_payment', 'offered') OR takes_seat = 1) AND (status <> 'waitlisted' OR takes_seat = 0)),
	CONSTRAINT "event_registrations_waiting_have_a_number" CHECK(status <> 'waitlisted' OR queue_number IS NOT NULL),
	CONSTRAINT "event_registrations_kept_seats_end" CHECK(status NOT IN ('offered', 'cancelled') OR takes_seat = 0 OR seat_until IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_ticket_code_unique` ON `event_registrations` (`ticket_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_grant_id_unique` ON `event_registrations` (`grant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_by_event_user` ON `event_registrations` (`event_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_in_order` ON `event_registrations` (`event_id`,`queue_number`) WHERE queue_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_waiting` ON `event_registrations` (`event_id`,`queue_number`) WHERE status = 'waitlisted';--> statement-breakpoint
CREATE INDEX `event_registrations_by_event` ON `event_registrations` (`event_id`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_event_status` ON `event_registrations` (`event_id`,`status`,("checked_in_at" IS NULL),`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_event_name` ON `event_registrations` (`event_id`,`status`,("checked_in_at" IS NULL),`sorted_name`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_user` ON `event_registrations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_seat_end` ON `event_registrations` (`seat_until`) WHERE takes_seat = 1 AND seat_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_by_event_seat_end` ON `event_registrations` (`event_id`,`seat_until`) WHERE takes_seat = 1 AND seat_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_to_remind` ON `event_registrations` (`event_id`,`id`) WHERE wants_reminder = 1 AND status = 'registered' AND reminded_at IS NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_by_checker` ON `event_registrations` (`checked_in_by`) WHERE checked_in_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `event_walk_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`sorted_name` text NOT NULL,
	`checked_in_at` integer NOT NULL,
	`checked_in_by` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`checked_in_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_walk_ins_by_event_email` ON `event_walk_ins` (`event_id`,`email`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_event_name` ON `event_walk_ins` (`event_id`,`sorted_name`,`id`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_event_time` ON `event_walk_ins` (`event_id`,`checked_in_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_email` ON `event_walk_ins` (`email`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_checker` ON `event_walk_ins` (`checked_in_by`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_time` ON `event_walk_ins` (`checked_in_at`);--> statement-breakpoint
CREATE TABLE `event_days` (
	`event_id` text NOT NULL,
	`day` text NOT NULL,
	`tab` text NOT NULL,
	`type` text NOT NULL,
	`starts_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `day`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_days_listed` ON `event_days` (`tab`,`type`,`day`,`starts_at`,`event_id`);--> statement-breakpoint
CREATE TABLE `event_standing_counts` (
	`standing` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`type` text,
	`category` text DEFAULT 'product' NOT NULL,
	`topic` text,
	`source` text DEFAULT 'internal' NOT NULL,
	`external_url` text,
	`location` text DEFAULT '' NOT NULL,
	`is_link_public` integer DEFAULT false NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`closes_at` integer,
	`closes_minutes_before` integer DEFAULT 0 NOT NULL,
	`max_participants` integer DEFAULT 100 NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`has_waitlist` integer DEFAULT true NOT NULL,
	`cover_image` text,
	`cover_drawing` integer DEFAULT 0 NOT NULL,
	`recording_url` text,
	`is_hidden_from_home` integer DEFAULT false NOT NULL,
	`educator_id` text,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`cancelled_at` integer,
	`cancel_message` text,
	`deleted_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`last_change` text DEFAULT '' NOT NULL,
	`registrations_count` integer DEFAULT 0 NOT NULL,
	`taken_count` integer DEFAULT 0 NOT NULL,
	`waitlist_count` integer DEFAULT 0 NOT NULL,
	`checked_in_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`touched_at` integer DEFAULT 0 NOT NULL,
	`is_over` integer DEFAULT false NOT NULL,
	`planned_at` integer GENERATED ALWAYS AS (coalesce(starts_at, 253402214400000)) VIRTUAL NOT NULL,
	`agenda_at` integer GENERATED ALWAYS AS (CASE WHEN is_over THEN 2 * 253402214400000 - coalesce(starts_at, 0) ELSE coalesce(starts_at, 253402214400000) END) VIRTUAL NOT NULL,
	FOREIGN KEY (`educator_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "events_end_after_start" CHECK(ends_at > starts_at),
	CONSTRAINT "events_published_are_whole" CHECK(published = 0 OR (published_at IS NOT NULL AND starts_at IS NOT NULL
        AND ends_at IS NOT NULL AND closes_at IS NOT NULL AND type IS NOT NULL AND deleted_at IS NULL)),
	CONSTRAINT "events_price_is_not_negative" CHECK(price >= 0),
	CONSTRAINT "events_have_room" CHECK(max_participants >= 1),
	CONSTRAINT "events_seats_are_there" CHECK(taken_count BETWEEN 0 AND max_participants),
	CONSTRAINT "events_counts_are_not_negative" CHECK(registrations_count >= 0 AND waitlist_count >= 0 AND checked_in_count >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id_unique` ON `events` (`id`);--> statement-breakpoint
CREATE INDEX `events_by_tab_type_end` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`type`,`ends_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_tab_type_over_start` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`type`,`is_over`,`starts_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`starts_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_educator` ON `events` (`educator_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_update` ON `events` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_standing_touch` ON `events` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "published" = 0 AND "cancelled_at" IS NULL THEN 'draft' WHEN "is_over" THEN 'past' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' ELSE 'published' END,CASE WHEN "type" IS NULL THEN '' ELSE "type" END,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_standing_plan` ON `events` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "published" = 0 AND "cancelled_at" IS NULL THEN 'draft' WHEN "is_over" THEN 'past' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' ELSE 'published' END,CASE WHEN "type" IS NULL THEN '' ELSE "type" END,`planned_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_standing_agenda` ON `events` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "published" = 0 AND "cancelled_at" IS NULL THEN 'draft' WHEN "is_over" THEN 'past' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' ELSE 'published' END,CASE WHEN "type" IS NULL THEN '' ELSE "type" END,`agenda_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_to_end` ON `events` (`ends_at`) WHERE is_over = 0;--> statement-breakpoint
CREATE INDEX `events_to_settle` ON `events` (`starts_at`,`id`) WHERE waitlist_count > 0 AND taken_count < max_participants AND cancelled_at IS NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `events_taking_place` ON `events` (`starts_at`,`id`) WHERE published_at IS NOT NULL AND cancelled_at IS NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `events_deleted` ON `events` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `fellowship_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`track` text,
	`details` text NOT NULL,
	`statement_id` text,
	`statement_name` text,
	`version` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`reminded_of` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`statement_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `fellowship_drafts_by_track` ON `fellowship_drafts` (`track`,`user_id`);--> statement-breakpoint
CREATE INDEX `fellowship_drafts_by_save` ON `fellowship_drafts` (`saved_at`);--> statement-breakpoint
CREATE INDEX `fellowship_drafts_by_statement` ON `fellowship_drafts` (`statement_id`) WHERE statement_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `fellowship_interest` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`track` text NOT NULL,
	`round` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`organization` text NOT NULL,
	`role` text NOT NULL,
	`area_of_interest` text NOT NULL,
	`motivation` text NOT NULL,
	`preferred_mode` text,
	`linkedin_url` text,
	`guardian_contact` text,
	`phone_number` text NOT NULL,
	`location` text NOT NULL,
	`statement_id` text,
	`statement_name` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`reviewed_at` integer,
	`score` integer DEFAULT 0 NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`statement_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "fellowship_interest_status_is_known" CHECK(status IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "fellowship_interest_decided_have_a_time" CHECK((status = 'pending') = (decided_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fellowship_interest_id_unique` ON `fellowship_interest` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `fellowship_interest_once` ON `fellowship_interest` (`user_id`,`track`,`round`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_email` ON `fellowship_interest` (`email`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_date` ON `fellowship_interest` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_status` ON `fellowship_interest` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_track` ON `fellowship_interest` (`track`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_track_and_status` ON `fellowship_interest` (`track`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_score` ON `fellowship_interest` (`score`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_statement` ON `fellowship_interest` (`statement_id`) WHERE statement_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `fellowship_interest_decided` ON `fellowship_interest` (`decided_at`) WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_decider` ON `fellowship_interest` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `fellowship_interest_counts` (
	`track` text NOT NULL,
	`round` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`track`, `round`, `status`)
);
--> statement-breakpoint
CREATE TABLE `fellowship_reviews` (
	`application_id` text NOT NULL,
	`reviewer_id` text NOT NULL,
	`motivation` integer,
	`fit` integer,
	`feasibility` integer,
	`note` text DEFAULT '' NOT NULL,
	`has_conflict` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`application_id`, `reviewer_id`),
	FOREIGN KEY (`application_id`) REFERENCES `fellowship_interest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fellowship_reviews_by_reviewer` ON `fellowship_reviews` (`reviewer_id`);--> statement-breakpoint
CREATE TABLE `fellowship_tracks` (
	`track` text NOT NULL,
	`round` integer NOT NULL,
	`is_open` integer NOT NULL,
	`opens_at` integer,
	`deadline` integer,
	`starts_on` text,
	`ends_on` text,
	`capacity` integer,
	`is_blind` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`track`, `round`),
	CONSTRAINT "fellowship_tracks_open_before_they_close" CHECK(opens_at IS NULL OR deadline IS NULL OR opens_at < deadline)
);
--> statement-breakpoint
CREATE TABLE `contact_message_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`submitted_at` integer NOT NULL,
	`reply` text,
	`replied_at` integer,
	`replied_by` text,
	`team_mail_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`replied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contact_messages_status_is_known" CHECK(status IN ('new', 'answered', 'closed', 'doubtful')),
	CONSTRAINT "contact_messages_answered_have_a_reply" CHECK((status = 'answered') = (reply IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_id_unique` ON `contact_messages` (`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_date` ON `contact_messages` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status` ON `contact_messages` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_user` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_replier` ON `contact_messages` (`replied_by`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_team_mail` ON `contact_messages` (`team_mail_id`,`id`);--> statement-breakpoint
CREATE TABLE `feedback_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feedback_submissions` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text,
	`role` text NOT NULL,
	`feedback_text` text NOT NULL,
	`contact_requested` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`submitted_at` integer NOT NULL,
	`reply` text,
	`replied_at` integer,
	`replied_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`replied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "feedback_submissions_role_is_known" CHECK(role IN ('learner', 'educator', 'visitor', 'other')),
	CONSTRAINT "feedback_submissions_status_is_known" CHECK(status IN ('new', 'planned', 'done', 'doubtful')),
	CONSTRAINT "feedback_submissions_can_be_replied_to" CHECK(NOT contact_requested OR email IS NOT NULL),
	CONSTRAINT "feedback_submissions_replies_are_requested" CHECK(reply IS NULL OR contact_requested)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_submissions_id_unique` ON `feedback_submissions` (`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_date` ON `feedback_submissions` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_status` ON `feedback_submissions` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_role` ON `feedback_submissions` (`role`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_user` ON `feedback_submissions` (`user_id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_email` ON `feedback_submissions` (`email`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_replier` ON `feedback_submissions` (`replied_by`);--> statement-breakpoint
CREATE TABLE `newsletter_deliveries` (
	`issue_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`mail_id` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`queued_at` integer NOT NULL,
	PRIMARY KEY(`issue_id`, `subscriber_id`),
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber_id`) REFERENCES `newsletter_subscribers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_deliveries_mail_id_unique` ON `newsletter_deliveries` (`mail_id`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_by_subscriber` ON `newsletter_deliveries` (`subscriber_id`,`queued_at`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_queued` ON `newsletter_deliveries` (`issue_id`) WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_by_date` ON `newsletter_deliveries` (`queued_at`);--> statement-breakpoint
CREATE TABLE `newsletter_issue_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_issues` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`slug` text,
	`title` text DEFAULT '' NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`audience` text DEFAULT 'all' NOT NULL,
	`frequency` text DEFAULT 'monthly' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`rendered` text,
	`rendered_version` integer DEFAULT 0 NOT NULL,
	`author_id` text,
	`created_at` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	`scheduled_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`written_until` integer,
	`recipients_count` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`withheld_count` integer DEFAULT 0 NOT NULL,
	`unsubscribed_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "newsletter_issues_state_is_known" CHECK(state IN ('draft', 'scheduled', 'sending', 'paused', 'sent')),
	CONSTRAINT "newsletter_issues_shown_are_whole" CHECK(started_at IS NULL OR (slug IS NOT NULL AND rendered IS NOT NULL AND rendered_version = version)),
	CONSTRAINT "newsletter_issues_scheduled_have_a_time" CHECK((state = 'scheduled') = (scheduled_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_id_unique` ON `newsletter_issues` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_slug_unique` ON `newsletter_issues` (`slug`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_by_touch` ON `newsletter_issues` (`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_by_state` ON `newsletter_issues` (`state`,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_by_author` ON `newsletter_issues` (`author_id`,`touched_at`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_scheduled` ON `newsletter_issues` (`scheduled_at`) WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX `newsletter_issues_being_sent` ON `newsletter_issues` (`started_at`) WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX `newsletter_issues_archive` ON `newsletter_issues` (`started_at`,`id`) WHERE started_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `newsletter_stops` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`stopped_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscriber_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`status` text DEFAULT 'unconfirmed' NOT NULL,
	`confirmed` integer GENERATED ALWAYS AS (status = 'confirmed') VIRTUAL,
	`topics` text NOT NULL,
	`frequency` text DEFAULT 'monthly' NOT NULL,
	`subscribed_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	CONSTRAINT "newsletter_subscribers_status_is_known" CHECK(status IN ('unconfirmed', 'confirmed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscribers_end_has_a_date" CHECK((status = 'unsubscribed') = (unsubscribed_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_id_unique` ON `newsletter_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_date` ON `newsletter_subscribers` (`subscribed_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_status` ON `newsletter_subscribers` (`status`,`subscribed_at`,`id`);--> statement-breakpoint
CREATE TABLE `challenge_lab_participants` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`statement` text NOT NULL,
	`external_link` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`note` text,
	`team_id` text,
	`decided_at` integer,
	`decided_by` text,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`rank` integer GENERATED ALWAYS AS (CASE status WHEN 'pending' THEN 0 WHEN 'approved' THEN 1 ELSE 2 END) VIRTUAL NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `lab_teams`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "challenge_lab_participants_role_is_known" CHECK(role IN ('student', 'educator')),
	CONSTRAINT "challenge_lab_participants_status_is_known" CHECK(status IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "challenge_lab_participants_teams_are_of_learners" CHECK(team_id IS NULL OR (role = 'student' AND status = 'approved'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_lab_participants_by_lab_user` ON `challenge_lab_participants` (`lab_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_waiting` ON `challenge_lab_participants` (`lab_id`,`rank`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_waiting_by_role` ON `challenge_lab_participants` (`lab_id`,`role`,`rank`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_newest` ON `challenge_lab_participants` (`lab_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_newest_by_role` ON `challenge_lab_participants` (`lab_id`,`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_by_user` ON `challenge_lab_participants` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_by_team` ON `challenge_lab_participants` (`team_id`) WHERE team_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_by_decider` ON `challenge_lab_participants` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lab_goal_checks` (
	`team_id` text NOT NULL,
	`goal` text NOT NULL,
	`done_by` text,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`team_id`, `goal`),
	FOREIGN KEY (`team_id`) REFERENCES `lab_teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`done_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lab_goal_checks_by_person` ON `lab_goal_checks` (`done_by`);--> statement-breakpoint
CREATE TABLE `lab_links` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`title` text NOT NULL,
	`url` text NOT NULL,
	`added_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`added_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lab_links_by_lab` ON `lab_links` (`lab_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_links_by_person` ON `lab_links` (`added_by`);--> statement-breakpoint
CREATE TABLE `lab_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`team_id` text NOT NULL,
	`stage_id` text NOT NULL,
	`body` text NOT NULL,
	`links` text NOT NULL,
	`file_id` text,
	`submitted_by` text,
	`submitted_at` integer NOT NULL,
	`feedback` text,
	`feedback_by` text,
	`feedback_at` integer,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `lab_teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`submitted_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`feedback_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_submissions_by_team_stage` ON `lab_submissions` (`team_id`,`stage_id`);--> statement-breakpoint
CREATE INDEX `lab_submissions_by_lab` ON `lab_submissions` (`lab_id`);--> statement-breakpoint
CREATE INDEX `lab_submissions_by_sender` ON `lab_submissions` (`submitted_by`);--> statement-breakpoint
CREATE INDEX `lab_submissions_by_mentor` ON `lab_submissions` (`feedback_by`);--> statement-breakpoint
CREATE INDEX `lab_submissions_by_file` ON `lab_submissions` (`file_id`) WHERE file_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lab_teams` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`title` text NOT NULL,
	`sorted_title` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	`members_count` integer DEFAULT 0 NOT NULL,
	`submissions_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_teams_by_name` ON `lab_teams` (`lab_id`,`sorted_title`);--> statement-breakpoint
CREATE INDEX `lab_teams_by_creator` ON `lab_teams` (`created_by`);--> statement-breakpoint
CREATE TABLE `lab_updates` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`author_id` text,
	`is_mentor` integer NOT NULL,
	`body` text NOT NULL,
	`html` text NOT NULL,
	`picture_image` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lab_updates_newest` ON `lab_updates` (`lab_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_updates_by_author` ON `lab_updates` (`author_id`);--> statement-breakpoint
CREATE TABLE `challenge_labs` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`goals` text NOT NULL,
	`deliverables` text DEFAULT '[]' NOT NULL,
	`timeline` text NOT NULL,
	`category` text,
	`starts_on` text NOT NULL,
	`closes_on` text NOT NULL,
	`closes_at` integer NOT NULL,
	`first_ends_at` integer NOT NULL,
	`last_starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`max_participants` integer NOT NULL,
	`max_mentors` integer NOT NULL,
	`team_size` integer NOT NULL,
	`requested_for` text DEFAULT '' NOT NULL,
	`needs` text DEFAULT '' NOT NULL,
	`cover_image` text,
	`cover_drawing` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_by` text,
	`outcome` text DEFAULT '' NOT NULL,
	`outcome_html` text DEFAULT '' NOT NULL,
	`outcome_at` integer,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`last_change` text DEFAULT '' NOT NULL,
	`participants_count` integer DEFAULT 0 NOT NULL,
	`mentors_count` integer DEFAULT 0 NOT NULL,
	`pending_count` integer DEFAULT 0 NOT NULL,
	`teams_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "challenge_labs_status_is_known" CHECK(status IN ('draft', 'open', 'closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_labs_id_unique` ON `challenge_labs` (`id`);--> statement-breakpoint
CREATE INDEX `challenge_labs_open` ON `challenge_labs` (`is_sample`,`closes_at`,`id`) WHERE status = 'open' AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `challenge_labs_by_creator` ON `challenge_labs` (`created_by`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_labs_by_standing` ON `challenge_labs` (CASE WHEN "archived_at" IS NOT NULL THEN 'archived' ELSE "status" END,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_labs_newest` ON `challenge_labs` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `mentor_settings` (
	`mentor_id` text PRIMARY KEY NOT NULL,
	`capacity` integer NOT NULL,
	`areas` text DEFAULT '[]' NOT NULL,
	`paused_until` text,
	`meeting_url` text,
	`confirms_itself` integer DEFAULT false NOT NULL,
	`weekly_hours` text DEFAULT '[]' NOT NULL,
	`opened_starts` text DEFAULT '[]' NOT NULL,
	`closed_starts` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mentorship_goals` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`student_id` text NOT NULL,
	`title` text NOT NULL,
	`done_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `mentorship_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentorship_goals_by_request` ON `mentorship_goals` (`request_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_goals_by_student` ON `mentorship_goals` (`student_id`);--> statement-breakpoint
CREATE TABLE `mentorship_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`student_id` text NOT NULL,
	`mentor_id` text,
	`state` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`held_until` integer,
	`cancelling_side` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`day_reminded_at` integer,
	`hour_reminded_at` integer,
	`learner_note` text,
	`is_learner_note_shared` integer DEFAULT true NOT NULL,
	`mentor_note` text,
	`is_mentor_note_shared` integer DEFAULT true NOT NULL,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `mentorship_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "mentorship_sessions_state_is_known" CHECK(state IN ('held', 'confirmed', 'cancelled', 'happened', 'missed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_sessions_one_per_slot` ON `mentorship_sessions` (`mentor_id`,`starts_at`) WHERE state IN ('held', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_sessions_one_per_learner` ON `mentorship_sessions` (`student_id`,`starts_at`) WHERE state IN ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX `mentorship_sessions_by_request` ON `mentorship_sessions` (`request_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentorship_sessions_by_student` ON `mentorship_sessions` (`student_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentorship_sessions_by_mentor` ON `mentorship_sessions` (`mentor_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentorship_sessions_to_come` ON `mentorship_sessions` (`starts_at`) WHERE state IN ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX `mentorship_sessions_held` ON `mentorship_sessions` (`held_until`) WHERE state = 'held';--> statement-breakpoint
CREATE TABLE `mentorship_request_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mentorship_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`mentor_id` text,
	`starts_at` integer,
	FOREIGN KEY (`request_id`) REFERENCES `mentorship_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `mentorship_steps_by_request` ON `mentorship_steps` (`request_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_steps_by_actor` ON `mentorship_steps` (`actor_id`);--> statement-breakpoint
CREATE INDEX `mentorship_steps_by_mentor` ON `mentorship_steps` (`mentor_id`);--> statement-breakpoint
CREATE TABLE `mentorship_requests` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`student_id` text NOT NULL,
	`mentor_id` text,
	`area` text NOT NULL,
	`level` text NOT NULL,
	`purpose` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`rejection_reason` text,
	`assigned_at` integer,
	`reminded_at` integer,
	`escalated_at` integer,
	`answered_at` integer,
	`closed_at` integer,
	`learner_feedback` text,
	`mentor_feedback` text,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "mentorship_requests_status_is_known" CHECK(status IN ('pending', 'accepted', 'rejected', 'cancelled', 'completed')),
	CONSTRAINT "mentorship_requests_nobody_mentors_themselves" CHECK(mentor_id IS NULL OR mentor_id <> student_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_requests_id_unique` ON `mentorship_requests` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_requests_one_per_area` ON `mentorship_requests` (`student_id`,`area`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_student` ON `mentorship_requests` (`student_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_student_status` ON `mentorship_requests` (`student_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_mentor` ON `mentorship_requests` (`mentor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_mentor_status` ON `mentorship_requests` (`mentor_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_date` ON `mentorship_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_status` ON `mentorship_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_unassigned` ON `mentorship_requests` (`created_at`,`id`) WHERE status = 'pending' AND mentor_id IS NULL;--> statement-breakpoint
CREATE INDEX `mentorship_requests_asked` ON `mentorship_requests` (`assigned_at`) WHERE status = 'pending' AND mentor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mentorship_requests_answered` ON `mentorship_requests` (`mentor_id`,`answered_at`) WHERE answered_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `order_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order_sums` (
	`unit` text NOT NULL,
	`period` text NOT NULL,
	`paid_count` integer DEFAULT 0 NOT NULL,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`refunded_count` integer DEFAULT 0 NOT NULL,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`unit`, `period`)
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
	`claimed_reference` text,
	`claimed_at` integer,
	`paid_at` integer,
	`payment_reference` text,
	`grant_id` text,
	`closed_at` integer,
	`late_since` integer,
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
CREATE INDEX `orders_by_payment_reference` ON `orders` (`payment_reference`) WHERE payment_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_refund_reference` ON `orders` (`refund_reference`) WHERE refund_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_buyer` ON `orders` (`buyer_id`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_date` ON `orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_claim` ON `orders` (`placed_at`,`id`) WHERE claimed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_claim_and_state` ON `orders` (`state`,`placed_at`,`id`) WHERE claimed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_claimed_reference` ON `orders` (`claimed_reference`) WHERE claimed_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_end` ON `orders` (`state`,`payable_until`) WHERE state = 'pending_payment';--> statement-breakpoint
CREATE INDEX `orders_by_closing` ON `orders` (`closed_at`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_decider` ON `orders` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `kept_learning_paths` (
	`user_id` text PRIMARY KEY NOT NULL,
	`response_id` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`response_id`) REFERENCES `learning_path_responses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_learning_paths_by_response` ON `kept_learning_paths` (`response_id`);--> statement-breakpoint
CREATE TABLE `learning_path_counts` (
	`user_type` text NOT NULL,
	`learning_style` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_type`, `learning_style`)
);
--> statement-breakpoint
CREATE TABLE `learning_path_day_counts` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `learning_path_interest_counts` (
	`interest` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `learning_path_interests` (
	`response_id` text NOT NULL,
	`interest` text NOT NULL,
	`submitted_at` integer NOT NULL,
	PRIMARY KEY(`response_id`, `interest`),
	FOREIGN KEY (`response_id`) REFERENCES `learning_path_responses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_path_interests_by_date` ON `learning_path_interests` (`interest`,`submitted_at`,`response_id`);--> statement-breakpoint
CREATE TABLE `learning_path_responses` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`session_id` text NOT NULL,
	`user_id` text,
	`user_type` text NOT NULL,
	`interests` text NOT NULL,
	`learning_style` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`items` text NOT NULL,
	`is_doubtful` integer DEFAULT false NOT NULL,
	`submitted_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "learning_path_responses_user_type_is_known" CHECK(user_type IN ('school_student', 'college_student', 'working_professional', 'just_exploring'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learning_path_responses_id_unique` ON `learning_path_responses` (`id`);--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_date` ON `learning_path_responses` (`submitted_at`,`id`) WHERE is_doubtful = 0;--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_type` ON `learning_path_responses` (`user_type`,`submitted_at`,`id`) WHERE is_doubtful = 0;--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_style` ON `learning_path_responses` (`learning_style`,`submitted_at`,`id`) WHERE is_doubtful = 0;--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_user` ON `learning_path_responses` (`user_id`);--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_email` ON `learning_path_responses` (`email`);--> statement-breakpoint
CREATE INDEX `learning_path_responses_to_expire` ON `learning_path_responses` (`submitted_at`);--> statement-breakpoint
CREATE TABLE `listed_people` (
	`seq` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`sort_name` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listed_people_user_id_unique` ON `listed_people` (`user_id`);--> statement-breakpoint
CREATE INDEX `listed_people_by_name` ON `listed_people` (`kind`,`sort_name`,`user_id`);--> statement-breakpoint
CREATE TABLE `listed_people_counts` (
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`value` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `facet`, `value`)
);
--> statement-breakpoint
CREATE INDEX `listed_people_counts_by_count` ON `listed_people_counts` (`kind`,`facet`,`count`);--> statement-breakpoint
CREATE TABLE `listed_people_facets` (
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`value` text NOT NULL,
	`sort_name` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`kind`, `facet`, `value`, `sort_name`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listed_people_facets_by_user` ON `listed_people_facets` (`user_id`);--> statement-breakpoint
CREATE TABLE `profile_blocks` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_blocks_by_blocked` ON `profile_blocks` (`blocked_id`,`blocker_id`);--> statement-breakpoint
CREATE INDEX `profile_blocks_by_date` ON `profile_blocks` (`blocker_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `profile_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reported_id` text NOT NULL,
	`reporter_id` text,
	`email` text,
	`reason` text NOT NULL,
	`text` text,
	`is_doubtful` integer DEFAULT false NOT NULL,
	`submitted_at` integer NOT NULL,
	`decision_key` text,
	FOREIGN KEY (`reported_id`) REFERENCES `reported_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profile_reports_reason_is_known" CHECK(reason IN ('impersonation', 'harassment', 'offensive', 'spam', 'minor', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profile_reports_by_reporter` ON `profile_reports` (`reporter_id`,`reported_id`);--> statement-breakpoint
CREATE INDEX `profile_reports_by_reported` ON `profile_reports` (`reported_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `profile_reports_by_email` ON `profile_reports` (`email`);--> statement-breakpoint
CREATE INDEX `profile_reports_by_date` ON `profile_reports` (`submitted_at`);--> statement-breakpoint
CREATE TABLE `reported_profile_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reported_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`times` integer NOT NULL,
	`latest_reason` text NOT NULL,
	`last_reported_at` integer NOT NULL,
	`status_before` text,
	`decided_at` integer,
	`decided_by` text,
	`message` text,
	`decision_key` text,
	`reply` text,
	`replied_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reported_profiles_status_is_known" CHECK(status IN ('waiting', 'replied', 'warned', 'hidden', 'suspended', 'dismissed', 'doubtful')),
	CONSTRAINT "reported_profiles_hidden_say_why" CHECK(status NOT IN ('hidden', 'replied') OR message IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reported_profiles_user_id_unique` ON `reported_profiles` (`user_id`);--> statement-breakpoint
CREATE INDEX `reported_profiles_by_date` ON `reported_profiles` (`last_reported_at`,`id`);--> statement-breakpoint
CREATE INDEX `reported_profiles_by_status` ON `reported_profiles` (`status`,`last_reported_at`,`id`);--> statement-breakpoint
CREATE INDEX `reported_profiles_by_decider` ON `reported_profiles` (`decided_by`);--> statement-breakpoint
CREATE TABLE `impact_confirmations` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`entry_id`) REFERENCES `impact_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "impact_confirmations_state_is_known" CHECK(state IN ('asked', 'confirmed', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `impact_confirmations_one_asked` ON `impact_confirmations` (`entry_id`) WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_entry` ON `impact_confirmations` (`entry_id`);--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_user` ON `impact_confirmations` (`user_id`,`email`,`state`);--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_email` ON `impact_confirmations` (`email`);--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_date` ON `impact_confirmations` (`asked_at`) WHERE state <> 'confirmed';--> statement-breakpoint
CREATE TABLE `impact_counts` (
	`category` text NOT NULL,
	`mark` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category`, `mark`)
);
--> statement-breakpoint
CREATE TABLE `impact_entries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`date_completed` text NOT NULL,
	`link` text,
	`is_public` integer DEFAULT false NOT NULL,
	`is_withheld` integer DEFAULT false NOT NULL,
	`mark` text DEFAULT 'own' NOT NULL,
	`confirmation` text,
	`source_kind` text,
	`source_id` text,
	`outcomes` text DEFAULT '{}' NOT NULL,
	`pinned_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "impact_entries_mark_is_known" CHECK(mark IN ('own', 'verified', 'confirmed')),
	CONSTRAINT "impact_entries_verified_have_a_source" CHECK(mark <> 'verified' OR source_id IS NOT NULL),
	CONSTRAINT "impact_entries_confirmed_have_a_name" CHECK((mark = 'confirmed') = (confirmation IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `impact_entries_id_unique` ON `impact_entries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `impact_entries_by_source` ON `impact_entries` (`user_id`,`source_kind`,`source_id`);--> statement-breakpoint
CREATE INDEX `impact_entries_by_user` ON `impact_entries` (`user_id`,`date_completed`,`id`);--> statement-breakpoint
CREATE INDEX `impact_entries_by_user_visibility` ON `impact_entries` (`user_id`,`is_public`,`date_completed`,`id`);--> statement-breakpoint
CREATE INDEX `impact_entries_listed` ON `impact_entries` (`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE INDEX `impact_entries_listed_by_category` ON `impact_entries` (`category`,`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE INDEX `impact_entries_listed_by_mark` ON `impact_entries` (`mark`,`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE INDEX `impact_entries_listed_by_category_mark` ON `impact_entries` (`category`,`mark`,`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE TABLE `impact_sums` (
	`unit` text PRIMARY KEY NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`vouched_amount` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `impact_evidence` (
	`file_id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`place` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `impact_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `impact_evidence_by_entry` ON `impact_evidence` (`entry_id`,`place`);--> statement-breakpoint
CREATE INDEX `impact_evidence_by_user` ON `impact_evidence` (`user_id`);--> statement-breakpoint
CREATE TABLE `impact_handles` (
	`digest` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`chosen_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `impact_handles_by_user` ON `impact_handles` (`user_id`);--> statement-breakpoint
CREATE INDEX `impact_handles_released` ON `impact_handles` (`released_at`) WHERE released_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `impact_pages` (
	`user_id` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "impact_pages_handles_are_plain" CHECK(handle GLOB '[a-z0-9]*' AND handle NOT GLOB '*[^a-z0-9-]*' AND length(handle) <= 40)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `impact_pages_handle_unique` ON `impact_pages` (`handle`);--> statement-breakpoint
CREATE INDEX `impact_pages_public` ON `impact_pages` (`handle`) WHERE is_public = 1;--> statement-breakpoint
CREATE TABLE `leader_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`leaders` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`category` text NOT NULL,
	`added_at` integer NOT NULL,
	`paused_at` integer,
	`next_check_at` integer NOT NULL,
	`checked_at` integer,
	`answered_at` integer,
	`failing_since` integer,
	`failure` text,
	`etag` text,
	`item_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_feeds_failures_have_a_reason" CHECK((failing_since IS NULL) = (failure IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_feeds_url_unique` ON `news_feeds` (`url`);--> statement-breakpoint
CREATE INDEX `news_feeds_by_date` ON `news_feeds` (`added_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_feeds_due` ON `news_feeds` (`next_check_at`) WHERE paused_at IS NULL;--> statement-breakpoint
CREATE TABLE `news_items` (
	`id` text PRIMARY KEY NOT NULL,
	`feed_id` text NOT NULL,
	`url_hash` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`feed_id`) REFERENCES `news_feeds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_items_url_hash_unique` ON `news_items` (`url_hash`);--> statement-breakpoint
CREATE INDEX `news_items_by_date` ON `news_items` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_items_by_category` ON `news_items` (`category`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_items_by_feed` ON `news_items` (`feed_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE contact_message_search USING fts5(
	name, email, subject, message, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO contact_message_search (rowid, name, email, subject, message)
		SELECT contact_messages.seq, name, email, subject, message FROM contact_messages WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'contact_messages', seq FROM contact_messages;
--> statement-breakpoint
CREATE VIRTUAL TABLE course_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, title, description FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM courses;
--> statement-breakpoint
CREATE VIRTUAL TABLE course_title_search USING fts5(
	title, content='', contentless_delete=1, tokenize='unicode61', prefix='1 2'
);
--> statement-breakpoint
INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, title FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM courses;
--> statement-breakpoint
CREATE VIRTUAL TABLE all_course_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO all_course_search (rowid, title)
		SELECT courses.seq, title FROM courses WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM courses;
--> statement-breakpoint
CREATE VIRTUAL TABLE event_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, title, description FROM (SELECT * FROM events WHERE published = 1) AS events WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'events', seq FROM events;
--> statement-breakpoint
CREATE VIRTUAL TABLE event_title_search USING fts5(
	title, content='', contentless_delete=1, tokenize='unicode61', prefix='1 2'
);
--> statement-breakpoint
INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, title FROM (SELECT * FROM events WHERE published = 1) AS events WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'events', seq FROM events;
--> statement-breakpoint
CREATE VIRTUAL TABLE managed_event_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO managed_event_search (rowid, title)
		SELECT events.seq, title FROM events WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'events', seq FROM events;
--> statement-breakpoint
CREATE VIRTUAL TABLE feedback_search USING fts5(
	name, email, feedback_text, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO feedback_search (rowid, name, email, feedback_text)
		SELECT feedback_submissions.seq, name, email, feedback_text FROM feedback_submissions WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'feedback_submissions', seq FROM feedback_submissions;
--> statement-breakpoint
CREATE VIRTUAL TABLE fellowship_interest_search USING fts5(
	name, email, organization, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO fellowship_interest_search (rowid, name, email, organization)
		SELECT fellowship_interest.seq, name, email, organization FROM fellowship_interest WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'fellowship_interest', seq FROM fellowship_interest;
--> statement-breakpoint
CREATE VIRTUAL TABLE impact_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO impact_search (rowid, title, description)
		SELECT impact_entries.seq, title, description FROM (SELECT * FROM impact_entries WHERE is_public = 1 AND is_withheld = 0) AS impact_entries WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'impact_entries', seq FROM impact_entries;
--> statement-breakpoint
CREATE VIRTUAL TABLE job_application_search USING fts5(
	name, email, position, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO job_application_search (rowid, name, email, position)
		SELECT job_applications.seq, name, email, position FROM job_applications WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'job_applications', seq FROM job_applications;
--> statement-breakpoint
CREATE VIRTUAL TABLE lab_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO lab_search (rowid, title, description)
		SELECT challenge_labs.seq, title, description FROM (SELECT * FROM challenge_labs WHERE status = 'open' AND archived_at IS NULL AND is_sample = 0) AS challenge_labs WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'challenge_labs', seq FROM challenge_labs;
--> statement-breakpoint
CREATE VIRTUAL TABLE managed_lab_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO managed_lab_search (rowid, title)
		SELECT challenge_labs.seq, title FROM challenge_labs WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'challenge_labs', seq FROM challenge_labs;
--> statement-breakpoint
CREATE VIRTUAL TABLE learning_path_search USING fts5(
	name, email, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO learning_path_search (rowid, name, email)
		SELECT learning_path_responses.seq, name, email FROM learning_path_responses WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'learning_path_responses', seq FROM learning_path_responses;
--> statement-breakpoint
CREATE VIRTUAL TABLE listed_people_search USING fts5(
	name, about, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'listed_people', seq FROM listed_people;
--> statement-breakpoint
CREATE VIRTUAL TABLE mentorship_search USING fts5(
	learner, message, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'mentorship_requests', seq FROM mentorship_requests;
--> statement-breakpoint
CREATE VIRTUAL TABLE newsletter_subscriber_search USING fts5(
	email, first_name, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO newsletter_subscriber_search (rowid, email, first_name)
		SELECT newsletter_subscribers.seq, email, coalesce(first_name, '') FROM newsletter_subscribers WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_subscribers', seq FROM newsletter_subscribers;
--> statement-breakpoint
CREATE VIRTUAL TABLE newsletter_issue_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO newsletter_issue_search (rowid, title)
		SELECT newsletter_issues.seq, title FROM newsletter_issues WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_issues', seq FROM newsletter_issues;
--> statement-breakpoint
CREATE VIRTUAL TABLE order_search USING fts5(
	reference, buyer, email, title, payment, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'orders', seq FROM orders;
--> statement-breakpoint
CREATE VIRTUAL TABLE post_search USING fts5(
	title, excerpt, body, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, title, excerpt, body_text FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM blog_posts;
--> statement-breakpoint
CREATE VIRTUAL TABLE managed_post_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO managed_post_search (rowid, title)
		SELECT blog_posts.seq, title FROM blog_posts WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM blog_posts;
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(
	name, email, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'user_entries', seq FROM user_entries;
--> statement-breakpoint
CREATE TRIGGER audit_counts_insert AFTER INSERT ON audit_log
BEGIN
	INSERT INTO audit_counts (action, outcome, count) VALUES (new.action, new.outcome, 1)
		ON CONFLICT (action, outcome) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER audit_counts_delete AFTER DELETE ON audit_log
BEGIN
	UPDATE audit_counts SET count = count - 1 WHERE action = old.action AND outcome = old.outcome;
END;
--> statement-breakpoint
CREATE TRIGGER audit_counts_update AFTER UPDATE OF action, outcome ON audit_log
WHEN old.action IS NOT new.action OR old.outcome IS NOT new.outcome
BEGIN
	UPDATE audit_counts SET count = count - 1 WHERE action = old.action AND outcome = old.outcome;
	INSERT INTO audit_counts (action, outcome, count) VALUES (new.action, new.outcome, 1)
		ON CONFLICT (action, outcome) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_counts_insert AFTER INSERT ON contact_messages
BEGIN
	INSERT INTO contact_message_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_counts_delete AFTER DELETE ON contact_messages
BEGIN
	UPDATE contact_message_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_counts_update AFTER UPDATE OF status ON contact_messages
WHEN old.status IS NOT new.status
BEGIN
	UPDATE contact_message_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO contact_message_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_counts (category, level, is_free, count) VALUES (new.category, new.level, new.price = 0, 1)
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	UPDATE course_counts SET count = count - 1 WHERE category = old.category AND level = old.level AND is_free = (old.price = 0);
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_update AFTER UPDATE OF category, level, price, published ON courses
WHEN old.category IS NOT new.category OR old.level IS NOT new.level OR (old.price = 0) IS NOT (new.price = 0) OR (old.published = 1) IS NOT (new.published = 1)
BEGIN
	UPDATE course_counts SET count = count - 1 WHERE category = old.category AND level = old.level AND is_free = (old.price = 0) AND (old.published = 1);
	INSERT INTO course_counts (category, level, is_free, count) SELECT new.category, new.level, new.price = 0, 1 WHERE new.published = 1
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER draft_counts_insert AFTER INSERT ON courses
WHEN new.published = 0 AND new.archived_at IS NULL
BEGIN
	INSERT INTO draft_counts (only, count) VALUES (1, 1)
		ON CONFLICT (only) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER draft_counts_delete AFTER DELETE ON courses
WHEN old.published = 0 AND old.archived_at IS NULL
BEGIN
	UPDATE draft_counts SET count = count - 1 WHERE only = 1;
END;
--> statement-breakpoint
CREATE TRIGGER draft_counts_update AFTER UPDATE OF published, archived_at ON courses
WHEN (old.published = 0 AND old.archived_at IS NULL) IS NOT (new.published = 0 AND new.archived_at IS NULL)
BEGIN
	UPDATE draft_counts SET count = count - 1 WHERE only = 1 AND (old.published = 0 AND old.archived_at IS NULL);
	INSERT INTO draft_counts (only, count) SELECT 1, 1 WHERE new.published = 0 AND new.archived_at IS NULL
		ON CONFLICT (only) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_standing_counts_insert AFTER INSERT ON courses
BEGIN
	INSERT INTO course_standing_counts (standing, category, is_free, count) VALUES (CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END, new.category, new.price = 0, 1)
		ON CONFLICT (standing, category, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_standing_counts_delete AFTER DELETE ON courses
BEGIN
	UPDATE course_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END) AND category = old.category AND is_free = (old.price = 0);
END;
--> statement-breakpoint
CREATE TRIGGER course_standing_counts_update AFTER UPDATE OF archived_at, published, category, price ON courses
WHEN (CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END) IS NOT (CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END) OR old.category IS NOT new.category OR (old.price = 0) IS NOT (new.price = 0)
BEGIN
	UPDATE course_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END) AND category = old.category AND is_free = (old.price = 0);
	INSERT INTO course_standing_counts (standing, category, is_free, count) VALUES (CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END, new.category, new.price = 0, 1)
		ON CONFLICT (standing, category, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER educator_application_counts_insert AFTER INSERT ON educator_applications
BEGIN
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER educator_application_counts_delete AFTER DELETE ON educator_applications
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER educator_application_counts_update AFTER UPDATE OF status ON educator_applications
WHEN old.status IS NOT new.status
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER event_standing_counts_insert AFTER INSERT ON events
BEGIN
	INSERT INTO event_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.published = 0 AND new.cancelled_at IS NULL THEN 'draft' WHEN new.is_over THEN 'past' WHEN new.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER event_standing_counts_delete AFTER DELETE ON events
BEGIN
	UPDATE event_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.published = 0 AND old.cancelled_at IS NULL THEN 'draft' WHEN old.is_over THEN 'past' WHEN old.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END);
END;
--> statement-breakpoint
CREATE TRIGGER event_standing_counts_update AFTER UPDATE OF deleted_at, published, cancelled_at, is_over ON events
WHEN (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.published = 0 AND old.cancelled_at IS NULL THEN 'draft' WHEN old.is_over THEN 'past' WHEN old.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END) IS NOT (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.published = 0 AND new.cancelled_at IS NULL THEN 'draft' WHEN new.is_over THEN 'past' WHEN new.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END)
BEGIN
	UPDATE event_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.published = 0 AND old.cancelled_at IS NULL THEN 'draft' WHEN old.is_over THEN 'past' WHEN old.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END);
	INSERT INTO event_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.published = 0 AND new.cancelled_at IS NULL THEN 'draft' WHEN new.is_over THEN 'past' WHEN new.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_counts_insert AFTER INSERT ON feedback_submissions
BEGIN
	INSERT INTO feedback_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_counts_delete AFTER DELETE ON feedback_submissions
BEGIN
	UPDATE feedback_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_counts_update AFTER UPDATE OF status ON feedback_submissions
WHEN old.status IS NOT new.status
BEGIN
	UPDATE feedback_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO feedback_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_counts_insert AFTER INSERT ON fellowship_interest
BEGIN
	INSERT INTO fellowship_interest_counts (track, round, status, count) VALUES (new.track, new.round, new.status, 1)
		ON CONFLICT (track, round, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_counts_delete AFTER DELETE ON fellowship_interest
BEGIN
	UPDATE fellowship_interest_counts SET count = count - 1 WHERE track = old.track AND round = old.round AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_counts_update AFTER UPDATE OF track, round, status ON fellowship_interest
WHEN old.track IS NOT new.track OR old.round IS NOT new.round OR old.status IS NOT new.status
BEGIN
	UPDATE fellowship_interest_counts SET count = count - 1 WHERE track = old.track AND round = old.round AND status = old.status;
	INSERT INTO fellowship_interest_counts (track, round, status, count) VALUES (new.track, new.round, new.status, 1)
		ON CONFLICT (track, round, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER impact_counts_insert AFTER INSERT ON impact_entries
WHEN new.is_public = 1 AND new.is_withheld = 0
BEGIN
	INSERT INTO impact_counts (category, mark, count) VALUES (new.category, new.mark, 1)
		ON CONFLICT (category, mark) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER impact_counts_delete AFTER DELETE ON impact_entries
WHEN old.is_public = 1 AND old.is_withheld = 0
BEGIN
	UPDATE impact_counts SET count = count - 1 WHERE category = old.category AND mark = old.mark;
END;
--> statement-breakpoint
CREATE TRIGGER impact_counts_update AFTER UPDATE OF category, mark, is_public, is_withheld ON impact_entries
WHEN old.category IS NOT new.category OR old.mark IS NOT new.mark OR (old.is_public = 1 AND old.is_withheld = 0) IS NOT (new.is_public = 1 AND new.is_withheld = 0)
BEGIN
	UPDATE impact_counts SET count = count - 1 WHERE category = old.category AND mark = old.mark AND (old.is_public = 1 AND old.is_withheld = 0);
	INSERT INTO impact_counts (category, mark, count) SELECT new.category, new.mark, 1 WHERE new.is_public = 1 AND new.is_withheld = 0
		ON CONFLICT (category, mark) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_counts_insert AFTER INSERT ON job_applications
BEGIN
	INSERT INTO job_application_counts (position_id, stage, count) VALUES (new.position_id, new.stage, 1)
		ON CONFLICT (position_id, stage) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_counts_delete AFTER DELETE ON job_applications
BEGIN
	UPDATE job_application_counts SET count = count - 1 WHERE position_id = old.position_id AND stage = old.stage;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_counts_update AFTER UPDATE OF position_id, stage ON job_applications
WHEN old.position_id IS NOT new.position_id OR old.stage IS NOT new.stage
BEGIN
	UPDATE job_application_counts SET count = count - 1 WHERE position_id = old.position_id AND stage = old.stage;
	INSERT INTO job_application_counts (position_id, stage, count) VALUES (new.position_id, new.stage, 1)
		ON CONFLICT (position_id, stage) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_interest_counts_insert AFTER INSERT ON learning_path_interests
BEGIN
	INSERT INTO learning_path_interest_counts (interest, count) VALUES (new.interest, 1)
		ON CONFLICT (interest) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_interest_counts_delete AFTER DELETE ON learning_path_interests
BEGIN
	UPDATE learning_path_interest_counts SET count = count - 1 WHERE interest = old.interest;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_interest_counts_update AFTER UPDATE OF interest ON learning_path_interests
WHEN old.interest IS NOT new.interest
BEGIN
	UPDATE learning_path_interest_counts SET count = count - 1 WHERE interest = old.interest;
	INSERT INTO learning_path_interest_counts (interest, count) VALUES (new.interest, 1)
		ON CONFLICT (interest) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_counts_insert AFTER INSERT ON learning_path_responses
WHEN new.is_doubtful = 0
BEGIN
	INSERT INTO learning_path_counts (user_type, learning_style, count) VALUES (new.user_type, new.learning_style, 1)
		ON CONFLICT (user_type, learning_style) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_counts_delete AFTER DELETE ON learning_path_responses
WHEN old.is_doubtful = 0
BEGIN
	UPDATE learning_path_counts SET count = count - 1 WHERE user_type = old.user_type AND learning_style = old.learning_style;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_counts_update AFTER UPDATE OF user_type, learning_style, is_doubtful ON learning_path_responses
WHEN old.user_type IS NOT new.user_type OR old.learning_style IS NOT new.learning_style OR (old.is_doubtful = 0) IS NOT (new.is_doubtful = 0)
BEGIN
	UPDATE learning_path_counts SET count = count - 1 WHERE user_type = old.user_type AND learning_style = old.learning_style AND (old.is_doubtful = 0);
	INSERT INTO learning_path_counts (user_type, learning_style, count) SELECT new.user_type, new.learning_style, 1 WHERE new.is_doubtful = 0
		ON CONFLICT (user_type, learning_style) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_day_counts_insert AFTER INSERT ON learning_path_responses
WHEN new.is_doubtful = 0
BEGIN
	INSERT INTO learning_path_day_counts (day, count) VALUES (date(new.submitted_at / 1000 + 19800, 'unixepoch'), 1)
		ON CONFLICT (day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_day_counts_delete AFTER DELETE ON learning_path_responses
WHEN old.is_doubtful = 0
BEGIN
	UPDATE learning_path_day_counts SET count = count - 1 WHERE day = (date(old.submitted_at / 1000 + 19800, 'unixepoch'));
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_day_counts_update AFTER UPDATE OF submitted_at, is_doubtful ON learning_path_responses
WHEN (date(old.submitted_at / 1000 + 19800, 'unixepoch')) IS NOT (date(new.submitted_at / 1000 + 19800, 'unixepoch')) OR (old.is_doubtful = 0) IS NOT (new.is_doubtful = 0)
BEGIN
	UPDATE learning_path_day_counts SET count = count - 1 WHERE day = (date(old.submitted_at / 1000 + 19800, 'unixepoch')) AND (old.is_doubtful = 0);
	INSERT INTO learning_path_day_counts (day, count) SELECT date(new.submitted_at / 1000 + 19800, 'unixepoch'), 1 WHERE new.is_doubtful = 0
		ON CONFLICT (day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_insert AFTER INSERT ON listed_people_facets
BEGIN
	INSERT INTO listed_people_counts (kind, facet, value, count) VALUES (new.kind, new.facet, new.value, 1)
		ON CONFLICT (kind, facet, value) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_delete AFTER DELETE ON listed_people_facets
BEGIN
	UPDATE listed_people_counts SET count = count - 1 WHERE kind = old.kind AND facet = old.facet AND value = old.value;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_update AFTER UPDATE OF kind, facet, value ON listed_people_facets
WHEN old.kind IS NOT new.kind OR old.facet IS NOT new.facet OR old.value IS NOT new.value
BEGIN
	UPDATE listed_people_counts SET count = count - 1 WHERE kind = old.kind AND facet = old.facet AND value = old.value;
	INSERT INTO listed_people_counts (kind, facet, value, count) VALUES (new.kind, new.facet, new.value, 1)
		ON CONFLICT (kind, facet, value) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_request_counts_insert AFTER INSERT ON mentorship_requests
BEGIN
	INSERT INTO mentorship_request_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_request_counts_delete AFTER DELETE ON mentorship_requests
BEGIN
	UPDATE mentorship_request_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_request_counts_update AFTER UPDATE OF status ON mentorship_requests
WHEN old.status IS NOT new.status
BEGIN
	UPDATE mentorship_request_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO mentorship_request_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_counts_insert AFTER INSERT ON newsletter_subscribers
BEGIN
	INSERT INTO newsletter_subscriber_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_counts_delete AFTER DELETE ON newsletter_subscribers
BEGIN
	UPDATE newsletter_subscriber_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_counts_update AFTER UPDATE OF status ON newsletter_subscribers
WHEN old.status IS NOT new.status
BEGIN
	UPDATE newsletter_subscriber_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO newsletter_subscriber_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_counts_insert AFTER INSERT ON newsletter_issues
BEGIN
	INSERT INTO newsletter_issue_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_counts_delete AFTER DELETE ON newsletter_issues
BEGIN
	UPDATE newsletter_issue_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_counts_update AFTER UPDATE OF state ON newsletter_issues
WHEN old.state IS NOT new.state
BEGIN
	UPDATE newsletter_issue_counts SET count = count - 1 WHERE state = old.state;
	INSERT INTO newsletter_issue_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_counts_insert AFTER INSERT ON orders
BEGIN
	INSERT INTO order_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_counts_delete AFTER DELETE ON orders
BEGIN
	UPDATE order_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER order_counts_update AFTER UPDATE OF state ON orders
WHEN old.state IS NOT new.state
BEGIN
	UPDATE order_counts SET count = count - 1 WHERE state = old.state;
	INSERT INTO order_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_counts_insert AFTER INSERT ON outbox
BEGIN
	INSERT INTO outbox_counts (state, template, count) VALUES (new.state, new.template, 1)
		ON CONFLICT (state, template) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_counts_delete AFTER DELETE ON outbox
BEGIN
	UPDATE outbox_counts SET count = count - 1 WHERE state = old.state AND template = old.template;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_counts_update AFTER UPDATE OF state, template ON outbox
WHEN old.state IS NOT new.state OR old.template IS NOT new.template
BEGIN
	UPDATE outbox_counts SET count = count - 1 WHERE state = old.state AND template = old.template;
	INSERT INTO outbox_counts (state, template, count) VALUES (new.state, new.template, 1)
		ON CONFLICT (state, template) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER post_standing_counts_insert AFTER INSERT ON blog_posts
BEGIN
	INSERT INTO post_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.submitted_at IS NOT NULL THEN 'review' WHEN new.scheduled_at IS NOT NULL THEN 'scheduled' WHEN new.published THEN 'published' ELSE 'draft' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER post_standing_counts_delete AFTER DELETE ON blog_posts
BEGIN
	UPDATE post_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.submitted_at IS NOT NULL THEN 'review' WHEN old.scheduled_at IS NOT NULL THEN 'scheduled' WHEN old.published THEN 'published' ELSE 'draft' END);
END;
--> statement-breakpoint
CREATE TRIGGER post_standing_counts_update AFTER UPDATE OF deleted_at, submitted_at, scheduled_at, published ON blog_posts
WHEN (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.submitted_at IS NOT NULL THEN 'review' WHEN old.scheduled_at IS NOT NULL THEN 'scheduled' WHEN old.published THEN 'published' ELSE 'draft' END) IS NOT (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.submitted_at IS NOT NULL THEN 'review' WHEN new.scheduled_at IS NOT NULL THEN 'scheduled' WHEN new.published THEN 'published' ELSE 'draft' END)
BEGIN
	UPDATE post_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.submitted_at IS NOT NULL THEN 'review' WHEN old.scheduled_at IS NOT NULL THEN 'scheduled' WHEN old.published THEN 'published' ELSE 'draft' END);
	INSERT INTO post_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.submitted_at IS NOT NULL THEN 'review' WHEN new.scheduled_at IS NOT NULL THEN 'scheduled' WHEN new.published THEN 'published' ELSE 'draft' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reported_profile_counts_insert AFTER INSERT ON reported_profiles
BEGIN
	INSERT INTO reported_profile_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reported_profile_counts_delete AFTER DELETE ON reported_profiles
BEGIN
	UPDATE reported_profile_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER reported_profile_counts_update AFTER UPDATE OF status ON reported_profiles
WHEN old.status IS NOT new.status
BEGIN
	UPDATE reported_profile_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO reported_profile_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_counts_insert AFTER INSERT ON profiles
BEGIN
	INSERT INTO user_counts (role, count) VALUES (new.role, 1)
		ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_counts_delete AFTER DELETE ON profiles
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
END;
--> statement-breakpoint
CREATE TRIGGER user_counts_update AFTER UPDATE OF role ON profiles
WHEN old.role IS NOT new.role
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
	INSERT INTO user_counts (role, count) VALUES (new.role, 1)
		ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER session_counts_insert AFTER INSERT ON sessions
WHEN new.revoked_at IS NULL
BEGIN
	INSERT INTO session_counts (ends_in_hour, count) VALUES (new.idle_expires_at / 3600000, 1)
		ON CONFLICT (ends_in_hour) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER session_counts_delete AFTER DELETE ON sessions
WHEN old.revoked_at IS NULL
BEGIN
	UPDATE session_counts SET count = count - 1 WHERE ends_in_hour = (old.idle_expires_at / 3600000);
END;
--> statement-breakpoint
CREATE TRIGGER session_counts_update AFTER UPDATE OF idle_expires_at, revoked_at ON sessions
WHEN (old.idle_expires_at / 3600000) IS NOT (new.idle_expires_at / 3600000) OR (old.revoked_at IS NULL) IS NOT (new.revoked_at IS NULL)
BEGIN
	UPDATE session_counts SET count = count - 1 WHERE ends_in_hour = (old.idle_expires_at / 3600000) AND (old.revoked_at IS NULL);
	INSERT INTO session_counts (ends_in_hour, count) SELECT new.idle_expires_at / 3600000, 1 WHERE new.revoked_at IS NULL
		ON CONFLICT (ends_in_hour) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_counts_insert AFTER INSERT ON news_items
BEGIN
	INSERT INTO news_counts (category, count) VALUES (new.category, 1)
		ON CONFLICT (category) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_counts_delete AFTER DELETE ON news_items
BEGIN
	UPDATE news_counts SET count = count - 1 WHERE category = old.category;
END;
--> statement-breakpoint
CREATE TRIGGER news_counts_update AFTER UPDATE OF category ON news_items
WHEN old.category IS NOT new.category
BEGIN
	UPDATE news_counts SET count = count - 1 WHERE category = old.category;
	INSERT INTO news_counts (category, count) VALUES (new.category, 1)
		ON CONFLICT (category) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_entry_counts_insert AFTER INSERT ON user_entries
BEGIN
	INSERT INTO user_entry_counts (role, state, count) VALUES (new.role, new.state, 1)
		ON CONFLICT (role, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_entry_counts_delete AFTER DELETE ON user_entries
BEGIN
	UPDATE user_entry_counts SET count = count - 1 WHERE role = old.role AND state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER user_entry_counts_update AFTER UPDATE OF role, state ON user_entries
WHEN old.role IS NOT new.role OR old.state IS NOT new.state
BEGIN
	UPDATE user_entry_counts SET count = count - 1 WHERE role = old.role AND state = old.state;
	INSERT INTO user_entry_counts (role, state, count) VALUES (new.role, new.state, 1)
		ON CONFLICT (role, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counters_by_enrollments_insert AFTER INSERT ON enrollments
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count + 1,
		completed_count = completed_count + new.completed,
		progress_total = progress_total + new.progress WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counters_by_enrollments_delete AFTER DELETE ON enrollments
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count - 1,
		completed_count = completed_count - old.completed,
		progress_total = progress_total - old.progress WHERE id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counters_by_enrollments_update AFTER UPDATE OF course_id, completed, progress ON enrollments
WHEN old.course_id IS NOT new.course_id OR old.completed IS NOT new.completed OR old.progress IS NOT new.progress
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count - (id IS old.course_id) + (id IS new.course_id),
		completed_count = completed_count - (id IS old.course_id) * old.completed + (id IS new.course_id) * new.completed,
		progress_total = progress_total - (id IS old.course_id) * old.progress + (id IS new.course_id) * new.progress
		WHERE id IN (old.course_id, new.course_id);
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_challenge_lab_participants_insert AFTER INSERT ON challenge_lab_participants
BEGIN
	UPDATE lab_teams SET members_count = members_count + 1 WHERE id = new.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_challenge_lab_participants_delete AFTER DELETE ON challenge_lab_participants
BEGIN
	UPDATE lab_teams SET members_count = members_count - 1 WHERE id = old.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_challenge_lab_participants_update AFTER UPDATE OF team_id ON challenge_lab_participants
WHEN old.team_id IS NOT new.team_id
BEGIN
	UPDATE lab_teams SET members_count = members_count - (id IS old.team_id) + (id IS new.team_id)
		WHERE id IN (old.team_id, new.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_lab_submissions_insert AFTER INSERT ON lab_submissions
BEGIN
	UPDATE lab_teams SET submissions_count = submissions_count + 1 WHERE id = new.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_lab_submissions_delete AFTER DELETE ON lab_submissions
BEGIN
	UPDATE lab_teams SET submissions_count = submissions_count - 1 WHERE id = old.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_lab_submissions_update AFTER UPDATE OF team_id ON lab_submissions
WHEN old.team_id IS NOT new.team_id
BEGIN
	UPDATE lab_teams SET submissions_count = submissions_count - (id IS old.team_id) + (id IS new.team_id)
		WHERE id IN (old.team_id, new.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_challenge_lab_participants_insert AFTER INSERT ON challenge_lab_participants
BEGIN
	UPDATE challenge_labs SET participants_count = participants_count + (iif(new.role = 'student' AND new.status = 'approved', 1, 0)),
		mentors_count = mentors_count + (iif(new.role = 'educator' AND new.status = 'approved', 1, 0)),
		pending_count = pending_count + (iif(new.status = 'pending', 1, 0)) WHERE id = new.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_challenge_lab_participants_delete AFTER DELETE ON challenge_lab_participants
BEGIN
	UPDATE challenge_labs SET participants_count = participants_count - (iif(old.role = 'student' AND old.status = 'approved', 1, 0)),
		mentors_count = mentors_count - (iif(old.role = 'educator' AND old.status = 'approved', 1, 0)),
		pending_count = pending_count - (iif(old.status = 'pending', 1, 0)) WHERE id = old.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_challenge_lab_participants_update AFTER UPDATE OF lab_id, role, status ON challenge_lab_participants
WHEN old.lab_id IS NOT new.lab_id OR (iif(old.role = 'student' AND old.status = 'approved', 1, 0)) IS NOT (iif(new.role = 'student' AND new.status = 'approved', 1, 0)) OR (iif(old.role = 'educator' AND old.status = 'approved', 1, 0)) IS NOT (iif(new.role = 'educator' AND new.status = 'approved', 1, 0)) OR (iif(old.status = 'pending', 1, 0)) IS NOT (iif(new.status = 'pending', 1, 0))
BEGIN
	UPDATE challenge_labs SET participants_count = participants_count - (id IS old.lab_id) * (iif(old.role = 'student' AND old.status = 'approved', 1, 0)) + (id IS new.lab_id) * (iif(new.role = 'student' AND new.status = 'approved', 1, 0)),
		mentors_count = mentors_count - (id IS old.lab_id) * (iif(old.role = 'educator' AND old.status = 'approved', 1, 0)) + (id IS new.lab_id) * (iif(new.role = 'educator' AND new.status = 'approved', 1, 0)),
		pending_count = pending_count - (id IS old.lab_id) * (iif(old.status = 'pending', 1, 0)) + (id IS new.lab_id) * (iif(new.status = 'pending', 1, 0))
		WHERE id IN (old.lab_id, new.lab_id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_insert AFTER INSERT ON lab_teams
WHEN new.deleted_at IS NULL
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count + 1 WHERE id = new.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_delete AFTER DELETE ON lab_teams
WHEN old.deleted_at IS NULL
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count - 1 WHERE id = old.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_update AFTER UPDATE OF lab_id, deleted_at ON lab_teams
WHEN old.lab_id IS NOT new.lab_id OR (iif(old.deleted_at IS NULL, 1, 0)) IS NOT (iif(new.deleted_at IS NULL, 1, 0))
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count - (id IS old.lab_id) * (iif(old.deleted_at IS NULL, 1, 0)) + (id IS new.lab_id) * (iif(new.deleted_at IS NULL, 1, 0))
		WHERE id IN (old.lab_id, new.lab_id);
END;
--> statement-breakpoint
CREATE TRIGGER profiles_counters_by_courses_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	UPDATE profiles SET published_course_count = published_course_count + 1 WHERE id = new.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_counters_by_courses_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	UPDATE profiles SET published_course_count = published_course_count - 1 WHERE id = old.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_counters_by_courses_update AFTER UPDATE OF educator_id, published ON courses
WHEN old.educator_id IS NOT new.educator_id OR (iif(old.published = 1, 1, 0)) IS NOT (iif(new.published = 1, 1, 0))
BEGIN
	UPDATE profiles SET published_course_count = published_course_count - (id IS old.educator_id) * (iif(old.published = 1, 1, 0)) + (id IS new.educator_id) * (iif(new.published = 1, 1, 0))
		WHERE id IN (old.educator_id, new.educator_id);
END;
--> statement-breakpoint
CREATE TRIGGER news_feeds_counters_by_news_items_insert AFTER INSERT ON news_items
BEGIN
	UPDATE news_feeds SET item_count = item_count + 1 WHERE id = new.feed_id;
END;
--> statement-breakpoint
CREATE TRIGGER news_feeds_counters_by_news_items_delete AFTER DELETE ON news_items
BEGIN
	UPDATE news_feeds SET item_count = item_count - 1 WHERE id = old.feed_id;
END;
--> statement-breakpoint
CREATE TRIGGER news_feeds_counters_by_news_items_update AFTER UPDATE OF feed_id ON news_items
WHEN old.feed_id IS NOT new.feed_id
BEGIN
	UPDATE news_feeds SET item_count = item_count - (id IS old.feed_id) + (id IS new.feed_id)
		WHERE id IN (old.feed_id, new.feed_id);
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_search_insert AFTER INSERT ON contact_messages
BEGIN
	INSERT INTO contact_message_search (rowid, name, email, subject, message)
		SELECT contact_messages.seq, name, email, subject, message FROM contact_messages WHERE contact_messages.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_search_delete AFTER DELETE ON contact_messages
BEGIN
	DELETE FROM contact_message_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_search_update AFTER UPDATE OF name, email, subject, message ON contact_messages
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.subject IS NOT new.subject OR old.message IS NOT new.message
BEGIN
	DELETE FROM contact_message_search WHERE rowid = old.seq;
	INSERT INTO contact_message_search (rowid, name, email, subject, message)
		SELECT contact_messages.seq, name, email, subject, message FROM contact_messages WHERE contact_messages.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, title, description FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_update AFTER UPDATE OF title, description, published ON courses
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, title, description FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, title FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	DELETE FROM course_title_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_update AFTER UPDATE OF title, published ON courses
WHEN (old.title IS NOT new.title OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM course_title_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, title FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER all_course_search_insert AFTER INSERT ON courses
BEGIN
	INSERT INTO all_course_search (rowid, title)
		SELECT courses.seq, title FROM courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER all_course_search_delete AFTER DELETE ON courses
BEGIN
	DELETE FROM all_course_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER all_course_search_update AFTER UPDATE OF title ON courses
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM all_course_search WHERE rowid = old.seq;
	INSERT INTO all_course_search (rowid, title)
		SELECT courses.seq, title FROM courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_search_insert AFTER INSERT ON events
WHEN new.published = 1
BEGIN
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, title, description FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_search_delete AFTER DELETE ON events
WHEN old.published = 1
BEGIN
	DELETE FROM event_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_search_update AFTER UPDATE OF title, description, published ON events
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM event_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, title, description FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_insert AFTER INSERT ON events
WHEN new.published = 1
BEGIN
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, title FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_delete AFTER DELETE ON events
WHEN old.published = 1
BEGIN
	DELETE FROM event_title_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_update AFTER UPDATE OF title, published ON events
WHEN (old.title IS NOT new.title OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM event_title_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, title FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_event_search_insert AFTER INSERT ON events
BEGIN
	INSERT INTO managed_event_search (rowid, title)
		SELECT events.seq, title FROM events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_event_search_delete AFTER DELETE ON events
BEGIN
	DELETE FROM managed_event_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_event_search_update AFTER UPDATE OF title ON events
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM managed_event_search WHERE rowid = old.seq;
	INSERT INTO managed_event_search (rowid, title)
		SELECT events.seq, title FROM events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_search_insert AFTER INSERT ON feedback_submissions
BEGIN
	INSERT INTO feedback_search (rowid, name, email, feedback_text)
		SELECT feedback_submissions.seq, name, email, feedback_text FROM feedback_submissions WHERE feedback_submissions.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_search_delete AFTER DELETE ON feedback_submissions
BEGIN
	DELETE FROM feedback_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_search_update AFTER UPDATE OF name, email, feedback_text ON feedback_submissions
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.feedback_text IS NOT new.feedback_text
BEGIN
	DELETE FROM feedback_search WHERE rowid = old.seq;
	INSERT INTO feedback_search (rowid, name, email, feedback_text)
		SELECT feedback_submissions.seq, name, email, feedback_text FROM feedback_submissions WHERE feedback_submissions.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_search_insert AFTER INSERT ON fellowship_interest
BEGIN
	INSERT INTO fellowship_interest_search (rowid, name, email, organization)
		SELECT fellowship_interest.seq, name, email, organization FROM fellowship_interest WHERE fellowship_interest.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_search_delete AFTER DELETE ON fellowship_interest
BEGIN
	DELETE FROM fellowship_interest_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_search_update AFTER UPDATE OF name, email, organization ON fellowship_interest
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.organization IS NOT new.organization
BEGIN
	DELETE FROM fellowship_interest_search WHERE rowid = old.seq;
	INSERT INTO fellowship_interest_search (rowid, name, email, organization)
		SELECT fellowship_interest.seq, name, email, organization FROM fellowship_interest WHERE fellowship_interest.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER impact_search_insert AFTER INSERT ON impact_entries
WHEN new.is_public = 1 AND new.is_withheld = 0
BEGIN
	INSERT INTO impact_search (rowid, title, description)
		SELECT impact_entries.seq, title, description FROM (SELECT * FROM impact_entries WHERE is_public = 1 AND is_withheld = 0) AS impact_entries WHERE impact_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER impact_search_delete AFTER DELETE ON impact_entries
WHEN old.is_public = 1 AND old.is_withheld = 0
BEGIN
	DELETE FROM impact_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER impact_search_update AFTER UPDATE OF title, description, is_public, is_withheld ON impact_entries
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.is_public IS NOT new.is_public OR old.is_withheld IS NOT new.is_withheld) AND (old.is_public = 1 AND old.is_withheld = 0 OR new.is_public = 1 AND new.is_withheld = 0)
BEGIN
	DELETE FROM impact_search WHERE rowid = old.seq AND old.is_public = 1 AND old.is_withheld = 0;
	INSERT INTO impact_search (rowid, title, description)
		SELECT impact_entries.seq, title, description FROM (SELECT * FROM impact_entries WHERE is_public = 1 AND is_withheld = 0) AS impact_entries WHERE impact_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_search_insert AFTER INSERT ON job_applications
BEGIN
	INSERT INTO job_application_search (rowid, name, email, position)
		SELECT job_applications.seq, name, email, position FROM job_applications WHERE job_applications.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_search_delete AFTER DELETE ON job_applications
BEGIN
	DELETE FROM job_application_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_search_update AFTER UPDATE OF name, email, position ON job_applications
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.position IS NOT new.position
BEGIN
	DELETE FROM job_application_search WHERE rowid = old.seq;
	INSERT INTO job_application_search (rowid, name, email, position)
		SELECT job_applications.seq, name, email, position FROM job_applications WHERE job_applications.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER lab_search_insert AFTER INSERT ON challenge_labs
WHEN new.status = 'open' AND new.archived_at IS NULL AND new.is_sample = 0
BEGIN
	INSERT INTO lab_search (rowid, title, description)
		SELECT challenge_labs.seq, title, description FROM (SELECT * FROM challenge_labs WHERE status = 'open' AND archived_at IS NULL AND is_sample = 0) AS challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER lab_search_delete AFTER DELETE ON challenge_labs
WHEN old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0
BEGIN
	DELETE FROM lab_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER lab_search_update AFTER UPDATE OF title, description, status, archived_at, is_sample ON challenge_labs
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.status IS NOT new.status OR old.archived_at IS NOT new.archived_at OR old.is_sample IS NOT new.is_sample) AND (old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0 OR new.status = 'open' AND new.archived_at IS NULL AND new.is_sample = 0)
BEGIN
	DELETE FROM lab_search WHERE rowid = old.seq AND old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0;
	INSERT INTO lab_search (rowid, title, description)
		SELECT challenge_labs.seq, title, description FROM (SELECT * FROM challenge_labs WHERE status = 'open' AND archived_at IS NULL AND is_sample = 0) AS challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_lab_search_insert AFTER INSERT ON challenge_labs
BEGIN
	INSERT INTO managed_lab_search (rowid, title)
		SELECT challenge_labs.seq, title FROM challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_lab_search_delete AFTER DELETE ON challenge_labs
BEGIN
	DELETE FROM managed_lab_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_lab_search_update AFTER UPDATE OF title ON challenge_labs
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM managed_lab_search WHERE rowid = old.seq;
	INSERT INTO managed_lab_search (rowid, title)
		SELECT challenge_labs.seq, title FROM challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_search_insert AFTER INSERT ON learning_path_responses
BEGIN
	INSERT INTO learning_path_search (rowid, name, email)
		SELECT learning_path_responses.seq, name, email FROM learning_path_responses WHERE learning_path_responses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_search_delete AFTER DELETE ON learning_path_responses
BEGIN
	DELETE FROM learning_path_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_search_update AFTER UPDATE OF name, email ON learning_path_responses
WHEN old.name IS NOT new.name OR old.email IS NOT new.email
BEGIN
	DELETE FROM learning_path_search WHERE rowid = old.seq;
	INSERT INTO learning_path_search (rowid, name, email)
		SELECT learning_path_responses.seq, name, email FROM learning_path_responses WHERE learning_path_responses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_insert AFTER INSERT ON listed_people
BEGIN
	INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE listed_people.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_delete AFTER DELETE ON listed_people
BEGIN
	DELETE FROM listed_people_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_update AFTER UPDATE OF user_id ON listed_people
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM listed_people_search WHERE rowid = old.seq;
	INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE listed_people.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_update_by_profiles AFTER UPDATE OF first_name, last_name, bio, organization_affiliation, role, institute_name, designation ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.bio IS NOT new.bio OR old.organization_affiliation IS NOT new.organization_affiliation OR old.role IS NOT new.role OR old.institute_name IS NOT new.institute_name OR old.designation IS NOT new.designation
BEGIN
	DELETE FROM listed_people_search WHERE rowid IN (SELECT seq FROM listed_people WHERE user_id = new.id);
	INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE listed_people.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_insert AFTER INSERT ON mentorship_requests
BEGIN
	INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE mentorship_requests.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_delete AFTER DELETE ON mentorship_requests
BEGIN
	DELETE FROM mentorship_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_update AFTER UPDATE OF message, student_id ON mentorship_requests
WHEN old.message IS NOT new.message OR old.student_id IS NOT new.student_id
BEGIN
	DELETE FROM mentorship_search WHERE rowid = old.seq;
	INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE mentorship_requests.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM mentorship_search WHERE rowid IN (SELECT seq FROM mentorship_requests WHERE student_id = new.id);
	INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE mentorship_requests.student_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_search_insert AFTER INSERT ON newsletter_subscribers
BEGIN
	INSERT INTO newsletter_subscriber_search (rowid, email, first_name)
		SELECT newsletter_subscribers.seq, email, coalesce(first_name, '') FROM newsletter_subscribers WHERE newsletter_subscribers.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_search_delete AFTER DELETE ON newsletter_subscribers
BEGIN
	DELETE FROM newsletter_subscriber_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_search_update AFTER UPDATE OF email, first_name ON newsletter_subscribers
WHEN old.email IS NOT new.email OR old.first_name IS NOT new.first_name
BEGIN
	DELETE FROM newsletter_subscriber_search WHERE rowid = old.seq;
	INSERT INTO newsletter_subscriber_search (rowid, email, first_name)
		SELECT newsletter_subscribers.seq, email, coalesce(first_name, '') FROM newsletter_subscribers WHERE newsletter_subscribers.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_search_insert AFTER INSERT ON newsletter_issues
BEGIN
	INSERT INTO newsletter_issue_search (rowid, title)
		SELECT newsletter_issues.seq, title FROM newsletter_issues WHERE newsletter_issues.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_search_delete AFTER DELETE ON newsletter_issues
BEGIN
	DELETE FROM newsletter_issue_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_search_update AFTER UPDATE OF title ON newsletter_issues
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM newsletter_issue_search WHERE rowid = old.seq;
	INSERT INTO newsletter_issue_search (rowid, title)
		SELECT newsletter_issues.seq, title FROM newsletter_issues WHERE newsletter_issues.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_insert AFTER INSERT ON orders
BEGIN
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_delete AFTER DELETE ON orders
BEGIN
	DELETE FROM order_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_update AFTER UPDATE OF reference, title, payment_reference, claimed_reference, buyer_id ON orders
WHEN old.reference IS NOT new.reference OR old.title IS NOT new.title OR old.payment_reference IS NOT new.payment_reference OR old.claimed_reference IS NOT new.claimed_reference OR old.buyer_id IS NOT new.buyer_id
BEGIN
	DELETE FROM order_search WHERE rowid = old.seq;
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM order_search WHERE rowid IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.buyer_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM order_search WHERE rowid IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.buyer_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_insert AFTER INSERT ON blog_posts
WHEN new.published = 1
BEGIN
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, title, excerpt, body_text FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_delete AFTER DELETE ON blog_posts
WHEN old.published = 1
BEGIN
	DELETE FROM post_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_update AFTER UPDATE OF title, excerpt, body_text, published ON blog_posts
WHEN (old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.body_text IS NOT new.body_text OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM post_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, title, excerpt, body_text FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_post_search_insert AFTER INSERT ON blog_posts
BEGIN
	INSERT INTO managed_post_search (rowid, title)
		SELECT blog_posts.seq, title FROM blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_post_search_delete AFTER DELETE ON blog_posts
BEGIN
	DELETE FROM managed_post_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_post_search_update AFTER UPDATE OF title ON blog_posts
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM managed_post_search WHERE rowid = old.seq;
	INSERT INTO managed_post_search (rowid, title)
		SELECT blog_posts.seq, title FROM blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_insert AFTER INSERT ON user_entries
BEGIN
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_delete AFTER DELETE ON user_entries
BEGIN
	DELETE FROM user_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update AFTER UPDATE OF user_id ON user_entries
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM user_search WHERE rowid = old.seq;
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM user_search WHERE rowid IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM user_search WHERE rowid IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_insert AFTER INSERT ON contact_messages
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'contact_messages', contact_messages.seq FROM contact_messages
		WHERE contact_messages.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(subject, '') || coalesce(message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_update AFTER UPDATE OF name, email, subject, message ON contact_messages
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.subject IS NOT new.subject OR old.message IS NOT new.message
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'contact_messages', contact_messages.seq FROM contact_messages
		WHERE contact_messages.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(subject, '') || coalesce(message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_delete AFTER DELETE ON contact_messages
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_insert AFTER INSERT ON courses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'courses', courses.seq FROM courses
		WHERE courses.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_update AFTER UPDATE OF title, description, published ON courses
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'courses', courses.seq FROM courses
		WHERE courses.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_delete AFTER DELETE ON courses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_insert AFTER INSERT ON events
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'events', events.seq FROM events
		WHERE events.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_update AFTER UPDATE OF title, description, published ON events
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'events', events.seq FROM events
		WHERE events.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_delete AFTER DELETE ON events
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_insert AFTER INSERT ON feedback_submissions
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'feedback_submissions', feedback_submissions.seq FROM feedback_submissions
		WHERE feedback_submissions.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(feedback_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_update AFTER UPDATE OF name, email, feedback_text ON feedback_submissions
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.feedback_text IS NOT new.feedback_text
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'feedback_submissions', feedback_submissions.seq FROM feedback_submissions
		WHERE feedback_submissions.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(feedback_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_delete AFTER DELETE ON feedback_submissions
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_insert AFTER INSERT ON fellowship_interest
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'fellowship_interest', fellowship_interest.seq FROM fellowship_interest
		WHERE fellowship_interest.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(organization, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_update AFTER UPDATE OF name, email, organization ON fellowship_interest
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.organization IS NOT new.organization
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'fellowship_interest', fellowship_interest.seq FROM fellowship_interest
		WHERE fellowship_interest.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(organization, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_delete AFTER DELETE ON fellowship_interest
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_insert AFTER INSERT ON impact_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'impact_entries', impact_entries.seq FROM impact_entries
		WHERE impact_entries.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_update AFTER UPDATE OF title, description, is_public, is_withheld ON impact_entries
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.is_public IS NOT new.is_public OR old.is_withheld IS NOT new.is_withheld
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'impact_entries', impact_entries.seq FROM impact_entries
		WHERE impact_entries.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_delete AFTER DELETE ON impact_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_insert AFTER INSERT ON job_applications
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'job_applications', job_applications.seq FROM job_applications
		WHERE job_applications.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(position, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_update AFTER UPDATE OF name, email, position ON job_applications
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.position IS NOT new.position
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'job_applications', job_applications.seq FROM job_applications
		WHERE job_applications.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(position, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_delete AFTER DELETE ON job_applications
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_insert AFTER INSERT ON challenge_labs
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'challenge_labs', challenge_labs.seq FROM challenge_labs
		WHERE challenge_labs.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_update AFTER UPDATE OF title, description, status, archived_at, is_sample ON challenge_labs
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.status IS NOT new.status OR old.archived_at IS NOT new.archived_at OR old.is_sample IS NOT new.is_sample
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'challenge_labs', challenge_labs.seq FROM challenge_labs
		WHERE challenge_labs.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_delete AFTER DELETE ON challenge_labs
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_insert AFTER INSERT ON learning_path_responses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'learning_path_responses', learning_path_responses.seq FROM learning_path_responses
		WHERE learning_path_responses.seq = new.seq AND coalesce(name, '') || coalesce(email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_update AFTER UPDATE OF name, email ON learning_path_responses
WHEN old.name IS NOT new.name OR old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'learning_path_responses', learning_path_responses.seq FROM learning_path_responses
		WHERE learning_path_responses.seq = new.seq AND coalesce(name, '') || coalesce(email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_delete AFTER DELETE ON learning_path_responses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_insert AFTER INSERT ON listed_people
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'listed_people', listed_people.seq FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id
		WHERE listed_people.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_update AFTER UPDATE OF user_id ON listed_people
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'listed_people', listed_people.seq FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id
		WHERE listed_people.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_delete AFTER DELETE ON listed_people
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name, bio, organization_affiliation, role, institute_name, designation ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.bio IS NOT new.bio OR old.organization_affiliation IS NOT new.organization_affiliation OR old.role IS NOT new.role OR old.institute_name IS NOT new.institute_name OR old.designation IS NOT new.designation
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq IN (SELECT seq FROM listed_people WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'listed_people', listed_people.seq FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id
		WHERE listed_people.user_id = new.id AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_insert AFTER INSERT ON mentorship_requests
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'mentorship_requests', mentorship_requests.seq FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id
		WHERE mentorship_requests.seq = new.seq AND coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(mentorship_requests.message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_update AFTER UPDATE OF message, student_id ON mentorship_requests
WHEN old.message IS NOT new.message OR old.student_id IS NOT new.student_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'mentorship_requests', mentorship_requests.seq FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id
		WHERE mentorship_requests.seq = new.seq AND coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(mentorship_requests.message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_delete AFTER DELETE ON mentorship_requests
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq IN (SELECT seq FROM mentorship_requests WHERE student_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'mentorship_requests', mentorship_requests.seq FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id
		WHERE mentorship_requests.student_id = new.id AND coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(mentorship_requests.message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_insert AFTER INSERT ON newsletter_subscribers
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_subscribers', newsletter_subscribers.seq FROM newsletter_subscribers
		WHERE newsletter_subscribers.seq = new.seq AND coalesce(email, '') || coalesce(coalesce(first_name, ''), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_update AFTER UPDATE OF email, first_name ON newsletter_subscribers
WHEN old.email IS NOT new.email OR old.first_name IS NOT new.first_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_subscribers', newsletter_subscribers.seq FROM newsletter_subscribers
		WHERE newsletter_subscribers.seq = new.seq AND coalesce(email, '') || coalesce(coalesce(first_name, ''), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_delete AFTER DELETE ON newsletter_subscribers
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_insert AFTER INSERT ON newsletter_issues
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_issues', newsletter_issues.seq FROM newsletter_issues
		WHERE newsletter_issues.seq = new.seq AND coalesce(title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_update AFTER UPDATE OF title ON newsletter_issues
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_issues', newsletter_issues.seq FROM newsletter_issues
		WHERE newsletter_issues.seq = new.seq AND coalesce(title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_delete AFTER DELETE ON newsletter_issues
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_insert AFTER INSERT ON orders
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.seq = new.seq AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update AFTER UPDATE OF reference, title, payment_reference, claimed_reference, buyer_id ON orders
WHEN old.reference IS NOT new.reference OR old.title IS NOT new.title OR old.payment_reference IS NOT new.payment_reference OR old.claimed_reference IS NOT new.claimed_reference OR old.buyer_id IS NOT new.buyer_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.seq = new.seq AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_delete AFTER DELETE ON orders
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.buyer_id = new.id AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.buyer_id = new.id AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_insert AFTER INSERT ON blog_posts
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') || coalesce(excerpt, '') || coalesce(body_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_update AFTER UPDATE OF title, excerpt, body_text, published ON blog_posts
WHEN old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.body_text IS NOT new.body_text OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') || coalesce(excerpt, '') || coalesce(body_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_delete AFTER DELETE ON blog_posts
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_insert AFTER INSERT ON user_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update AFTER UPDATE OF user_id ON user_entries
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_delete AFTER DELETE ON user_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.user_id = new.id AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.user_id = new.id AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_details_file_insert AFTER INSERT ON course_drafts
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_details_file_delete AFTER DELETE ON course_drafts
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_details_file_update AFTER UPDATE OF details ON course_drafts
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER courses_cover_image_file_insert AFTER INSERT ON courses
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER courses_cover_image_file_delete AFTER DELETE ON courses
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER courses_cover_image_file_update AFTER UPDATE OF cover_image ON courses
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_details_file_insert AFTER INSERT ON event_drafts
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_details_file_delete AFTER DELETE ON event_drafts
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_details_file_update AFTER UPDATE OF details ON event_drafts
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER events_cover_image_file_insert AFTER INSERT ON events
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER events_cover_image_file_delete AFTER DELETE ON events
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER events_cover_image_file_update AFTER UPDATE OF cover_image ON events
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.touched_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_statement_id_file_insert AFTER INSERT ON fellowship_interest
WHEN new.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_statement_id_file_delete AFTER DELETE ON fellowship_interest
WHEN old.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.statement_id AND uses > 0;
	DELETE FROM files WHERE id = old.statement_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_statement_id_file_update AFTER UPDATE OF statement_id ON fellowship_interest
WHEN old.statement_id IS NOT new.statement_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE id = old.statement_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_drafts_statement_id_file_insert AFTER INSERT ON fellowship_drafts
WHEN new.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_drafts_statement_id_file_delete AFTER DELETE ON fellowship_drafts
WHEN old.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.statement_id AND uses > 0;
	DELETE FROM files WHERE id = old.statement_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_drafts_statement_id_file_update AFTER UPDATE OF statement_id ON fellowship_drafts
WHEN old.statement_id IS NOT new.statement_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.saved_at END WHERE id = old.statement_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER impact_evidence_file_id_file_insert AFTER INSERT ON impact_evidence
WHEN new.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER impact_evidence_file_id_file_delete AFTER DELETE ON impact_evidence
WHEN old.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.file_id AND uses > 0;
	DELETE FROM files WHERE id = old.file_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER impact_evidence_file_id_file_update AFTER UPDATE OF file_id ON impact_evidence
WHEN old.file_id IS NOT new.file_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.added_at END WHERE id = old.file_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_resume_id_file_insert AFTER INSERT ON job_applications
WHEN new.resume_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.resume_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_resume_id_file_delete AFTER DELETE ON job_applications
WHEN old.resume_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.resume_id AND uses > 0;
	DELETE FROM files WHERE id = old.resume_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_resume_id_file_update AFTER UPDATE OF resume_id ON job_applications
WHEN old.resume_id IS NOT new.resume_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.resume_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE id = old.resume_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_picture_image_file_insert AFTER INSERT ON lab_updates
WHEN new.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_picture_image_file_delete AFTER DELETE ON lab_updates
WHEN old.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.picture_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_picture_image_file_update AFTER UPDATE OF picture_image ON lab_updates
WHEN old.picture_image IS NOT new.picture_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.created_at END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_file_id_file_insert AFTER INSERT ON lab_submissions
WHEN new.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_file_id_file_delete AFTER DELETE ON lab_submissions
WHEN old.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.file_id AND uses > 0;
	DELETE FROM files WHERE id = old.file_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_file_id_file_update AFTER UPDATE OF file_id ON lab_submissions
WHEN old.file_id IS NOT new.file_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.submitted_at END WHERE id = old.file_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_cover_image_file_insert AFTER INSERT ON challenge_labs
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_cover_image_file_delete AFTER DELETE ON challenge_labs
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_cover_image_file_update AFTER UPDATE OF cover_image ON challenge_labs
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_cover_image_file_insert AFTER INSERT ON blog_posts
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_cover_image_file_delete AFTER DELETE ON blog_posts
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_cover_image_file_update AFTER UPDATE OF cover_image ON blog_posts
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.touched_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_drafts_details_file_insert AFTER INSERT ON blog_drafts
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_drafts_details_file_delete AFTER DELETE ON blog_drafts
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_drafts_details_file_update AFTER UPDATE OF details ON blog_drafts
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_versions_details_file_insert AFTER INSERT ON blog_post_versions
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_versions_details_file_delete AFTER DELETE ON blog_post_versions
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_versions_details_file_update AFTER UPDATE OF details ON blog_post_versions
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.saved_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_pictures_picture_image_file_insert AFTER INSERT ON blog_post_pictures
WHEN new.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_pictures_picture_image_file_delete AFTER DELETE ON blog_post_pictures
WHEN old.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.picture_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_pictures_picture_image_file_update AFTER UPDATE OF picture_image ON blog_post_pictures
WHEN old.picture_image IS NOT new.picture_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.added_at END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_avatar_url_file_insert AFTER INSERT ON profiles
WHEN new.avatar_url LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.avatar_url, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER profiles_avatar_url_file_delete AFTER DELETE ON profiles
WHEN old.avatar_url LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.avatar_url, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.avatar_url, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_avatar_url_file_update AFTER UPDATE OF avatar_url ON profiles
WHEN old.avatar_url IS NOT new.avatar_url
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.avatar_url, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.avatar_url, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_erase AFTER DELETE ON users
BEGIN
	UPDATE audit_log SET subject_id = NULL WHERE subject_id = old.id AND subject_type = 'user';
END;
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
CREATE TRIGGER idempotency_keys_erase AFTER DELETE ON users
BEGIN
	DELETE FROM idempotency_keys WHERE caller = old.id;
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
CREATE TRIGGER notifications_erase AFTER DELETE ON users
BEGIN
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_erase AFTER DELETE ON users
BEGIN
	DELETE FROM outbox WHERE to_address = old.email AND old.email_verified_at IS NOT NULL;
	DELETE FROM outbox WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER profile_reports_erase AFTER DELETE ON users
BEGIN
	DELETE FROM profile_reports WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_refuses_delete BEFORE DELETE ON audit_log
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
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
CREATE TRIGGER enrollments_insert_learner AFTER INSERT ON enrollments
BEGIN
	UPDATE profiles SET learner_count = learner_count + 1
		WHERE id = (SELECT educator_id FROM courses WHERE id = new.course_id)
		AND NOT EXISTS (SELECT 1 FROM enrollments AS other JOIN courses ON courses.id = other.course_id
			WHERE other.student_id = new.student_id AND other.id <> new.id AND courses.educator_id = profiles.id);
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_delete_learner AFTER DELETE ON enrollments
BEGIN
	UPDATE profiles SET learner_count = learner_count - 1
		WHERE id = (SELECT educator_id FROM courses WHERE id = old.course_id)
		AND NOT EXISTS (SELECT 1 FROM enrollments AS other JOIN courses ON courses.id = other.course_id
			WHERE other.student_id = old.student_id AND courses.educator_id = profiles.id);
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_move_learner AFTER UPDATE OF course_id, student_id ON enrollments
WHEN old.course_id <> new.course_id OR old.student_id <> new.student_id
BEGIN
	UPDATE profiles SET learner_count = (
		SELECT count(DISTINCT enrollments.student_id) FROM courses
			JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)
		WHERE id IN (SELECT educator_id FROM courses WHERE id IN (old.course_id, new.course_id));
END;
--> statement-breakpoint
CREATE TRIGGER courses_move_learners AFTER UPDATE OF educator_id ON courses WHEN old.educator_id IS NOT new.educator_id
BEGIN
	UPDATE profiles SET learner_count = (
		SELECT count(DISTINCT enrollments.student_id) FROM courses
			JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)
		WHERE id IN (old.educator_id, new.educator_id);
END;
--> statement-breakpoint
CREATE TRIGGER courses_delete_places BEFORE DELETE ON courses WHEN old.enrollment_count > 0
BEGIN
	DELETE FROM enrollments WHERE course_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_delete_draft_of_nobody AFTER UPDATE OF educator_id ON courses
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL AND new.published = 0 AND new.enrollment_count = 0
BEGIN
	DELETE FROM courses WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER events_delete_draft_of_nobody AFTER UPDATE OF educator_id ON events
WHEN old.educator_id IS NOT NULL AND new.educator_id IS NULL AND new.published = 0
	AND NOT EXISTS (SELECT 1 FROM event_registrations WHERE event_id = new.id)
BEGIN
	DELETE FROM events WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_insert AFTER INSERT ON event_registrations
BEGIN
	UPDATE events SET registrations_count = registrations_count + (new.status = 'registered'),
		taken_count = taken_count + new.takes_seat,
		waitlist_count = waitlist_count + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count + (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_delete AFTER DELETE ON event_registrations
BEGIN
	UPDATE events SET registrations_count = registrations_count - (old.status = 'registered'),
		taken_count = taken_count - old.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
		WHERE id = old.event_id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER event_walk_ins_insert AFTER INSERT ON event_walk_ins
BEGIN
	UPDATE events SET registrations_count = registrations_count + 1, taken_count = taken_count + 1,
		checked_in_count = checked_in_count + 1 WHERE id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_walk_ins_delete AFTER DELETE ON event_walk_ins
BEGIN
	UPDATE events SET registrations_count = registrations_count - 1, taken_count = taken_count - 1,
		checked_in_count = checked_in_count - 1 WHERE id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_name AFTER INSERT ON event_registrations
BEGIN
	UPDATE event_registrations SET sorted_name = coalesce((
		SELECT lower(trim(first_name || ' ' || substr(last_name, 1, 1))) FROM profiles WHERE id = new.user_id
	), '') WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_rename AFTER UPDATE OF first_name, last_name ON profiles
	WHEN old.first_name <> new.first_name OR old.last_name <> new.last_name
BEGIN
	UPDATE event_registrations SET sorted_name = lower(trim(new.first_name || ' ' || substr(new.last_name, 1, 1)))
		WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER events_insert_days AFTER INSERT ON events WHEN new.published = 1
BEGIN
	INSERT INTO event_days (event_id, day, tab, type, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER events_move_days AFTER UPDATE OF starts_at, ends_at, category, type, published ON events
	WHEN old.published <> new.published OR (new.published = 1 AND (old.starts_at <> new.starts_at
		OR old.ends_at <> new.ends_at OR old.category <> new.category OR old.type <> new.type))
BEGIN
	DELETE FROM event_days WHERE event_id = old.id;
	INSERT INTO event_days (event_id, day, tab, type, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER event_messages_withdraw AFTER DELETE ON event_messages
BEGIN
	DELETE FROM outbox WHERE template = 'event_message' AND urgency = 2 AND details ->> 'messageId' = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER files_delete AFTER DELETE ON files WHEN old.object_key IS NOT NULL
BEGIN
	INSERT INTO removed_objects (object_key, due_at) VALUES (old.object_key, old.sent_at + 1800000)
		ON CONFLICT (object_key) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER files_resend AFTER UPDATE OF object_key ON files
	WHEN old.object_key IS NOT NULL AND old.object_key IS NOT new.object_key
BEGIN
	INSERT INTO removed_objects (object_key, due_at) VALUES (old.object_key, old.sent_at + 1800000)
		ON CONFLICT (object_key) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER files_erase AFTER UPDATE OF owner_id ON files WHEN new.owner_id IS NULL AND new.uses = 0
BEGIN
	DELETE FROM files WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER files_use_small AFTER INSERT ON files WHEN new.small_key IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = new.small_key;
END;
--> statement-breakpoint
CREATE TRIGGER files_drop_small AFTER DELETE ON files WHEN old.small_key IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = old.small_key AND uses > 0;
	DELETE FROM files WHERE object_key = old.small_key AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER orders_insert_sums AFTER INSERT ON orders WHEN new.paid_at IS NOT NULL
BEGIN
	INSERT INTO order_sums (unit, period, paid_count, paid_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch'))) WHERE new.paid_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET paid_count = paid_count + 1, paid_amount = paid_amount + excluded.paid_amount;
	INSERT INTO order_sums (unit, period, refunded_count, refunded_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.refunded_at / 1000 + 19800, 'unixepoch'))) WHERE new.refunded_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET refunded_count = refunded_count + 1, refunded_amount = refunded_amount + excluded.refunded_amount;
END;
--> statement-breakpoint
CREATE TRIGGER orders_sum_payments AFTER UPDATE OF paid_at ON orders WHEN old.paid_at IS NOT new.paid_at
BEGIN
	UPDATE order_sums SET paid_count = paid_count - 1, paid_amount = paid_amount - old.amount
		WHERE old.paid_at IS NOT NULL AND (unit, period) IN (VALUES ('day', strftime('%Y-%m-%d', old.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', old.paid_at / 1000 + 19800, 'unixepoch')));
	INSERT INTO order_sums (unit, period, paid_count, paid_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch'))) WHERE new.paid_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET paid_count = paid_count + 1, paid_amount = paid_amount + excluded.paid_amount;
END;
--> statement-breakpoint
CREATE TRIGGER orders_sum_refunds AFTER UPDATE OF refunded_at ON orders WHEN old.refunded_at IS NOT new.refunded_at
BEGIN
	UPDATE order_sums SET refunded_count = refunded_count - 1, refunded_amount = refunded_amount - old.amount
		WHERE old.refunded_at IS NOT NULL AND (unit, period) IN (VALUES ('day', strftime('%Y-%m-%d', old.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', old.refunded_at / 1000 + 19800, 'unixepoch')));
	INSERT INTO order_sums (unit, period, refunded_count, refunded_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.refunded_at / 1000 + 19800, 'unixepoch'))) WHERE new.refunded_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET refunded_count = refunded_count + 1, refunded_amount = refunded_amount + excluded.refunded_amount;
END;
--> statement-breakpoint
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
CREATE TRIGGER users_erase_answers BEFORE DELETE ON users
BEGIN
	DELETE FROM idempotency_keys WHERE caller IN (SELECT user_id FROM user_entries WHERE role IN ('educator', 'admin'))
		AND (instr(body, old.id) OR old.email_verified_at IS NOT NULL AND instr(body, old.email)
			OR instr(body, (SELECT first_name || ' ' || last_name FROM profiles WHERE id = old.id)));
	UPDATE counter_walks SET after = '' WHERE after = old.id;
END;
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
CREATE TRIGGER profiles_update_entry AFTER UPDATE OF role, educator_status ON profiles
WHEN old.role <> new.role OR old.educator_status IS NOT new.educator_status
BEGIN
	UPDATE user_entries SET role = new.role, educator_status = new.educator_status WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_confirm_entry AFTER UPDATE OF email_verified_at ON users
WHEN (old.email_verified_at IS NULL) <> (new.email_verified_at IS NULL)
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER suspensions_insert_entry AFTER INSERT ON suspensions
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER suspensions_delete_entry AFTER DELETE ON suspensions
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = old.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = old.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = old.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER deletion_requests_insert_entry AFTER INSERT ON deletion_requests
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER deletion_requests_delete_entry AFTER DELETE ON deletion_requests
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = old.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = old.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = old.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_lose_mentor AFTER UPDATE OF mentor_id ON mentorship_requests
WHEN new.mentor_id IS NULL AND new.mentor_feedback IS NOT NULL
BEGIN
	UPDATE mentorship_requests SET mentor_feedback = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_sessions_lose_mentor AFTER UPDATE OF mentor_id ON mentorship_sessions
WHEN new.mentor_id IS NULL AND new.mentor_note IS NOT NULL
BEGIN
	UPDATE mentorship_sessions SET mentor_note = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_insert_notification AFTER INSERT ON outbox WHEN new.kind IS NOT NULL AND new.user_id IS NOT NULL
BEGIN
	INSERT INTO notifications (id, user_id, kind, template, details, about_id, at, mail_id, number)
		SELECT 'ntf' || substr(new.id, 4), new.user_id, new.kind, new.template, new.details, new.about_id, new.due_at, new.id,
			1 + coalesce((SELECT max(number) FROM notifications WHERE user_id = new.user_id), 0)
		WHERE NOT EXISTS (SELECT 1 FROM notification_preferences
			WHERE user_id = new.user_id AND kind = new.kind AND choice = 'off');
END;
--> statement-breakpoint
CREATE TRIGGER notifications_insert_bound AFTER INSERT ON notifications
BEGIN
	DELETE FROM notifications WHERE user_id = new.user_id AND number <= new.number - 1000;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_withhold_impact AFTER UPDATE OF state ON user_entries
WHEN (old.state IN ('suspended', 'deleting')) <> (new.state IN ('suspended', 'deleting'))
BEGIN
	UPDATE impact_entries SET is_withheld = new.state IN ('suspended', 'deleting')
		OR EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = new.user_id AND status IN ('hidden', 'replied'))
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER reported_profiles_withhold_impact AFTER UPDATE OF status ON reported_profiles
WHEN (old.status IN ('hidden', 'replied')) <> (new.status IN ('hidden', 'replied'))
BEGIN
	UPDATE impact_entries SET is_withheld = new.status IN ('hidden', 'replied')
		OR EXISTS (SELECT 1 FROM user_entries WHERE user_id = new.user_id AND state IN ('suspended', 'deleting'))
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_hide_impact AFTER UPDATE OF date_of_birth ON profiles
WHEN new.date_of_birth IS NOT old.date_of_birth
	AND (new.date_of_birth IS NULL OR new.date_of_birth > date('now', '+330 minutes', '-18 years'))
BEGIN
	UPDATE impact_entries SET is_public = 0 WHERE user_id = new.id AND is_public = 1;
END;
--> statement-breakpoint
CREATE TRIGGER impact_handles_release AFTER UPDATE OF user_id ON impact_handles
WHEN new.user_id IS NULL AND old.user_id IS NOT NULL
BEGIN
	UPDATE impact_handles SET released_at = unixepoch() * 1000 WHERE digest = new.digest;
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_insert_sums AFTER INSERT ON impact_entries WHEN new.is_public = 1 AND new.is_withheld = 0
BEGIN
	INSERT INTO impact_sums (unit, amount, vouched_amount)
		SELECT key, value, iif(new.mark = 'own', 0, value) FROM json_each(new.outcomes) WHERE TRUE
		ON CONFLICT (unit) DO UPDATE SET amount = amount + excluded.amount,
			vouched_amount = vouched_amount + excluded.vouched_amount;
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_delete_sums AFTER DELETE ON impact_entries WHEN old.is_public = 1 AND old.is_withheld = 0
BEGIN
	UPDATE impact_sums SET amount = amount - (old.outcomes ->> unit),
		vouched_amount = vouched_amount - iif(old.mark = 'own', 0, old.outcomes ->> unit)
		WHERE old.outcomes ->> unit IS NOT NULL;
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER enrollments_refund_impact AFTER DELETE ON enrollments
WHEN old.completed = 1 AND EXISTS (SELECT 1 FROM ended_places WHERE enrollment_id = old.id)
BEGIN
	DELETE FROM impact_entries WHERE user_id = old.student_id AND source_kind = 'course' AND source_id = old.course_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = old.student_id AND source_kind = 'course' AND source_id = old.course_id AND mark = 'verified';
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER event_registrations_miss_impact AFTER UPDATE OF status, checked_in_at ON event_registrations
WHEN old.status = 'registered' AND old.checked_in_at IS NOT NULL
	AND NOT (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id AND mark = 'verified';
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_undo_impact AFTER UPDATE OF status ON fellowship_interest
WHEN old.status = 'approved' AND new.status <> 'approved'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id AND mark = 'verified';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_complete_impact AFTER UPDATE OF status ON mentorship_requests
WHEN new.status = 'completed' AND old.status <> 'completed'
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
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_undo_impact AFTER UPDATE OF status ON mentorship_requests
WHEN old.status = 'completed' AND new.status <> 'completed'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id AND mark = 'verified';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_finish_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NOT NULL AND old.outcome_at IS NULL
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark <> 'verified' AND user_id IN (
			SELECT member.user_id FROM challenge_lab_participants AS member
				JOIN lab_submissions AS work ON work.team_id = member.team_id WHERE member.lab_id = new.id);
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(member.id, instr(member.id, '_') + 1), member.user_id, new.title, 'challenge_lab',
			'Worked in this lab to its outcome.', date(new.outcome_at / 1000 + 19800, 'unixepoch'), 'verified', 'lab_outcome', new.id,
			new.updated_at, new.updated_at
		FROM challenge_lab_participants AS member
		WHERE member.lab_id = new.id AND member.role = 'student' AND member.status = 'approved'
			AND EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = member.team_id)
			AND NOT EXISTS (SELECT 1 FROM impact_entries
				WHERE user_id = member.user_id AND source_kind = 'lab_outcome' AND source_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_undo_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NULL AND old.outcome_at IS NOT NULL
BEGIN
	DELETE FROM impact_entries WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark = 'verified' AND is_public = 0
		AND updated_at = created_at AND user_id IN (
			SELECT user_id FROM challenge_lab_participants WHERE lab_id = new.id);
	UPDATE impact_entries SET mark = 'own' WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark = 'verified'
		AND user_id IN (SELECT user_id FROM challenge_lab_participants WHERE lab_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_lab_participants_leave_impact AFTER UPDATE OF status ON challenge_lab_participants
WHEN old.status = 'approved' AND new.status <> 'approved'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'lab_outcome' AND source_id = new.lab_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'lab_outcome' AND source_id = new.lab_id AND mark = 'verified';
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER listed_people_delete_facets AFTER DELETE ON listed_people
BEGIN
	DELETE FROM listed_people_facets WHERE user_id = old.user_id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_forget AFTER UPDATE OF count ON listed_people_counts WHEN new.count = 0
BEGIN
	DELETE FROM listed_people_counts WHERE kind = new.kind AND facet = new.facet AND value = new.value;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_follow AFTER UPDATE OF state ON outbox
WHEN new.template = 'newsletter_issue' AND new.state <> old.state
BEGIN
	UPDATE newsletter_deliveries SET state = CASE new.state WHEN 'sent' THEN 'sent' WHEN 'dead' THEN 'failed'
		WHEN 'unknown' THEN 'failed' ELSE 'queued' END WHERE mail_id = new.id;
	UPDATE outbox SET due_at = 4102444800000 WHERE id = new.id AND new.state = 'pending' AND EXISTS (
		SELECT 1 FROM newsletter_deliveries AS delivery JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
			WHERE delivery.mail_id = new.id AND issue.state = 'paused');
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_count_insert AFTER INSERT ON newsletter_deliveries
BEGIN
	UPDATE newsletter_issues SET recipients_count = recipients_count + 1 WHERE id = new.issue_id;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_count_update AFTER UPDATE OF state ON newsletter_deliveries WHEN new.state <> old.state
BEGIN
	UPDATE newsletter_issues SET sent_count = sent_count + (new.state = 'sent') - (old.state = 'sent'),
		failed_count = failed_count + (new.state = 'failed') - (old.state = 'failed'),
		withheld_count = withheld_count + (new.state = 'withheld') - (old.state = 'withheld')
		WHERE id = new.issue_id;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_count_delete AFTER DELETE ON newsletter_deliveries WHEN old.state = 'queued'
BEGIN
	UPDATE newsletter_issues SET withheld_count = withheld_count + 1 WHERE id = old.issue_id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_leave AFTER UPDATE OF status ON newsletter_subscribers
WHEN old.status = 'confirmed' AND new.status = 'unsubscribed'
BEGIN
	UPDATE newsletter_issues SET unsubscribed_count = unsubscribed_count + 1 WHERE id = (
		SELECT issue_id FROM newsletter_deliveries WHERE subscriber_id = new.id AND state = 'sent'
			ORDER BY queued_at DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_delete_mails BEFORE DELETE ON newsletter_subscribers
BEGIN
	DELETE FROM outbox WHERE urgency IN (2, 3, 4) AND id IN (
		SELECT mail_id FROM newsletter_deliveries WHERE subscriber_id = old.id AND state IN ('queued', 'failed'));
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_delete_mails AFTER DELETE ON lab_teams
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER impact_confirmations_delete_mails AFTER DELETE ON impact_confirmations
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER impact_confirmations_delete_name AFTER DELETE ON impact_confirmations WHEN old.state = 'confirmed'
BEGIN
	UPDATE impact_entries SET confirmation = 'a former member' WHERE id = old.entry_id AND mark = 'confirmed'
		AND NOT EXISTS (SELECT 1 FROM impact_confirmations AS later WHERE later.entry_id = old.entry_id
			AND later.state = 'confirmed' AND later.answered_at > old.answered_at);
END;
--> statement-breakpoint
CREATE TRIGGER lab_links_delete_of_nobody AFTER UPDATE OF added_by ON lab_links
WHEN old.added_by IS NOT NULL AND new.added_by IS NULL
BEGIN
	DELETE FROM lab_links WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_forget_feedback AFTER UPDATE OF feedback_by ON lab_submissions
WHEN old.feedback_by IS NOT NULL AND new.feedback_by IS NULL AND new.feedback IS NOT NULL
BEGIN
	UPDATE lab_submissions SET feedback = NULL, feedback_at = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_lab_participants_erase_team AFTER DELETE ON challenge_lab_participants
WHEN old.team_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.user_id)
BEGIN
	DELETE FROM lab_teams WHERE id = old.team_id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = old.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_erase_team AFTER UPDATE OF submitted_by ON lab_submissions
WHEN old.submitted_by IS NOT NULL AND new.submitted_by IS NULL
BEGIN
	DELETE FROM lab_teams WHERE id = new.team_id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = new.team_id)
		AND NOT EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = new.team_id AND submitted_by IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_erase_empty AFTER UPDATE OF created_by ON lab_teams
WHEN old.created_by IS NOT NULL AND new.created_by IS NULL
BEGIN
	DELETE FROM lab_teams WHERE id = new.id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = new.id)
		AND NOT EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = new.id AND submitted_by IS NOT NULL);
END;
