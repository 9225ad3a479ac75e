DROP TRIGGER challenge_labs_finish_impact;
--> statement-breakpoint
CREATE TABLE `lab_submission_people` (
	`submission_id` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`submission_id`, `submitted_at`, `user_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `lab_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lab_submission_people_by_person` ON `lab_submission_people` (`user_id`);--> statement-breakpoint
CREATE TABLE `lab_submission_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`body` text NOT NULL,
	`links` text NOT NULL,
	`file_id` text,
	`submitted_by` text,
	`submitted_at` integer NOT NULL,
	`feedback` text,
	`feedback_by` text,
	`feedback_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `lab_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`submitted_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`feedback_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lab_submission_versions_newest` ON `lab_submission_versions` (`submission_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_submission_versions_by_sender` ON `lab_submission_versions` (`submitted_by`);--> statement-breakpoint
CREATE INDEX `lab_submission_versions_by_mentor` ON `lab_submission_versions` (`feedback_by`);--> statement-breakpoint
CREATE INDEX `lab_submission_versions_by_file` ON `lab_submission_versions` (`file_id`) WHERE file_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER lab_submission_versions_file_id_file_insert AFTER INSERT ON lab_submission_versions
WHEN new.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER lab_submission_versions_file_id_file_delete AFTER DELETE ON lab_submission_versions
WHEN old.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.file_id AND uses > 0;
	DELETE FROM files WHERE id = old.file_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER lab_submission_versions_file_id_file_update AFTER UPDATE OF file_id ON lab_submission_versions
WHEN old.file_id IS NOT new.file_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.submitted_at END WHERE id = old.file_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_finish_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NOT NULL AND old.outcome_at IS NULL
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark <> 'verified' AND user_id IN (
			SELECT who.user_id FROM lab_submissions AS work JOIN lab_submission_people AS who ON who.submission_id = work.id
				WHERE work.lab_id = new.id AND (who.submitted_at = work.submitted_at OR EXISTS (
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
				WHERE who.user_id = member.user_id AND work.lab_id = new.id AND (who.submitted_at = work.submitted_at OR EXISTS (
					SELECT 1 FROM lab_submission_versions AS former WHERE former.submission_id = work.id
						AND former.submitted_at = who.submitted_at AND former.feedback IS NOT NULL)))
			AND NOT EXISTS (SELECT 1 FROM impact_entries
				WHERE user_id = member.user_id AND source_kind = 'lab_outcome' AND source_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER lab_submission_versions_forget_feedback AFTER UPDATE OF feedback_by ON lab_submission_versions
WHEN old.feedback_by IS NOT NULL AND new.feedback_by IS NULL AND new.feedback IS NOT NULL
BEGIN
	UPDATE lab_submission_versions SET feedback = NULL, feedback_at = NULL WHERE id = new.id;
END;
--> statement-breakpoint
UPDATE challenge_labs SET goals = (SELECT json_group_array(json_object('id', 'goal-' || (key + 1), 'text', value)) FROM json_each(goals));
--> statement-breakpoint
UPDATE OR IGNORE lab_goal_checks SET goal = (SELECT goal.value ->> 'id' FROM lab_teams JOIN challenge_labs ON challenge_labs.id = lab_teams.lab_id,
	json_each(challenge_labs.goals) AS goal WHERE lab_teams.id = lab_goal_checks.team_id AND goal.value ->> 'text' = lab_goal_checks.goal)
	WHERE EXISTS (SELECT 1 FROM lab_teams JOIN challenge_labs ON challenge_labs.id = lab_teams.lab_id, json_each(challenge_labs.goals) AS goal
		WHERE lab_teams.id = lab_goal_checks.team_id AND goal.value ->> 'text' = lab_goal_checks.goal);
--> statement-breakpoint
DELETE FROM lab_goal_checks WHERE goal NOT IN (SELECT goal.value ->> 'id' FROM lab_teams JOIN challenge_labs ON challenge_labs.id = lab_teams.lab_id,
	json_each(challenge_labs.goals) AS goal WHERE lab_teams.id = lab_goal_checks.team_id);
--> statement-breakpoint
INSERT INTO lab_submission_people (submission_id, submitted_at, user_id)
	SELECT lab_submissions.id, lab_submissions.submitted_at, challenge_lab_participants.user_id FROM lab_submissions
	JOIN challenge_lab_participants ON challenge_lab_participants.team_id = lab_submissions.team_id;
