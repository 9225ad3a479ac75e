CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_email_is_lower_case" CHECK(email = lower(email))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);
--> statement-breakpoint
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
	`is_discoverable` integer DEFAULT false NOT NULL,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`published_course_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `courses` (
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
	`educator_id` text NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`duration` text DEFAULT '4 weeks' NOT NULL,
	`objectives` text DEFAULT '[]' NOT NULL,
	`requirements` text DEFAULT '[]' NOT NULL,
	`enrollment_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`educator_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "courses_price_is_not_negative" CHECK(price >= 0),
	CONSTRAINT "courses_level_is_known" CHECK(level IN ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "courses_published_have_a_date" CHECK(published = 0 OR published_at IS NOT NULL),
	CONSTRAINT "courses_enrollment_count_is_not_negative" CHECK(enrollment_count >= 0)
);
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
CREATE TABLE `course_counts` (
	`category` text NOT NULL,
	`level` text NOT NULL,
	`is_free` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category`, `level`, `is_free`)
);
--> statement-breakpoint
CREATE TABLE `modules` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`duration` text DEFAULT '1 week' NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `modules_by_course` ON `modules` (`course_id`,`position`);
--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lessons_duration_is_positive" CHECK(duration_minutes > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_by_module` ON `lessons` (`module_id`,`position`);
--> statement-breakpoint
CREATE TABLE `enrollments` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`course_id` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "enrollments_progress_is_a_percentage" CHECK(progress BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enrollments_by_student_course` ON `enrollments` (`student_id`,`course_id`);
--> statement-breakpoint
CREATE INDEX `enrollments_by_course` ON `enrollments` (`course_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `enrollments_by_student` ON `enrollments` (`student_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`caller` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`content_type` text,
	`body` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`caller`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);
