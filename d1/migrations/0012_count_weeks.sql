CREATE TABLE `sign_up_week_counts` (
	`week` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `course_completion_week_counts` (
	`course_id` text NOT NULL,
	`week` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`course_id`, `week`)
);
--> statement-breakpoint
CREATE TABLE `course_enrollment_week_counts` (
	`course_id` text NOT NULL,
	`week` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`course_id`, `week`)
);
--> statement-breakpoint
CREATE TABLE `enrollment_week_counts` (
	`week` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER enrollment_week_counts_insert AFTER INSERT ON enrollments
BEGIN
	INSERT INTO enrollment_week_counts (week, count) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER enrollment_week_counts_delete AFTER DELETE ON enrollments
BEGIN
	UPDATE enrollment_week_counts SET count = count - 1 WHERE week = (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'));
END;
--> statement-breakpoint
CREATE TRIGGER enrollment_week_counts_update AFTER UPDATE OF created_at ON enrollments
WHEN (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')) IS NOT (date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'))
BEGIN
	UPDATE enrollment_week_counts SET count = count - 1 WHERE week = (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'));
	INSERT INTO enrollment_week_counts (week, count) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_enrollment_week_counts_insert AFTER INSERT ON enrollments
BEGIN
	INSERT INTO course_enrollment_week_counts (course_id, week, count) VALUES (new.course_id, date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (course_id, week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_enrollment_week_counts_delete AFTER DELETE ON enrollments
BEGIN
	UPDATE course_enrollment_week_counts SET count = count - 1 WHERE course_id = old.course_id AND week = (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'));
END;
--> statement-breakpoint
CREATE TRIGGER course_enrollment_week_counts_update AFTER UPDATE OF course_id, created_at ON enrollments
WHEN old.course_id IS NOT new.course_id OR (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')) IS NOT (date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'))
BEGIN
	UPDATE course_enrollment_week_counts SET count = count - 1 WHERE course_id = old.course_id AND week = (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'));
	INSERT INTO course_enrollment_week_counts (course_id, week, count) VALUES (new.course_id, date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (course_id, week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_completion_week_counts_insert AFTER INSERT ON enrollments
WHEN new.completed_at IS NOT NULL
BEGIN
	INSERT INTO course_completion_week_counts (course_id, week, count) VALUES (new.course_id, date(new.completed_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (course_id, week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_completion_week_counts_delete AFTER DELETE ON enrollments
WHEN old.completed_at IS NOT NULL
BEGIN
	UPDATE course_completion_week_counts SET count = count - 1 WHERE course_id = old.course_id AND week = (date(old.completed_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'));
END;
--> statement-breakpoint
CREATE TRIGGER course_completion_week_counts_update AFTER UPDATE OF course_id, completed_at ON enrollments
WHEN old.course_id IS NOT new.course_id OR (date(old.completed_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')) IS NOT (date(new.completed_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')) OR (old.completed_at IS NOT NULL) IS NOT (new.completed_at IS NOT NULL)
BEGIN
	UPDATE course_completion_week_counts SET count = count - 1 WHERE course_id = old.course_id AND week = (date(old.completed_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')) AND (old.completed_at IS NOT NULL);
	INSERT INTO course_completion_week_counts (course_id, week, count) SELECT new.course_id, date(new.completed_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1 WHERE new.completed_at IS NOT NULL
		ON CONFLICT (course_id, week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sign_up_week_counts_insert AFTER INSERT ON user_entries
BEGIN
	INSERT INTO sign_up_week_counts (week, count) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sign_up_week_counts_delete AFTER DELETE ON user_entries
BEGIN
	UPDATE sign_up_week_counts SET count = count - 1 WHERE week = (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'));
END;
--> statement-breakpoint
CREATE TRIGGER sign_up_week_counts_update AFTER UPDATE OF created_at ON user_entries
WHEN (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')) IS NOT (date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'))
BEGIN
	UPDATE sign_up_week_counts SET count = count - 1 WHERE week = (date(old.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'));
	INSERT INTO sign_up_week_counts (week, count) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (week) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO sign_up_week_counts (week, count) SELECT date(created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days') AS week, count(*) FROM user_entries GROUP BY 1;
--> statement-breakpoint
INSERT INTO enrollment_week_counts (week, count) SELECT date(created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days') AS week, count(*) FROM enrollments GROUP BY 1;
--> statement-breakpoint
INSERT INTO course_enrollment_week_counts (course_id, week, count) SELECT course_id, date(created_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days') AS week, count(*) FROM enrollments GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO course_completion_week_counts (course_id, week, count) SELECT course_id, date(completed_at / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days') AS week, count(*) FROM enrollments WHERE completed_at IS NOT NULL GROUP BY 1, 2;
