CREATE TABLE `first_mistake_counts` (
	`check_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`check_id`, `question`, `answer`)
);
--> statement-breakpoint
CREATE INDEX `first_mistake_counts_by_count` ON `first_mistake_counts` (`check_id`,`question`,`count`,`answer`);--> statement-breakpoint
CREATE TABLE `first_try_counts` (
	`check_id` text NOT NULL,
	`question` text NOT NULL,
	`is_right` integer NOT NULL,
	`rest_score` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`check_id`, `question`, `is_right`, `rest_score`)
);
--> statement-breakpoint
CREATE TABLE `lesson_check_first_tries` (
	`enrollment_id` text NOT NULL,
	`check_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`is_right` integer NOT NULL,
	`rest_score` integer,
	PRIMARY KEY(`enrollment_id`, `check_id`),
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`check_id`) REFERENCES `lesson_checks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_check_first_tries_by_check` ON `lesson_check_first_tries` (`check_id`,`question`,`is_right`,`enrollment_id`);--> statement-breakpoint
ALTER TABLE `course_messages` ADD `returned_count` integer;
--> statement-breakpoint
CREATE TRIGGER first_try_counts_insert AFTER INSERT ON lesson_check_first_tries
BEGIN
	INSERT INTO first_try_counts (check_id, question, is_right, rest_score, count) VALUES (new.check_id, new.question, new.is_right, coalesce(new.rest_score, -1), 1)
		ON CONFLICT (check_id, question, is_right, rest_score) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER first_try_counts_delete AFTER DELETE ON lesson_check_first_tries
BEGIN
	UPDATE first_try_counts SET count = count - 1 WHERE check_id = old.check_id AND question = old.question AND is_right = old.is_right AND rest_score = (coalesce(old.rest_score, -1));
END;
--> statement-breakpoint
CREATE TRIGGER first_try_counts_update AFTER UPDATE OF check_id, question, is_right, rest_score ON lesson_check_first_tries
WHEN old.check_id IS NOT new.check_id OR old.question IS NOT new.question OR old.is_right IS NOT new.is_right OR (coalesce(old.rest_score, -1)) IS NOT (coalesce(new.rest_score, -1))
BEGIN
	UPDATE first_try_counts SET count = count - 1 WHERE check_id = old.check_id AND question = old.question AND is_right = old.is_right AND rest_score = (coalesce(old.rest_score, -1));
	INSERT INTO first_try_counts (check_id, question, is_right, rest_score, count) VALUES (new.check_id, new.question, new.is_right, coalesce(new.rest_score, -1), 1)
		ON CONFLICT (check_id, question, is_right, rest_score) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER first_mistake_counts_insert AFTER INSERT ON lesson_check_first_tries
WHEN new.is_right = 0
BEGIN
	INSERT INTO first_mistake_counts (check_id, question, answer, count) VALUES (new.check_id, new.question, new.answer, 1)
		ON CONFLICT (check_id, question, answer) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER first_mistake_counts_delete AFTER DELETE ON lesson_check_first_tries
WHEN old.is_right = 0
BEGIN
	UPDATE first_mistake_counts SET count = count - 1 WHERE check_id = old.check_id AND question = old.question AND answer = old.answer;
END;
--> statement-breakpoint
CREATE TRIGGER first_mistake_counts_update AFTER UPDATE OF check_id, question, answer, is_right ON lesson_check_first_tries
WHEN old.check_id IS NOT new.check_id OR old.question IS NOT new.question OR old.answer IS NOT new.answer OR (old.is_right = 0) IS NOT (new.is_right = 0)
BEGIN
	UPDATE first_mistake_counts SET count = count - 1 WHERE check_id = old.check_id AND question = old.question AND answer = old.answer AND (old.is_right = 0);
	INSERT INTO first_mistake_counts (check_id, question, answer, count) SELECT new.check_id, new.question, new.answer, 1 WHERE new.is_right = 0
		ON CONFLICT (check_id, question, answer) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER lesson_check_first_tries_insert_rest AFTER INSERT ON lesson_check_first_tries
BEGIN
	UPDATE lesson_check_first_tries
		SET rest_score = CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER)
		FROM (SELECT count(*) AS tried, sum(is_right) AS passed FROM lesson_check_first_tries
			WHERE enrollment_id = new.enrollment_id) AS total
		WHERE enrollment_id = new.enrollment_id AND check_id <> new.check_id
		AND rest_score IS NOT CAST(round(10.0 * (total.passed - is_right) / (total.tried - 1)) AS INTEGER);
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER first_mistake_counts_forget AFTER UPDATE OF count ON first_mistake_counts WHEN new.count = 0
BEGIN
	DELETE FROM first_mistake_counts
		WHERE check_id = new.check_id AND question = new.question AND answer = new.answer;
END;
--> statement-breakpoint
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
--> statement-breakpoint
INSERT INTO lesson_check_first_tries (enrollment_id, check_id, question, answer, is_right)
	SELECT enrollments.id, made.check_id, made.question,
		CASE lesson_checks.kind WHEN 'multiple' THEN (SELECT json_group_array(value)
			FROM (SELECT value FROM json_each(made.answer) ORDER BY value))
			WHEN 'text' THEN lower(made.answer) ELSE made.answer END,
		made.is_right
	FROM lesson_check_tries AS made JOIN lesson_checks ON lesson_checks.id = made.check_id
	JOIN lessons ON lessons.id = lesson_checks.lesson_id JOIN modules ON modules.id = lessons.module_id
	JOIN enrollments ON enrollments.student_id = made.user_id AND enrollments.course_id = modules.course_id
	WHERE made.question = (SELECT latest.question FROM lesson_check_tries AS latest
			WHERE latest.user_id = made.user_id AND latest.check_id = made.check_id
			ORDER BY latest.created_at DESC, latest.id DESC LIMIT 1)
		AND NOT EXISTS (SELECT 1 FROM lesson_check_tries AS earlier WHERE earlier.user_id = made.user_id
			AND earlier.check_id = made.check_id AND earlier.question = made.question
			AND (earlier.created_at, earlier.id) < (made.created_at, made.id))
		AND (SELECT count(*) FROM lesson_check_tries AS kept
			WHERE kept.user_id = made.user_id AND kept.check_id = made.check_id) < 20;
--> statement-breakpoint
UPDATE lesson_check_first_tries SET rest_score = (SELECT CAST(round(avg(10.0 * other.is_right)) AS INTEGER)
	FROM lesson_check_first_tries AS other WHERE other.enrollment_id = lesson_check_first_tries.enrollment_id
		AND other.check_id <> lesson_check_first_tries.check_id);
